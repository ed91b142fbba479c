import { afterPaint } from '../../../src/runtime/after-paint';
import { createRoom } from './room';

/** The place where price, availability and description of the variation appear. */
export interface Panel {
	/**
	 * Shows content after 300 ms, with a slide of 200 ms (VAR-03). Its room is made at once, so that nothing moves later.
	 *
	 * @param content Creates the content; called once, when needed.
	 * @param onShown Called after the content was inserted; not if the choice changes before.
	 */
	readonly show: (content: () => DocumentFragment, onShown: () => void) => void;
	/** Reserves room for a pending answer. @param sample Creates markup with the height of a usual answer. */
	readonly reserve: (sample: () => DocumentFragment) => void;
	/** Removes the content, with a slide. */
	readonly hide: () => void;
	/** Gives the room to a message right after the panel. */
	readonly giveWayTo: (message: HTMLElement) => void;
	/** Takes the room back for the next content after the message was removed. */
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
			// Measured after the paint that answers the customer's click.
			const stopMeasuring = afterPaint(() => room.makeFor(once().cloneNode(true)));
			const timer = setTimeout(() => {
				stopMeasuring();
				element.replaceChildren(once());
				element.dataset['archipelPanel'] = 'open';
				// Some themes hide the element until WooCommerce's script slides it down.
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
				// Closing moves the add-to-cart button up: during a press the button would move away before the click.
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
