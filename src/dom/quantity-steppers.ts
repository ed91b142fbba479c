import { quantityMessages } from '../i18n/quantity-messages';
import { element } from './element';
import { raiseToMinimum, readLimits, stepQuantity, type QuantityProfile } from './quantity';
import './quantity-steppers.css';

const STEP = 'archipel-step';

export interface StepperOptions {
	/** CSS selector of the fields inside the root. */
	readonly fields: string;
	readonly profile: QuantityProfile;
	/** Accessible name of a button. @param direction 1 for plus, -1 for minus. */
	readonly label: (direction: 1 | -1, field: HTMLInputElement) => string;
	readonly signal: AbortSignal;
}

/**
 * Plus and minus beside quantity fields, unless the theme has buttons of its own there (QTY-02 to QTY-04). Their room is made by
 * `styles/quantity-steppers.css` before the first paint.
 *
 * @returns To be called when fields have come or their limits have changed.
 */
export function addSteppers(root: HTMLElement, { fields, profile, label, signal }: StepperOptions): () => void {
	const next = (field: HTMLInputElement, direction: 1 | -1) =>
		stepQuantity(field.valueAsNumber, direction, readLimits(field), profile);
	const buttonsOf = (field: HTMLInputElement) => field.parentElement!.querySelectorAll<HTMLButtonElement>(`.${STEP}`);

	/** A button at the limit stays where the keyboard finds it, and says that it is of no use. */
	const refresh = () => {
		for (const field of root.querySelectorAll<HTMLInputElement>(fields)) {
			if (!field.parentElement!.querySelector('button, .plus, .minus')) {
				field.before(createButton(-1));
				field.after(createButton(1));
			}
			for (const button of buttonsOf(field)) {
				const direction = directionOf(button);
				button.setAttribute('aria-label', label(direction, field));
				button.setAttribute('aria-disabled', String(next(field, direction) === field.valueAsNumber));
			}
		}
	};
	root.addEventListener(
		'click',
		(event) => {
			const button = (event.target as Element).closest<HTMLButtonElement>(`.${STEP}`);
			const field = button?.parentElement?.querySelector<HTMLInputElement>(fields);
			if (!button || !field) return;
			const value = next(field, directionOf(button));
			if (value === field.valueAsNumber) return;
			field.value = String(value);
			// As if it had been typed: other plugins listen to both.
			for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
		},
		{ signal },
	);
	for (const type of ['input', 'change']) root.addEventListener(type, refresh, { signal });
	refresh();
	signal.addEventListener('abort', () => root.querySelectorAll(`.${STEP}`).forEach((button) => button.remove()));
	return refresh;
}

function createButton(direction: 1 | -1): HTMLButtonElement {
	const sign = element('span', { 'aria-hidden': 'true' }, direction > 0 ? '+' : '−');
	return element('button', { type: 'button', class: `${STEP} archipel-button`, 'data-step': direction }, sign);
}

const directionOf = (button: HTMLElement): 1 | -1 => (button.dataset['step'] === '1' ? 1 : -1);

/** Whose rules plus and minus follow on a product page; `auto`: the page builder's inside its widget, the theme's elsewhere. */
export type QuantityRules = 'auto' | QuantityProfile;

/**
 * The quantity fields of a product form: a value below the minimum is raised to it (QTY-01), plus and minus stand beside them.
 *
 * @returns To be called when their limits have changed.
 */
export function manageQuantities(form: HTMLFormElement, rules: QuantityRules, signal: AbortSignal): () => void {
	for (const field of form.querySelectorAll<HTMLInputElement>('input.qty'))
		// A number that is being typed is left alone until the end: its next digit would come after the minimum.
		if (field === document.activeElement)
			field.addEventListener('blur', () => raiseToMinimum(field), { signal, once: true });
		else raiseToMinimum(field);
	const isBuilder = form.closest('[class*="shopengine"]');
	return addSteppers(form, {
		fields: '.quantity input.qty[type=number]:not([readonly], [disabled])',
		profile: rules === 'auto' ? (isBuilder ? 'builder-product' : 'theme') : rules,
		label(direction, field) {
			const child = field.closest('tr')?.querySelector('.woocommerce-grouped-product-list-item__label');
			const name = child?.textContent.trim();
			return [quantityMessages(direction > 0 ? 'increase' : 'decrease'), name].filter(Boolean).join(' – ');
		},
		signal,
	});
}
