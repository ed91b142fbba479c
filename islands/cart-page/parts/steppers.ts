import { readLimits, stepQuantity, type QuantityProfile } from '../../../src/ui/quantity';
import { t } from '../messages';
import type { Props } from '../props';
import type { CartControl } from './cart-control';
import { productName, rowOf } from './line-fields';

const QUANTITY = '.cart_item .quantity input.qty[type=number]:not([readonly], [disabled])';
const STEP = 'archipel-cart-page__step';

/** Plus and minus beside the quantity of each line, unless the theme has buttons of its own (QTY-02, QTY-03). */
export function addSteppers({ form, props, signal, onShown }: CartControl): void {
	const rules = profileFor(form, props.quantityRules);
	const inputs = () => [...form.querySelectorAll<HTMLInputElement>(QUANTITY)];

	const complete = () => {
		for (const input of inputs()) {
			const box = input.parentElement!;
			if (box.querySelector('button, .plus, .minus')) continue;
			input.before(createButton(-1));
			input.after(createButton(1));
		}
		refresh();
	};
	/** A button at the limit stays where the keyboard finds it, and says that it is of no use. */
	const refresh = () => {
		for (const input of inputs()) {
			for (const button of input.parentElement!.querySelectorAll<HTMLButtonElement>(`.${STEP}`)) {
				const direction = directionOf(button);
				const name = productName(rowOf(input)!);
				button.setAttribute('aria-label', t(direction > 0 ? 'increase' : 'decrease', { name }));
				button.setAttribute('aria-disabled', String(next(input, direction) === input.valueAsNumber));
			}
		}
	};
	const next = (input: HTMLInputElement, direction: 1 | -1) =>
		stepQuantity(input.valueAsNumber, direction, readLimits(input), rules);

	form.addEventListener(
		'click',
		(event) => {
			const button = (event.target as Element).closest<HTMLButtonElement>(`.${STEP}`);
			const input = button?.parentElement?.querySelector<HTMLInputElement>('input.qty');
			if (!button || !input) return;
			const value = next(input, directionOf(button));
			if (value === input.valueAsNumber) return;
			input.value = String(value);
			// As if it had been typed: other plugins listen to both.
			for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
		},
		{ signal },
	);
	form.addEventListener('input', refresh, { signal });
	form.addEventListener('change', refresh, { signal });
	onShown(complete);
	complete();
	signal.addEventListener('abort', () => form.querySelectorAll(`.${STEP}`).forEach((button) => button.remove()));
}

function profileFor(form: HTMLFormElement, rules: Props['quantityRules']): QuantityProfile {
	if (rules !== 'auto') return rules;
	return form.closest('[class*="shopengine"]') ? 'builder-cart' : 'theme';
}

function createButton(direction: 1 | -1): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = `${STEP} archipel-button`;
	button.dataset['step'] = String(direction);
	const sign = button.appendChild(document.createElement('span'));
	sign.setAttribute('aria-hidden', 'true');
	sign.textContent = direction > 0 ? '+' : '−';
	return button;
}

const directionOf = (button: HTMLElement): 1 | -1 => (button.dataset['step'] === '1' ? 1 : -1);
