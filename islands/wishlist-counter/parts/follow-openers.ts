import { isModified } from '../../../src/runtime/keys';

/** Milliseconds for which a pointer must rest on the link (WL-07). */
const INTENT = 100;
/** Milliseconds for which the panel waits for a pointer that has left. */
const LINGER = 300;

interface Openers {
	readonly link: HTMLElement;
	/** For keyboards and screen readers. */
	readonly button: HTMLElement;
	/** What the panel is in. */
	readonly place: HTMLElement;
	readonly isOpen: () => boolean;
	readonly open: () => void;
	readonly close: () => void;
	/** The shopper seems about to open it. */
	readonly prefetch: () => void;
}

/** A mouse that rests on the link opens its panel, the first tap too, and the second follows the link; the button is for all others. */
export function followOpeners(openers: Openers, signal: AbortSignal): void {
	const { link, button, place, isOpen, open, close, prefetch } = openers;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isHovered = false;
	let isTouch = false;
	/** Before the press, which closes the panel as any press outside does. */
	let wasOpen = false;

	const later = (act: () => void, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(act, delay);
	};
	for (const area of [link, place]) {
		area.addEventListener(
			'pointerenter',
			({ pointerType }) => {
				if (pointerType === 'touch') return;
				if (area === place) return clearTimeout(timer);
				prefetch();
				later(() => {
					isHovered ||= !isOpen();
					open();
				}, INTENT);
			},
			{ signal },
		);
		area.addEventListener(
			'pointerleave',
			({ pointerType }) => {
				if (pointerType === 'touch') return;
				later(() => {
					// What somebody works in with the keyboard stays, and what was opened by a press.
					if (isHovered && !place.contains(document.activeElement)) {
						isHovered = false;
						close();
					}
				}, LINGER);
			},
			{ signal },
		);
	}
	document.addEventListener(
		'pointerdown',
		({ pointerType, target }) => {
			isTouch = pointerType === 'touch' && link.contains(target as Node);
			wasOpen = isOpen();
		},
		{ signal, capture: true },
	);
	link.addEventListener(
		'click',
		(event) => {
			const isPress = link.localName === 'button' || (isTouch && !wasOpen);
			if (!isPress || event.defaultPrevented || isModified(event)) return;
			isHovered = false;
			open();
			if (isOpen() || link.localName === 'button') event.preventDefault();
		},
		{ signal },
	);
	button.addEventListener(
		'click',
		() => {
			isHovered = false;
			if (isOpen() || wasOpen) close();
			else open();
			wasOpen = false;
		},
		{ signal },
	);
	signal.addEventListener('abort', () => clearTimeout(timer));
}
