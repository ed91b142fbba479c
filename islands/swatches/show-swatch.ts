import { messages } from './messages';
import type { SwatchView } from './model';
import { writeAttribute, type Swatch, type SwatchList } from './swatch-list';

/** Last drawn state of each swatch: unchanged swatches are not touched, which matters on pages with many. */
const shown = new WeakMap<Swatch, readonly [summary: string, view: SwatchView, left: string]>();

/** Shows whether a swatch is selected, before the rest of its state is known: all that a press has to wait for. */
export function markSelected(list: SwatchList, swatch: Swatch, isSelected: boolean): void {
	const [, view, left] = shown.get(swatch)!;
	showSwatch(list, swatch, { ...view, isSelected }, left);
}

/**
 * Shows the state of a swatch: visually by the plugin's classes or `data-state`, for screen readers as text (« Couleur, Rouge, épuisé »).
 *
 * @param left Text of the remaining stock.
 */
export function showSwatch({ label, isPlugin }: SwatchList, swatch: Swatch, view: SwatchView, left: string): void {
	const { item, control, title } = swatch;
	const { isSelected, look, reason, canBeChosen } = view;
	// Written each time, because the browser also checks radios by itself.
	if (control instanceof HTMLInputElement) control.checked = isSelected;
	const summary = JSON.stringify([view, left]);
	if (shown.get(swatch)?.[0] === summary) return;
	shown.set(swatch, [summary, view, left]);
	const words = reason ? messages(reason) : '';
	item.dataset['state'] = isSelected ? 'selected' : look;
	writeAttribute(item, 'data-reason', reason ?? null);
	if (isPlugin) showToPlugin(item, view, left);
	else showStock(item, left);

	writeAttribute(control, 'aria-label', [label, title, words, left].filter(Boolean).join(', '));
	writeAttribute(control, 'aria-disabled', canBeChosen ? null : 'true');
	if (control instanceof HTMLInputElement) return;
	writeAttribute(control, 'aria-pressed', String(isSelected));
	const radio = item.querySelector<HTMLInputElement>('input[type="radio"]');
	if (radio) radio.checked = isSelected;
}

function showToPlugin(item: HTMLElement, { isSelected, look }: SwatchView, left: string): void {
	item.classList.toggle('selected', isSelected);
	item.classList.toggle('disabled', look === 'disabled');
	item.classList.toggle('no-stock', look === 'no-stock');
	// The plugin clips the overflow of a disabled swatch, and with it the focus ring.
	item.style.overflow = look === 'disabled' ? 'visible' : '';

	item.classList.toggle('wvs-show-stock-left-info', left !== '');
	let badge = item.querySelector('.wvs-stock-left-info');
	if (!badge && left) {
		badge = document.createElement('span');
		badge.className = 'wvs-stock-left-info';
		item.querySelector('.variable-item-contents')?.append(badge);
	}
	if (badge) writeAttribute(badge, 'data-wvs-stock-info', left);
}

function showStock(item: HTMLElement, left: string): void {
	let badge = item.querySelector('.archipel-swatches__stock');
	if (!left) return badge?.remove();
	badge ??= item.appendChild(document.createElement('span'));
	badge.className = 'archipel-swatches__stock';
	badge.setAttribute('aria-hidden', 'true');
	badge.textContent = left;
}
