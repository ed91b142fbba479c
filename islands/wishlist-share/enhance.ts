import { copyText, canShare, shareMessages, shareNatively, openWindow } from '../../src/dom/share-page';
import { element } from '../../src/dom/element';
import { showNotice } from '../../src/dom/inline-notice';
import { pageWishlist } from '../../src/page/page-wishlist';
import type { IslandContext } from '../../src/runtime/define-island';
import { onPress } from '../../src/runtime/keys';
import { whoIsSignedIn } from '../../src/stores/storage';
import { t } from './messages';

/** Size of a share window (WLS-01). */
const WINDOW = { width: 420, height: 320 };

/** Hosts of TI's share links. */
const HOSTS = ['www.facebook.com', 'twitter.com', 'x.com', 'pinterest.com', 'www.pinterest.com'];

/** Selector of links that open no window: the device handles them (WLS-01). */
const OWN_WAY = '.social-email, .social-whatsapp, .social-clipboard';

/** TI's share buttons, plain links without scripts. The key in the address grants access to the list, so a warning precedes sharing (WLS-01). */
export default function enhance(host: HTMLElement, _props: object, { signal }: IslandContext) {
	const links = [...host.querySelectorAll<HTMLAnchorElement>('a')];
	const address = host.querySelector<HTMLAnchorElement>('a.social-clipboard')?.href ?? location.href;
	let isWarned = false;

	for (const link of links) {
		// If the window is blocked, and on phones, the link opens a tab, without referrer and opener.
		link.rel = 'noopener noreferrer';
		if (!link.matches(OWN_WAY)) link.target = '_blank';
		if (!link.textContent.trim()) link.setAttribute('aria-label', link.title);
	}
	const native = canShare() ? element('a', { class: 'social social-native', href: address }, t('native')) : undefined;
	const item = native && element('li', {}, native);
	if (item) host.querySelector('ul')?.prepend(item);
	signal.addEventListener('abort', () => item?.remove());

	/** @returns Whether a warning was shown instead. */
	const warn = (link: HTMLElement): boolean => {
		const [key] = /[0-9a-f]{6}(?=\/?$)/.exec(address) ?? [];
		const isPrivate = pageWishlist()
			.state.peek()
			?.lists.some((list) => list.shareKey === key && list.privacy === 'private');
		const isGuests = !whoIsSignedIn() && document.querySelector('.tinv-wishlist [name="tinvwl-remove"]') !== null;
		if (isWarned || (!isPrivate && !isGuests)) return false;
		isWarned = true;
		showNotice(host, {
			type: 'info',
			text: t(isPrivate ? 'private' : 'guest'),
			action: { label: t('anyway'), onClick: () => link.click() },
			control: link,
		});
		return true;
	};
	const copy = async (link: HTMLElement) => {
		const isCopied = await copyText(address);
		const text = isCopied ? shareMessages('copied') : `${shareMessages('refused')} ${address}`;
		showNotice(host, { type: isCopied ? 'success' : 'info', text, control: link });
	};
	/** @returns Whether to prevent the browser from following the link. */
	const use = (link: HTMLAnchorElement): boolean => {
		if (warn(link)) return true;
		if (link === native) {
			// Not `sharePage`, which removes secrets from an address: here the key must be shared.
			shareNatively({ title: document.title, url: address }).catch(() => copy(link));
			return true;
		}
		if (link.matches('.social-clipboard')) return (void copy(link), true);
		if (link.matches(OWN_WAY) || !matchMedia('(hover: hover)').matches) return false;
		return openWindow(link.href.replace(/^http:/, 'https:'), { ...WINDOW, hosts: HOSTS });
	};
	onPress(host, 'a', signal, use);
}
