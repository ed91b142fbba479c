import { focusContent } from '../../../src/dom/focus-content';
import { keepScrollPadding } from '../../../src/dom/scroll-padding';
import type { NoticeArgs } from '../model';
import type { Skin } from './skin';

/** Opens and closes the bar, with focus, tab order and scroll padding. */
export interface Banner {
	readonly isOpen: () => boolean;
	/** @param byShopper Whether the visitor requested the notice: then it gets the focus. */
	readonly open: (byShopper: boolean) => void;
	/** Resolves after the closing animation. */
	readonly close: () => Promise<void>;
	/** Restores the server's markup. */
	readonly restore: () => void;
}

/** Fires an event of the Cookie Notice plugin, on which other scripts rely (SERVERS.md, S193). */
export const firePluginEvent = (event: string, args: NoticeArgs, detail: object = {}): boolean =>
	document.dispatchEvent(new CustomEvent(event, { detail: { ...detail, data: args } }));

export function createBanner(skin: Skin, args: NoticeArgs): Banner {
	const { element } = skin;
	const place = document.createComment('');
	let opener: Element | null = null;
	let endPadding = () => {};
	let isOpen = false;

	return {
		isOpen: () => isOpen,
		open(byShopper) {
			opener = document.activeElement;
			if (!isOpen) {
				isOpen = true;
				// First in tab order, wherever the server printed the notice.
				if (!place.isConnected) {
					element.before(place);
					document.body.prepend(element);
				}
				if (!skin.isShown?.()) firePluginEvent('showCookieNotice', args);
				skin.reveal();
				endPadding();
				endPadding = keepScrollPadding(element, () => {
					const scroll = element.offsetHeight;
					return args.position === 'top' ? { edge: 'start', scroll } : { edge: 'end', scroll, below: scroll };
				});
			}
			if (byShopper) element.focus();
		},
		async close() {
			if (!isOpen) return;
			isOpen = false;
			firePluginEvent('hideCookieNotice', args);
			if (element.contains(document.activeElement)) giveFocusBack(opener);
			skin.conceal();
			await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
			if (isOpen) return;
			endPadding();
			skin.hide();
		},
		restore() {
			isOpen = false;
			endPadding();
			skin.hide();
			if (place.isConnected) place.replaceWith(element);
		},
	};
}

/** Returns the focus to the element that had it, else to the content. */
function giveFocusBack(opener: Element | null): void {
	if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
		opener.focus({ preventScroll: true });
	else focusContent();
}
