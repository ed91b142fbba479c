import { createControl } from './control';

/** One value of an attribute on the page. */
export interface Swatch {
	readonly value: string;
	/** The value's name, as the shopper reads it. */
	readonly title: string;
	/** What is styled: `li.variable-item` of the plugin, or our own label. */
	readonly item: HTMLElement;
	/** What takes focus and clicks: a radio button, or a toggle button. */
	readonly control: HTMLInputElement | HTMLButtonElement;
}

export interface SwatchList {
	/** Attribute's name for the shopper. */
	readonly label: string;
	readonly swatches: readonly Swatch[];
	/** True for the markup of Variation Swatches for WooCommerce, false for our own. */
	readonly isPlugin: boolean;
}

/** `radio`: one of them is chosen. `toggle`: a second click takes the choice back. */
export type SwatchMode = 'radio' | 'toggle';

let lists = 0;

/**
 * Gives every swatch of a list a native control, over what the server printed: nothing changes its place or size.
 * All is undone when `signal` aborts.
 */
export function equipList(host: HTMLElement, mode: SwatchMode, signal: AbortSignal): SwatchList {
	const isPlugin = host.matches('.variable-items-wrapper');
	const label = host.getAttribute('aria-label')?.trim() || host.dataset['attribute_name'] || '';
	const group = `archipel-swatches-${++lists}`;
	keepAttributes(host, ['role'], signal);
	host.setAttribute('role', mode === 'radio' ? 'radiogroup' : 'toolbar');

	const items = host.querySelectorAll<HTMLElement>('.variable-item[data-value], .archipel-swatches__item[data-value]');
	const swatches = [...items].map((item) => {
		const value = item.dataset['value'] ?? '';
		const title = item.dataset['title'] || item.textContent.trim() || value;
		if (isPlugin) {
			keepAttributes(item, ['role', 'tabindex', 'aria-checked', 'data-wvstooltip-out-of-stock'], signal);
			item.setAttribute('role', 'none');
			item.removeAttribute('tabindex');
			item.removeAttribute('aria-checked');
		}
		return { value, title, item, control: createControl(item, value, mode, group, signal) };
	});
	return { label, swatches, isPlugin };
}

/** Puts attributes back as the server printed them, when `signal` aborts. */
function keepAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
	const printed = names.map((name) => [name, element.getAttribute(name)] as const);
	signal.addEventListener('abort', () => {
		for (const [name, value] of printed) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
	});
}
