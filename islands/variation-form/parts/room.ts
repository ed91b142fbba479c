/**
 * Room of an element whose content comes and goes: what stands below it keeps its place.
 * Room is counted down to the next element, so that margins, which themes give to a filled panel only, are part of it.
 */
export interface Room {
	/** Makes at least the room that this content will take. */
	readonly makeFor: (content: Node) => void;
	/** Stretches the element to the room that was made. */
	readonly fit: () => void;
	/** Gives the room to an element that stands right after this one. */
	readonly lend: (other: HTMLElement) => void;
	readonly release: () => void;
	readonly isMade: () => boolean;
}

export function createRoom(element: HTMLElement): Room {
	let room = 0;

	const space = () => {
		const next = below(element);
		return next ? next.getBoundingClientRect().top - element.getBoundingClientRect().top : element.offsetHeight;
	};
	const fit = () => fill(element, room, space);

	return {
		makeFor(content) {
			const held = [...element.childNodes];
			room = Math.max(room, space());
			// Measured in its own place, for this one moment: nobody sees or hears it.
			element.style.visibility = 'hidden';
			stretch(element, '');
			element.replaceChildren(content);
			room = Math.max(room, space());
			element.replaceChildren(...held);
			element.style.visibility = '';
			fit();
		},
		fit,
		lend(other) {
			stretch(element, '');
			const next = below(other);
			if (next) fill(other, room, () => next.getBoundingClientRect().top - element.getBoundingClientRect().top);
		},
		release() {
			room = 0;
			stretch(element, '');
		},
		isMade: () => room > 0,
	};
}

/** Stretches an element until a space is as large as a room. */
function fill(element: HTMLElement, room: number, space: () => number): void {
	stretch(element, '');
	const missing = room - space();
	if (missing <= 0) return;
	const height = element.offsetHeight + missing;
	stretch(element, `${height}px`);
	// Margins that fell together with those of the content stand beside a box without any.
	const surplus = space() - room;
	if (surplus > 0) stretch(element, `${height - surplus}px`);
}

function stretch(element: HTMLElement, size: string): void {
	element.style.boxSizing = size && 'border-box';
	element.style.minBlockSize = size;
}

/** The next element that takes part in the layout. */
function below(element: Element): Element | undefined {
	let next = element.nextElementSibling;
	while (next && !next.getClientRects().length) next = next.nextElementSibling;
	return next ?? undefined;
}
