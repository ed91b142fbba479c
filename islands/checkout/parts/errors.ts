import { element } from '../../../src/dom/element';
import { describeBy, markWrong } from '../../../src/dom/field-errors';
import { KINDS, type Fault } from './check';
import { controlsIn, focusable } from './rows';

/** Errors at the rows of the checkout. */
export interface RowErrors {
	/** Tells what is wrong with a row, below its field and as the field's description. */
	readonly tell: (row: HTMLElement, fault: Fault) => void;
	/** Removes the message. @param isRight The row was checked and is right: marks of WooCommerce's script go, too. @default false */
	readonly clear: (row: HTMLElement, isRight?: boolean) => void;
	readonly isTold: (row: HTMLElement) => boolean;
	/** Rows that are told, as long as they are on the page. */
	readonly told: () => HTMLElement[];
	/** Sets `aria-invalid` and `aria-describedby` again: WooCommerce's script removes them from fields that it finds right, and fields are replaced. */
	readonly renew: () => void;
}

/** WooCommerce's own words below a field. */
const CORES = '.checkout-inline-error-message';

const classOf = (kind: string) => `woocommerce-invalid-${kind}`;

export function createRowErrors(form: HTMLFormElement): RowErrors {
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
		clear,
		tell(row, { text, kind }) {
			if (errors.get(row)?.textContent === text) return;
			clear(row);
			row.querySelectorAll(CORES).forEach((words) => words.remove());
			const [control] = controlsIn(row);
			if (control) describeBy(control, `${control.id}_description`, false);
			const error = element(
				'span',
				{ id: `archipel-error-${control?.id || row.id}`, class: 'archipel-row-error' },
				text,
			);
			row.append(error);
			errors.set(row, error);
			row.classList.remove('woocommerce-validated');
			row.classList.add('woocommerce-invalid', ...(kind ? [classOf(kind)] : []));
			mark(row, error.id, true);
		},
		isTold: (row) => errors.has(row),
		told: () => [...errors.keys()].filter((row) => form.contains(row)),
		renew() {
			for (const [row, { id }] of errors) mark(row, id, true);
		},
	};
}
