import type { Enhance } from '../../src/runtime/define-island';
import { clickedControl } from '../../src/runtime/keys';
import { openWindow } from '../../src/safety/url';
import { announce } from '../../src/ui/announcer';
import { copyText } from '../../src/dom/copy-text';
import { element } from '../../src/dom/element';
import { hideAfter } from '../../src/dom/hide-after';
import { showNotice } from '../../src/dom/inline-notice';
import { shareAddress } from '../../src/dom/share-address';
import { canShare, shareMessages, sharePage } from '../../src/dom/share-page';
import { networkHosts, type Subject, type Tool } from './networks';
import { buildButtons } from './parts/build-buttons';
import { showCounts } from './parts/show-counts';
import type { Props } from './props';
import './view.css';

/** Size of a share window (SHARE-01). */
const WINDOW = { width: 626, height: 436 };

/** Milliseconds for which « Copié ! » is shown. */
const COPIED_FOR = 3000;

const BUTTON = '[data-archipel-share]';

/** Share buttons (SHARE-01): opens links in a small window (they also work as plain links), share sheet, copy, print. */
const enhance: Enhance<Props> = (host, props, { activation, signal }) => {
	const subject: Subject = {
		url: shareAddress(props.url || canonicalAddress()),
		title: props.title || document.title,
		image: props.image && new URL(props.image, document.baseURI).href,
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
		native: () => void sharePage(subject),
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
	host.addEventListener(
		'click',
		(event) => {
			const button = clickedControl(event, BUTTON);
			if (button && use(button)) event.preventDefault();
		},
		{ signal },
	);
	activation.takeIntents().forEach(({ control }) => use(control));
	if (props.countsUrl) void showCounts(host, props.countsUrl, subject.url, signal);
};

const itemOf = (button: HTMLElement): HTMLElement => button.closest<HTMLElement>('.archipel-share__item') ?? button;

/** Returns the page's canonical address if it is on this origin, else the current one. */
function canonicalAddress(): string {
	const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '';
	return URL.canParse(canonical) && new URL(canonical).origin === location.origin ? canonical : location.href;
}

function showCopied(button: HTMLElement): void {
	const place = itemOf(button);
	place.querySelector('.archipel-share__copied')?.remove();
	const bubble = element('span', { class: 'archipel-share__copied', 'aria-hidden': 'true' }, shareMessages('copied'));
	place.append(bubble);
	// The button keeps the focus, so only hover and focus of the bubble itself delay its removal.
	hideAfter(bubble, COPIED_FOR, () => bubble.remove());
}

export default enhance;
