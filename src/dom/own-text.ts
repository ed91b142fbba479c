/** What a button says by itself, while something else is shown over it. */
export const OWN = 'archipel-progress__own';

/** The words of a button, whatever it shows of its progress: the longest text in it, beside signs and icons. */
export function ownText(button: Element): Text | undefined {
	const walker = document.createTreeWalker(button.querySelector(`.${OWN}`) ?? button, NodeFilter.SHOW_TEXT);
	let longest: Text | undefined;
	while (walker.nextNode()) {
		const text = walker.currentNode as Text;
		if (text.data.trim().length > (longest?.data.trim().length ?? 0)) longest = text;
	}
	return longest;
}
