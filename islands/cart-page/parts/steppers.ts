import type { QuantityProfile } from '../../../src/dom/quantity';
import { addSteppers as addShared } from '../../../src/dom/quantity-steppers';
import { t } from '../messages';
import type { Props } from '../props';
import type { CartControl } from './cart-control';
import { productName, rowOf } from './line-fields';

/** Plus and minus beside the quantity of each line, unless the theme has buttons of its own (QTY-02, QTY-03). */
export function addSteppers({ form, props, signal, onShown }: CartControl): void {
	const complete = addShared(form, {
		fields: '.cart_item .quantity input.qty[type=number]:not([readonly], [disabled])',
		profile: profileFor(form, props.quantityRules),
		label: (direction, field) => t(direction > 0 ? 'increase' : 'decrease', { name: productName(rowOf(field)!) }),
		signal,
	});
	onShown(complete);
}

function profileFor(form: HTMLFormElement, rules: Props['quantityRules']): QuantityProfile {
	if (rules !== 'auto') return rules;
	return form.closest('[class*="shopengine"]') ? 'builder-cart' : 'theme';
}
