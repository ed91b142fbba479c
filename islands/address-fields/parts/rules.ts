import { element, findAll } from '../../../src/dom/element';
import { labelText, withoutMarks } from '../../../src/dom/field-errors';
import type { FieldRule } from './address-data';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const MARKS = '.required, .optional';

/** Grid position classes that a country's settings may change. */
const PLACES = ['form-row-first', 'form-row-last', 'form-row-wide'];

/** Labels added by this module. */
const given = new WeakSet<Element>();

/** Values of fields that were hidden for a country, restored when the field is shown again. */
const put = new WeakMap<Control, string>();

/** Returns a field's label without the marks for required or optional. */
export const nameOf = (row: Element): string => {
	const label = row.querySelector('label');
	const control = row.querySelector('select, input, textarea');
	return labelText(label, MARKS) || control?.getAttribute('aria-label') || control?.getAttribute('placeholder') || '';
};

/**
 * Applies a country's settings to the address fields as WooCommerce's script does (10.9): label, placeholder, required or optional, visibility, grid
 * position and order. Correct elements are not changed.
 *
 * @param optional WooCommerce's text beside the label of an optional field.
 */
export function showRules(host: HTMLElement, rules: readonly FieldRule[], optional: string): void {
	for (const rule of rules)
		// Plugins may change the selectors.
		for (const row of findAll(rule.selector) ?? []) {
			if (!host.contains(row)) continue;
			const isRegion = rule.key === 'state';
			if (isRegion) giveLabel(host, row, rule.label);
			setLabel(row, rule);
			setRequired(row, rule.isRequired, optional);
			if (rule.priority !== undefined) row.dataset['priority'] = String(rule.priority);
			// The region module decides whether the region row is shown.
			setHidden(row, rule.isHidden, !isRegion);
			if (!rule.classes) continue;
			row.classList.remove(...PLACES.filter((place) => !rule.classes?.includes(place)));
			row.classList.add(...rule.classes);
		}
	host.querySelectorAll<HTMLElement>(LISTS).forEach(sort);
}

const controlsIn = (row: HTMLElement) => row.querySelectorAll<Control>('input, select, textarea');

/** Adds the region's missing label: the calculator omits the label for countries without regions, and another country needs it. */
function giveLabel(host: HTMLElement, row: HTMLElement, words: string | undefined): void {
	const labels = [...row.querySelectorAll('label')];
	// A server response has added its own label since.
	if (labels.length > 1) for (const label of labels) if (given.has(label)) label.remove();
	const control = row.querySelector('select, input');
	if (labels.length || !control || !words || !host.querySelector('label:not(.screen-reader-text)')) return;
	const label = element('label', { for: control.id }, words);
	given.add(label);
	row.prepend(label);
}

function setLabel(row: HTMLElement, { label: words, placeholder }: FieldRule): void {
	const label = row.querySelector('label');
	// Without a visible label, the placeholder shows the label.
	const isBare = !label || label.matches('.screen-reader-text');
	const hint = placeholder ?? (isBare ? words : undefined);
	for (const control of controlsIn(row)) {
		if (!label && words) control.setAttribute('aria-label', words);
		if (hint === undefined) continue;
		control.dataset['placeholder'] = hint;
		if (!(control instanceof HTMLSelectElement)) control.placeholder = hint;
	}
	const standIn = hint !== undefined && row.querySelector('.select2-selection__placeholder');
	if (standIn) standIn.textContent = hint;

	if (!label || words === undefined || label.querySelector('input, select, textarea')) return;
	if (labelText(label, MARKS) === withoutMarks(words)) return;
	// The label's text node is kept, so that the cart totals recognise their element.
	const first = label.firstChild instanceof Text ? label.firstChild : new Text();
	first.data = `${words}\u00a0`;
	label.replaceChildren(first, ...label.querySelectorAll(MARKS));
}

function setRequired(row: HTMLElement, isRequired: boolean, optional: string): void {
	row.classList.toggle('validate-required', isRequired);
	if (!isRequired) row.classList.remove('woocommerce-invalid', 'woocommerce-invalid-required-field');
	for (const control of controlsIn(row))
		if (isRequired && !control.matches('[type=hidden], [type=checkbox], [type=radio]'))
			control.setAttribute('aria-required', 'true');
		else control.removeAttribute('aria-required');
	const label = row.querySelector('label');
	if (!label) return;
	label.classList.toggle('required_field', isRequired);
	label.querySelectorAll(isRequired ? '.optional' : '.required').forEach((mark) => mark.remove());
	if (label.querySelector(MARKS)) return;
	if (!/\s$/.test(label.textContent)) label.append('\u00a0');
	label.append(
		isRequired
			? element('span', { class: 'required', 'aria-hidden': 'true' }, '*')
			: element('span', { class: 'optional' }, `(${optional})`),
	);
}

function setHidden(row: HTMLElement, isHidden: boolean, mayShow: boolean): void {
	if (!isHidden && !mayShow) return;
	row.style.display = isHidden ? 'none' : '';
	for (const control of controlsIn(row)) {
		// The value of a box is what its check means.
		if (control.matches('[type=checkbox], [type=radio]')) continue;
		if (isHidden && control.value) {
			put.set(control, control.value);
			control.value = '';
		} else if (!isHidden && !control.value && put.has(control)) control.value = put.get(control) ?? '';
		if (!isHidden) put.delete(control);
	}
}

/** Selector of the containers whose rows WooCommerce sorts. */
const LISTS =
	'.woocommerce-billing-fields__field-wrapper, .woocommerce-shipping-fields__field-wrapper, .woocommerce-address-fields__field-wrapper';

/** Sorts address rows by priority: moves a row that does not stand before its successor, never the one with the focus, as moving it would lose the focus. */
function sort(list: HTMLElement): void {
	const parent = list.querySelector('.form-row')?.parentElement;
	const rows = () => [...(parent?.querySelectorAll<HTMLElement>(':scope > .form-row') ?? [])];
	let last = 0;
	const placed = rows().map((row) => {
		// A row without a priority stays behind the previous row.
		last = parseInt(row.dataset['priority'] ?? '', 10) || last + 1;
		return { row, priority: last };
	});
	const sorted = placed.sort((a, b) => a.priority - b.priority).map(({ row }) => row);
	let next: HTMLElement | undefined;
	for (const row of sorted.reverse()) {
		const isInPlace = rows()[rows().indexOf(row) + 1] === next || row.contains(document.activeElement);
		if (!isInPlace && next) next.before(row);
		else if (!isInPlace) rows().at(-1)!.after(row);
		next = row;
	}
}
