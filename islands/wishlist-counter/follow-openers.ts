import { listen } from '../../src/runtime/listen';
import { isModified } from '../../src/runtime/keys';

/** Milliseconds for which a pointer must rest on the link, and pixels that are a move (WL-07). */
const INTENT = 100;
const SENSITIVITY = 6;
/** Milliseconds until the panel closes after the pointer has left: not at once as TI's, so that the pointer can reach the panel (WCAG 1.4.13). */
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
	let pointer: Pick<PointerEvent, 'clientX' | 'clientY'>;

	const later = (act: () => void, delay: number) => {
		clearTimeout(timer);
		timer = setTimeout(act, delay);
	};
	const openAtRest = () => {
		const { clientX, clientY } = pointer;
		later(() => {
			if (Math.hypot(pointer.clientX - clientX, pointer.clientY - clientY) >= SENSITIVITY) return openAtRest();
			isHovered ||= !isOpen();
			open();
		}, INTENT);
	};
	listen(link, 'pointermove', { signal }, (event) => void (pointer = event));
	for (const area of [link, place]) {
		listen(area, 'pointerenter', { signal }, (event) => {
			if (event.pointerType === 'touch') return;
			if (area === place) return clearTimeout(timer);
			pointer = event;
			prefetch();
			openAtRest();
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
