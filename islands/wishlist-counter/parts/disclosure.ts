import { element } from '../../../src/dom/element';
import { messages } from '../messages';

/**
 * Adds a disclosure button after a link, which keeps its own address. The button is visible only while focused, so that no header moves.
 *
 * @returns The button, and the element for its panel, next in the tab order.
 */
export function createDisclosure(
	link: HTMLElement,
	signal: AbortSignal,
): { button: HTMLButtonElement; place: HTMLElement } {
	const button = element('button', {
		type: 'button',
		class: 'archipel-wishlist-counter__show archipel-button',
		'aria-expanded': 'false',
		'aria-label': messages('show'),
	});
	button.textContent = '▾';
	const panel = element('span');
	const place = element('span', { class: 'archipel-wishlist-counter__place' }, button, panel);
	link.after(place);
	// The button is out of the flow of the header, so it is positioned at the link.
	button.addEventListener('focus', () => {
		place.style.left = `${link.offsetLeft + link.offsetWidth - button.offsetWidth}px`;
		place.style.top = `${link.offsetTop}px`;
	});
	signal.addEventListener('abort', () => {
		place.remove();
	});
	return { button, place: panel };
}
