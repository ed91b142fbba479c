import { element } from '../../src/dom/element';
import { describeBy, markWrong } from '../../src/dom/field-errors';
import { KINDS, type Fault } from './check';
import { controlsIn, focusable } from './rows';

export type RowErrors = ReturnType<typeof createRowErrors>;

/** WooCommerce's own error message below a field. */
const CORES = '.checkout-inline-error-message';

const classOf = (kind: string) => `woocommerce-invalid-${kind}`;

export function createRowErrors(form: HTMLFormElement) {
	const errors = new Map<HTMLElement, HTMLElement>();
	const mark = (row: HTMLElement, id: string, isWrong: boolean) => {
		for (const control of focusable(row)) markWrong(control, id, isWrong);
	};
	const clear = (row: HTMLElement, isRight = false) => {
		const error = errors.get(row);
		errors.delete(row);
		if (error) {
			mark(row, error.id, false);
			error.remove();
		}
		if (!error && !isRight) return;
		row.classList.remove('woocommerce-invalid', ...KINDS.map(classOf));
		for (const control of focusable(row)) control.removeAttribute('aria-invalid');
	};
	return {
		/** Removes the error. @param isRight The row was found valid: marks of WooCommerce's script are removed, too. @default false */
		clear,
		/** Shows the error below the field and links it as the field's description. */
		show(row: HTMLElement, { text, kind }: Fault) {
			if (errors.get(row)?.textContent === text) return;
			clear(row);
			row.querySelectorAll(CORES).forEach((words) => words.remove());
			const [control] = controlsIn(row);
			if (control) describeBy(control, `${control.id}_description`, false);
			const error = element(
				'span',
				{ id: `archipel-error-${control?.id || row.id}`, class: 'archipel-field-error' },
				text,
			);
			row.append(error);
			errors.set(row, error);
			row.classList.remove('woocommerce-validated');
			row.classList.add('woocommerce-invalid', ...(kind ? [classOf(kind)] : []));
			mark(row, error.id, true);
		},
		has: (row: HTMLElement) => errors.has(row),
		/** Rows with an error that are still in the form. */
		rows: () => [...errors.keys()].filter((row) => form.contains(row)),
		/** Sets `aria-invalid` and `aria-describedby` again: WooCommerce's script removes them from fields it finds valid, and fields are replaced. */
		renew() {
			for (const [row, { id }] of errors) mark(row, id, true);
		},
	};
}
