/** Moves a part of the page elsewhere: the nodes themselves, so that typed input and listeners of other scripts stay. @returns Function that moves it back. */
export function moveInto(place: Element, part: Element): () => void {
	const mark = new Comment();
	part.replaceWith(mark);
	place.append(part);
	return () => mark.replaceWith(part);
}
