import { createTooltip } from '../../../src/dom/tooltip';
import { messages } from '../messages';

/** Actions of buttons, with the class names that plugins and themes use for them. */
const kinds = [
	['addToCart', /add[-_]?to[-_]?cart/],
	['quickView', /quick[-_]?view/],
	['wishlist', /wish[-_]?list/],
	['compare', /compare/],
	['directCheckout', /direct[-_]?checkout|buy[-_]?now/],
] as const satisfies readonly (readonly [Parameters<typeof messages>[0], RegExp])[];

/** Shows a tooltip on hover and keyboard focus: for action buttons of tiles, even with visible text, and for icon-only controls (TILE-01). */
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

/** Whether the button performs its kind's action: a link to a product's options shares the class of add-to-cart buttons. */
const isAction = (button: HTMLElement) => {
	const kind = kindOf(button);
	return kind === 'addToCart' ? button.matches('.ajax_add_to_cart') : kind !== undefined;
};

/** Whether the button has no visible text (`innerText` omits hidden text). A link around a product's image is not an icon. */
function isIconOnly(button: HTMLElement): boolean {
	return !button.innerText.trim() && (!button.querySelector('img') || kindOf(button) !== undefined);
}

/** Returns the accessible name, unless `data-archipel-tooltip` overrides it; a nameless button gets its action's name, also as `aria-label`. */
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

/** Removes `title` while the tooltip shows, so that the browser shows no second one; an `aria-label` keeps the name meanwhile. */
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
