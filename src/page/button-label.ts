/** Class of the wrapper around a button's own content while progress is displayed over it. */
export const LABEL = 'archipel-progress__own';

/** Returns the text node of a button's label, even during progress: its longest text, as opposed to symbols and icons. */
export function labelText(button: Element): Text | undefined {
	const walker = document.createTreeWalker(button.querySelector(`.${LABEL}`) ?? button, NodeFilter.SHOW_TEXT);
	let longest: Text | undefined;
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (text.data.trim().length > (longest?.data.trim().length ?? 0)) longest = text;
	}
	return longest;
}
