import { createControl } from './control';

/** A value of an attribute, with its elements. */
export interface Swatch {
	readonly value: string;
	/** Name of the value for the customer. */
	readonly title: string;
	/** The styled element: `li.variable-item` of the plugin, or our own label. */
	readonly item: HTMLElement;
	/** The element that takes focus and clicks: a radio, or a toggle button. */
	readonly control: HTMLInputElement | HTMLButtonElement;
}

export interface SwatchList {
	/** Name of the attribute for the customer. */
	readonly label: string;
	readonly swatches: readonly Swatch[];
	/** True for the markup of Variation Swatches for WooCommerce, false for our own. */
	readonly isPlugin: boolean;
}

/** `radio`: one value is chosen. `toggle`: a second click clears the choice. */
export type SwatchMode = 'radio' | 'toggle';

let lists = 0;

/**
 * Adds a native control to every swatch of a list, laid over the server's HTML, so that no layout shifts.
 * Undone when `signal` aborts.
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

/** Restores the server's values of attributes when `signal` aborts. */
function keepAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
	const printed = names.map((name) => [name, element.getAttribute(name)] as const);
	signal.addEventListener('abort', () => {
		for (const [name, value] of printed) {
			if (value === null) element.removeAttribute(name);
			else element.setAttribute(name, value);
		}
	});
}
