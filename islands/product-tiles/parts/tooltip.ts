import { createTooltip } from '../../../src/dom/tooltip';
import { messages } from '../messages';

/** What a button does, told by the class names that plugins and themes use. */
const kinds = [
	['addToCart', /add[-_]?to[-_]?cart/],
	['quickView', /quick[-_]?view/],
	['wishlist', /wish[-_]?list/],
	['compare', /compare/],
	['directCheckout', /direct[-_]?checkout|buy[-_]?now/],
] as const satisfies readonly (readonly [Parameters<typeof messages>[0], RegExp])[];

/** Shows what the buttons of a list do, on hover and on keyboard focus: those of a tile, whatever can be read on them, and what is only an icon (TILE-01). */
export function showTooltips(host: HTMLElement, signal: AbortSignal): void {
	createTooltip(
		host,
		{
			className: 'archipel-product-tiles__tooltip',
			find: (target) => target.closest<HTMLElement>('a, button, [role=button]'),
			textOf: (button) => (isIconOnly(button) || isAction(button) ? nameOf(button) : ''),
			onShow: takeTitle,
		},
		signal,
	);
}

const kindOf = ({ className }: HTMLElement) => kinds.find(([, pattern]) => pattern.test(className.toLowerCase()))?.[0];

/** Whether it does what its kind says: the link to a product's options has the class of the button that adds. */
const isAction = (button: HTMLElement) => {
	const kind = kindOf(button);
	return kind === 'addToCart' ? button.matches('.ajax_add_to_cart') : kind !== undefined;
};

/** Whether nothing of the button can be read: `innerText` leaves out what is hidden. A picture of the product is no icon. */
function isIconOnly(button: HTMLElement): boolean {
	return !button.innerText.trim() && (!button.querySelector('img') || kindOf(button) !== undefined);
}

/** The accessible name, unless the button's state asks for other words; a button without one gets the name of what it does, for screen readers too. */
function nameOf(button: HTMLElement): string {
	const ids = button.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
	const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
	const { alt } = button.querySelector('img') ?? {};
	const name = [
		button.dataset['archipelTooltip'],
		labels,
		button.getAttribute('aria-label'),
		button.textContent,
		alt,
		button.title,
	].find((text) => text?.trim());
	if (name) return name.trim();
	const kind = kindOf(button);
	if (!kind) return '';
	button.setAttribute('aria-label', messages(kind));
	return messages(kind);
}

/** The browser would show a `title` besides ours: it is put away meanwhile, and the name kept. */
function takeTitle(button: HTMLElement, name: string): () => void {
	const { title } = button;
	if (!title) return () => {};
	const hadLabel = button.hasAttribute('aria-label');
	if (!hadLabel) button.setAttribute('aria-label', name);
	button.removeAttribute('title');
	return () => {
		button.title = title;
		if (!hadLabel) button.removeAttribute('aria-label');
	};
}
