import { focusContent } from '../../../src/dom/focus';
import { keepScrollPadding } from '../../../src/dom/scroll-padding';
import { isPurpose } from '../../../src/safety/purposes';
import type { NoticeArgs } from '../model';

/** Fires an event of the Cookie Notice plugin, on which other scripts rely (SERVERS.md, S193). */
export const firePluginEvent = (event: string, args: NoticeArgs, detail: object = {}): boolean =>
	document.dispatchEvent(new CustomEvent(event, { detail: { ...detail, data: args } }));

/** Opens and closes the bar, with focus, tab order and scroll padding. */
export function createBanner(skin: Skin, args: NoticeArgs) {
	const { element } = skin;
	const place = new Comment();
	let opener: Element | null = null;
	let endPadding = () => {};
	let isOpen = false;

	return {
		/** @param byShopper Whether the visitor requested the notice: then it gets the focus. */
		open(byShopper: boolean) {
			opener = document.activeElement;
			if (!isOpen) {
				isOpen = true;
				// First in tab order, wherever the server printed the notice.
				if (!place.isConnected) {
					element.before(place);
					document.body.prepend(element);
				}
				if (!skin.isShown?.()) firePluginEvent('showCookieNotice', args);
				skin.show('open');
				endPadding();
				endPadding = keepScrollPadding(element, () => {
					const scroll = element.offsetHeight;
					return args.position === 'top' ? { edge: 'start', scroll } : { edge: 'end', scroll, below: scroll };
				});
			}
			if (byShopper) element.focus();
		},
		/** Resolves after the closing animation. */
		async close(): Promise<void> {
			if (!isOpen) return;
			isOpen = false;
			firePluginEvent('hideCookieNotice', args);
			if (element.contains(document.activeElement)) giveFocusBack(opener);
			skin.show('closing');
			await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
			if (isOpen) return;
			endPadding();
			skin.show('closed');
		},
		/** Restores the server's markup. */
		restore() {
			isOpen = false;
			endPadding();
			skin.show('closed');
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

/** How a notice is shown: Archipel's by attributes, the plugin's by classes. */
export interface Skin {
	/** Fixed bar; a labelled region. */
	readonly element: HTMLElement;
	/** Absent if nothing is asked. */
	readonly choice: PurposeChoice | undefined;
	/** Whether the plugin's own script already shows the notice. @default false */
	readonly isShown?: () => boolean;
	/** `closing` starts the closing animation, `closed` hides the notice after it. */
	readonly show: (state: 'open' | 'closing' | 'closed') => void;
	/** Shows or hides the plugin's revoke bar. */
	readonly revokeBar?: (isShown: boolean) => void;
}

/** Skin of the notice printed by `render.php`. */
export function ownSkin(element: HTMLElement): Skin {
	const fields = element.querySelector<HTMLElement>('.archipel-cookie-notice__purposes');
	return {
		element,
		choice: fields ? servedChoice(fields) : undefined,
		show(state) {
			element.hidden = state === 'closed';
			element.dataset['state'] = state;
		},
	};
}

export type PurposeChoice = ReturnType<typeof servedChoice>;

/** Returns whether the page holds back elements of a purpose. A cached page may be older than the server's record. */
const isHeld = (purpose: string): boolean => document.querySelector(`[data-archipel-consent=${purpose}]`) !== null;

/** Purposes of the fields of `notice.php`, closed at first. */
export function servedChoice(fields: HTMLElement) {
	fields.hidden = true;
	const boxOf = (row: HTMLElement) => row.querySelector('input')!;
	for (const row of fields.querySelectorAll<HTMLElement>('[hidden]')) row.hidden = !isHeld(boxOf(row).value);
	const boxes = [...fields.querySelectorAll<HTMLElement>('.archipel-cookie-notice__purpose:not([hidden])')].map(boxOf);
	const purposesOf = (some: readonly HTMLInputElement[]) => some.map(({ value }) => value).filter(isPurpose);
	const isOpen = () => !fields.hidden;
	return {
		/** Purposes asked about. */
		offered: purposesOf(boxes),
		isOpen,
		chosen: () => purposesOf(boxes.filter(({ checked }) => checked)),
		/** Shows the fields with a choice. */
		open(chosen: readonly string[]) {
			for (const box of boxes) box.checked = chosen.includes(box.value);
			if (isOpen()) return;
			fields.hidden = false;
			boxes[0]?.focus();
		},
	};
}
