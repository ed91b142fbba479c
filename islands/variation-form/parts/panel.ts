import { afterPaint } from '../../../src/runtime/after-paint';
import { createRoom } from './room';

/** The place where price, availability and description of the variation appear. */
export interface Panel {
	/**
	 * Shows content after 300 ms, with a slide of 200 ms (VAR-03). Its room is made at once, so that nothing moves later.
	 *
	 * @param content Made when it is needed, once.
	 * @param onShown Called when it is on the page; not if the choice changes before.
	 */
	readonly show: (content: () => DocumentFragment, onShown: () => void) => void;
	/** Makes room for an answer that is on its way. @param sample Markup as high as the usual answer. */
	readonly reserve: (sample: () => DocumentFragment) => void;
	/** Takes the content away, with a slide. */
	readonly hide: () => void;
	/** Gives the room to a message that stands right after the panel. */
	readonly giveWayTo: (message: HTMLElement) => void;
	/** The message has gone: the room is kept for what comes next. */
	readonly takeBack: () => void;
}

const DELAY = 300;
const SLIDE = 200;

/** @param element `.single_variation` of the form. */
export function createPanel(element: HTMLElement, signal: AbortSignal): Panel {
	const room = createRoom(element);
	let cancel = () => {};

	const clear = () => {
		element.replaceChildren();
		delete element.dataset['archipelPanel'];
	};
	signal.addEventListener('abort', () => cancel());

	return {
		show(content, onShown) {
			cancel();
			let made: DocumentFragment | undefined;
			const once = () => (made ??= content());
			// The paint that answers the shopper's click comes first.
			const stopMeasuring = afterPaint(() => room.makeFor(once().cloneNode(true)));
			const timer = setTimeout(() => {
				stopMeasuring();
				element.replaceChildren(once());
				element.dataset['archipelPanel'] = 'open';
				// Some themes hide it until WooCommerce's script slides it down.
				if (getComputedStyle(element).display === 'none') element.style.display = 'block';
				room.fit();
				onShown();
			}, DELAY);
			cancel = () => {
				stopMeasuring();
				clearTimeout(timer);
			};
		},
		reserve(sample) {
			cancel();
			cancel = afterPaint(() => room.makeFor(sample()));
		},
		hide() {
			cancel();
			if (!element.dataset['archipelPanel'] && !room.isMade()) return;
			element.dataset['archipelPanel'] = 'closing';
			const close = () => {
				// The button to add comes up then: under a press it would be gone before the click.
				if (document.querySelector(':active')) return void (timer = setTimeout(close, SLIDE));
				clear();
				room.release();
			};
			let timer = setTimeout(close, SLIDE);
			cancel = () => {
				clearTimeout(timer);
				delete element.dataset['archipelPanel'];
			};
		},
		giveWayTo(message) {
			cancel();
			clear();
			room.lend(message);
		},
		takeBack: () => room.fit(),
	};
}
