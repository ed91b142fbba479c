import { element } from '../../../src/dom/element';
import { messages } from '../messages';

/**
 * Puts a button after a link that shows what is behind it: the link goes on leading there. It is seen while it has the focus, so that no header moves.
 *
 * @returns The button, and where its panel goes: next in the order of the page.
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
	// It takes no room of the header, so it has no place of its own there.
	button.addEventListener('focus', () => {
		place.style.left = `${link.offsetLeft + link.offsetWidth - button.offsetWidth}px`;
		place.style.top = `${link.offsetTop}px`;
	});
	signal.addEventListener('abort', () => {
		place.remove();
	});
	return { button, place: panel };
}
