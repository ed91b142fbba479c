import { urlOf } from '../../src/safety/url';
import type { IslandContext } from '../../src/runtime/define-island';
import { onPress } from '../../src/runtime/keys';
import { openWindow, copyText, shareAddress, canShare, shareMessages, shareNatively } from '../../src/dom/share-page';
import { announce } from '../../src/ui/announcer';
import { createButton, element } from '../../src/dom/element';
import { hideAfter, showNotice } from '../../src/dom/inline-notice';
import { isNetwork, type Network, networkHosts, networkLink, type Subject, type Tool } from './networks';
import type { Props } from './island';
import { settings } from '../../src/runtime/settings';
import { fetchShareCounts } from '../../src/shop/share-counts';
import { pageConsent } from '../../src/stores/consent';
import { t } from './messages';
import './view.css';

/** Size of a share window (SHARE-01). */
const WINDOW = { width: 626, height: 436 };

/** Milliseconds for which « Copié ! » is shown. */
const COPIED_FOR = 3000;

const BUTTON = '[data-archipel-share]';

/** Share buttons (SHARE-01): opens links in a small window (they also work as plain links), share sheet, copy, print. */
export default function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	const subject: Subject = {
		url: shareAddress(canonicalAddress()),
		title: document.title,
	};
	const built = host.querySelector(BUTTON) ? undefined : buildButtons(props.networks, subject);
	if (built) host.append(built);
	signal.addEventListener('abort', () => built?.remove());

	for (const button of host.querySelectorAll<HTMLElement>('[data-archipel-share=native]')) {
		itemOf(button).dataset['state'] = canShare() ? 'available' : 'missing';
	}

	const copy = async (button: HTMLElement) => {
		if (await copyText(subject.url)) {
			announce(shareMessages('copied'));
			showCopied(button);
		} else showNotice(host, { type: 'info', text: `${shareMessages('refused')} ${subject.url}` });
	};
	const run: Record<Tool, (button: HTMLElement) => void> = {
		native: (button) => void shareNatively(subject).catch(() => copy(button)),
		copy: (button) => void copy(button),
		print: () => print(),
	};
	const use = (button: HTMLElement): boolean => {
		const name = button.dataset['archipelShare'] ?? '';
		if (Object.hasOwn(run, name)) {
			run[name as Tool](button);
			return true;
		}
		// Phones and narrow screens have no room for a window: the link opens a tab.
		const hasWindows = matchMedia(`(hover: hover) and (min-width: ${WINDOW.width + 1}px)`).matches;
		if (!hasWindows || !(button instanceof HTMLAnchorElement) || button.protocol === 'mailto:') return false;
		return openWindow(button.href, { ...WINDOW, hosts: networkHosts });
	};
	onPress(host, BUTTON, signal, use);
	if (props.countsUrl) void showCounts(host, props.countsUrl, subject.url, signal);
}

const itemOf = (button: HTMLElement): HTMLElement => button.closest<HTMLElement>('.archipel-share__item') ?? button;

/** Returns the page's canonical address if it is on this origin, else the current one. */
function canonicalAddress(): string {
	const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
	return urlOf(canonical, null)?.origin === location.origin ? canonical : location.href;
}

function showCopied(button: HTMLElement): void {
	const place = itemOf(button);
	place.querySelector('.archipel-share__copied')?.remove();
	const classes = 'archipel-share__copied archipel-tooltip';
	const bubble = element('span', { class: classes, 'aria-hidden': 'true' }, shareMessages('copied'));
	place.append(bubble);
	// The button keeps the focus, so only hover and focus of the bubble itself delay its removal.
	hideAfter(bubble, COPIED_FOR, () => bubble.remove());
}

/**
 * Adds the count of each network, after consent to `content`. Before that, and without an address, no request is sent (SHARE-01).
 * A missing count is not shown.
 */
async function showCounts(host: HTMLElement, source: string, page: string, signal: AbortSignal): Promise<void> {
	try {
		await pageConsent().whenAllowed('content', signal);
		const counts = await fetchShareCounts(source, page, signal);
		const format = new Intl.NumberFormat(settings().locale, { notation: 'compact' });
		for (const button of host.querySelectorAll<HTMLElement>('[data-archipel-share]')) {
			const count = counts[button.dataset['archipelShare'] ?? ''];
			if (!count || count < 0) continue;
			const [shown, read] = [format.format(count), t('count', { count })];
			button.querySelector('.archipel-share__count')?.remove();
			const words = element('span', { class: 'archipel-visually-hidden' }, `, ${read}`);
			button.append(
				element('span', { class: 'archipel-share__count' }, element('span', { 'aria-hidden': 'true' }, shown), words),
			);
		}
	} catch {
		// A missing count is no error for the visitor.
	}
}

/** Builds the list of buttons as in render.php, for pages without the server's. No `ul`, because themes indent lists. */
function buildButtons(names: readonly (Network | Tool)[], subject: Subject): HTMLElement {
	return element(
		'div',
		{ class: 'archipel-share__list archipel-screen-only', role: 'list', 'aria-label': t('label') },
		...names.map((name) =>
			element(
				'div',
				{ class: 'archipel-share__item', role: 'listitem' },
				isNetwork(name) ? buildLink(name, subject) : buildTool(name),
			),
		),
	);
}

function buildLink(network: Network, subject: Subject): HTMLAnchorElement {
	const isMail = network === 'email';
	return element(
		'a',
		{
			class: 'archipel-share__button archipel-quiet-button archipel-button archipel-icon',
			'data-archipel-share': network,
			href: networkLink(network, subject),
			title: t(network),
			...(!isMail && { target: '_blank', rel: 'noopener noreferrer nofollow' }),
		},
		label(isMail ? t(network) : `${t(network)} ${t('newWindow')}`),
	);
}

function buildTool(name: Tool): HTMLButtonElement {
	return createButton(
		'archipel-share__button archipel-quiet-button archipel-icon',
		{ 'data-archipel-share': name, 'data-archipel-intent': name, title: t(name) },
		label(t(name)),
	);
}

const label = (text: string) => element('span', { class: 'archipel-visually-hidden' }, text);
