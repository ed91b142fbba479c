import { listen } from '../../src/runtime/listen';
import { isModified } from '../../src/runtime/keys';

/** Milliseconds for which a pointer must rest on the link (WL-07). */
const INTENT = 100;
/** Milliseconds until the panel closes after the pointer has left. */
const LINGER = 300;

interface Openers {
	readonly link: HTMLElement;
	/** Disclosure button for keyboards and screen readers. */
	readonly button: HTMLElement;
	/** Element around the panel. */
	readonly place: HTMLElement;
	readonly isOpen: () => boolean;
	readonly open: () => void;
	readonly close: () => void;
	/** Loads the panel's code in advance. */
	readonly prefetch: () => void;
}

/** Opens the panel by a resting mouse or the first tap on the link; the second tap follows the link. The button serves all other input. */
export function followOpeners(openers: Openers, signal: AbortSignal): void {
	const { link, button, place, isOpen, open, close, prefetch } = openers;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isHovered = false;
	let isTouch = false;
	/** State before the current press: a press outside closes the panel before its click. */
	let wasOpen = false;

	const later = (act: () => void, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(act, delay);
	};
	for (const area of [link, place]) {
		listen(area, 'pointerenter', { signal }, ({ pointerType }) => {
			if (pointerType === 'touch') return;
			if (area === place) return clearTimeout(timer);
			prefetch();
			later(() => {
				isHovered ||= !isOpen();
				open();
			}, INTENT);
		});
		listen(area, 'pointerleave', { signal }, ({ pointerType }) => {
			if (pointerType === 'touch') return;
			later(() => {
				// A panel that was opened by a press, or has the focus, stays.
				if (isHovered && !place.contains(document.activeElement)) {
					isHovered = false;
					close();
				}
			}, LINGER);
		});
	}
	listen(document, 'pointerdown', { signal, capture: true }, ({ pointerType, target }) => {
		isTouch = pointerType === 'touch' && link.contains(target as Node);
		wasOpen = isOpen();
	});
	listen(link, 'click', { signal }, (event) => {
		const isPress = link.localName === 'button' || (isTouch && !wasOpen);
		if (!isPress || event.defaultPrevented || isModified(event)) return;
		isHovered = false;
		open();
		if (isOpen() || link.localName === 'button') event.preventDefault();
	});
	listen(button, 'click', { signal }, () => {
		isHovered = false;
		if (isOpen() || wasOpen) close();
		else open();
		wasOpen = false;
	});
	signal.addEventListener('abort', () => clearTimeout(timer));
}
