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
	const place = element('span', { class: 'archipel-wishlist-counter__place' });
	link.after(button, place);
	signal.addEventListener('abort', () => {
		button.remove();
		place.remove();
	});
	return { button, place };
}
