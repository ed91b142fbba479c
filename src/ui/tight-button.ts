import { element } from './element';

/**
 * A button for a drawing or a picture of a size of its own. Themes give every button the padding and the least size of one with words,
 * by rules that are stronger than ours: what is in it would be pushed out.
 *
 * @param attributes Like those of `element`.
 */
export function tightButton(
	attributes: Readonly<Record<string, string>>,
	...children: readonly (Node | string)[]
): HTMLButtonElement {
	const button = element('button', { type: 'button', ...attributes }, ...children);
	Object.assign(button.style, {
		display: 'grid',
		placeItems: 'center',
		padding: '0',
		minInlineSize: '0',
		minBlockSize: '0',
	});
	return button;
}
