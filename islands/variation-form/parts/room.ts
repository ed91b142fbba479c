/**
 * Reserved height of an element whose content changes, so that the elements below do not move.
 * The room reaches to the next element, so it includes margins, which themes set on a filled panel only.
 */
export interface Room {
	/** Reserves at least the height of this content. */
	readonly makeFor: (content: Node) => void;
	/** Stretches the element to the reserved height. */
	readonly fit: () => void;
	/** Gives the room to the element right after this one. */
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
			// Measured in place, within one task: neither painted nor announced.
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

/** Stretches an element until the measured space equals the room. */
function fill(element: HTMLElement, room: number, space: () => number): void {
	stretch(element, '');
	const missing = room - space();
	if (missing <= 0) return;
	const height = element.offsetHeight + missing;
	stretch(element, `${height}px`);
	// Margins that collapsed with the content's margins add to the height of a stretched box.
	const surplus = space() - room;
	if (surplus > 0) stretch(element, `${height - surplus}px`);
}

function stretch(element: HTMLElement, size: string): void {
	element.style.boxSizing = size && 'border-box';
	element.style.minBlockSize = size;
}

/** Returns the next sibling that is rendered. */
function below(element: Element): Element | undefined {
	let next = element.nextElementSibling;
	while (next && !next.getClientRects().length) next = next.nextElementSibling;
	return next ?? undefined;
}
