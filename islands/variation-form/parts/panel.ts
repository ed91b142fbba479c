/** The place where price, availability and description of the variation appear. */
export interface Panel {
	/**
	 * Shows content after 300 ms, with a slide of 200 ms (specification, section 9). Its room is made at once, so that nothing moves later.
	 *
	 * @param content Made when it is needed, once.
	 * @param onShown Called when it is on the page; not if the choice changes before.
	 */
	readonly show: (content: () => DocumentFragment, onShown: () => void) => void;
	/** Makes room for an answer that is on its way. @param sample Markup as high as the usual answer. */
	readonly reserve: (sample: () => DocumentFragment) => void;
	/** Takes the content away, with a slide. */
	readonly hide: () => void;
	/** Puts a message in the place of the content: it gets the room, so that nothing moves. */
	readonly giveWayTo: (message: HTMLElement) => void;
}

const DELAY = 300;
const SLIDE = 200;

/** @param element `.single_variation` of the form. */
export function createPanel(element: HTMLElement, signal: AbortSignal): Panel {
	let cancel = () => {};
	let room = 0;

	const makeRoom = (content: DocumentFragment) => {
		room = Math.max(room, element.offsetHeight, measure(element, content));
		element.style.boxSizing = 'border-box';
		element.style.minBlockSize = `${room}px`;
	};
	const clear = () => {
		room = 0;
		element.replaceChildren();
		element.style.minBlockSize = '';
		delete element.dataset['archipelPanel'];
	};
	signal.addEventListener('abort', () => cancel());

	return {
		show(content, onShown) {
			cancel();
			let made: DocumentFragment | undefined;
			const once = () => (made ??= content());
			// The paint that answers the shopper's click comes first.
			const stopMeasuring = afterPaint(() => makeRoom(once().cloneNode(true) as DocumentFragment));
			const timer = setTimeout(() => {
				stopMeasuring();
				element.replaceChildren(once());
				element.dataset['archipelPanel'] = 'open';
				// Some themes hide it until WooCommerce's script slides it down.
				if (getComputedStyle(element).display === 'none') element.style.display = 'block';
				onShown();
			}, DELAY);
			cancel = () => {
				stopMeasuring();
				clearTimeout(timer);
			};
		},
		reserve(sample) {
			cancel();
			cancel = afterPaint(() => makeRoom(sample()));
		},
		hide() {
			cancel();
			if (!element.dataset['archipelPanel'] && !room) return;
			element.dataset['archipelPanel'] = 'closing';
			const timer = setTimeout(clear, SLIDE);
			cancel = () => {
				clearTimeout(timer);
				delete element.dataset['archipelPanel'];
			};
		},
		giveWayTo(message) {
			cancel();
			message.style.boxSizing = 'border-box';
			if (room) message.style.minBlockSize = `${room}px`;
			clear();
		},
	};
}

/** Height of some content in the panel, without showing it. */
function measure(element: HTMLElement, content: DocumentFragment): number {
	const probe = element.cloneNode(false) as HTMLElement;
	for (const name of ['id', 'role', 'data-archipel-panel']) probe.removeAttribute(name);
	probe.setAttribute('aria-hidden', 'true');
	probe.style.cssText = '';
	Object.assign(probe.style, {
		position: 'absolute',
		visibility: 'hidden',
		display: 'flow-root',
		boxSizing: 'border-box',
		inlineSize: `${element.offsetWidth}px`,
	});
	probe.append(content);
	element.after(probe);
	const { offsetHeight } = probe;
	probe.remove();
	return offsetHeight;
}

/** Calls `task` when the next frame has been painted. @returns The function that takes it back. */
function afterPaint(task: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => (timer = setTimeout(task)));
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
	};
}
