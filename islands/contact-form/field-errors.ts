import { element } from '../../src/dom/element';
import { labelText, linkTo, markWrong, withoutMarks } from '../../src/dom/field-errors';
import { t } from './messages';
import type { FormAnswer } from '../../src/shop/contact-form-7/contact-form-api';
import { wrapsOf, type Cf7Form } from './cf7-form';

export type FieldErrors = ReturnType<typeof createFieldErrors>;

const CONTROLS = ':is(input:not([type=hidden], .wpcf7-free-text), select, textarea)';

export function createFieldErrors({ box, form, identity }: Cf7Form) {
	const idOf = (field: string) => `${identity.unitTag}-ve-${field}`.replaceAll(/[^\w-]+/g, '');
	const list = box.querySelector('.screen-reader-response ul');
	const status = box.querySelector('.screen-reader-response [role=status]');
	const outputs = () => form.querySelectorAll<HTMLElement>('.wpcf7-response-output');
	const controls = (field: string) =>
		wrapsOf(form, field).flatMap((wrap) => [...wrap.querySelectorAll<HTMLInputElement>(CONTROLS)]);

	/** Original position of the response while it stands above the form. */
	let home: Comment | undefined;
	const lower = () => {
		const [output] = outputs();
		if (output) home?.replaceWith(output);
		home = undefined;
	};
	/** Moves the error summary above the fields: below the last field it would be out of view. */
	const raise = () => {
		const [output] = outputs();
		if (!output || home) return;
		home = new Comment();
		output.before(home);
		form.prepend(output);
	};

	const mark = (field: string, error: string | undefined) => {
		for (const wrap of wrapsOf(form, field)) {
			wrap.querySelectorAll('.wpcf7-not-valid-tip').forEach((tip) => tip.remove());
			const parts = wrap.querySelectorAll<HTMLInputElement>('.wpcf7-form-control');
			parts.forEach((part) => {
				part.classList.toggle('wpcf7-not-valid', error !== undefined);
				part.setCustomValidity?.(error ?? '');
			});
			if (error === undefined) continue;
			const tip = element('span', { class: 'wpcf7-not-valid-tip', 'aria-hidden': 'true' }, error);
			wrap.append(tip);
			// A tip that covers the field is removed on focus or click.
			if (wrap.closest('.use-floating-validation-tip'))
				for (const type of ['focusin', 'click']) wrap.addEventListener(type, () => tip.remove(), { once: true });
		}
		for (const control of controls(field)) markWrong(control, idOf(field), error !== undefined);
	};
	const link = (field: string, error: string) => {
		const [control] = controls(field);
		const name = control && labelOf(control);
		const text = name ? t('fieldError', { field: name, error }) : error;
		if (!control) return element('li', {}, text);
		control.id ||= `${idOf(field)}-field`;
		return element('li', {}, linkTo(control, text));
	};
	const clear = (field: string) => {
		mark(field, undefined);
		for (const item of list?.children ?? []) if (item.id === idOf(field)) item.remove();
	};
	return {
		/** Shows the error of a field: below the field, in the list for screen readers, and as description of its controls (CF-02). */
		show(field: string, error: string) {
			clear(field);
			mark(field, error);
			list?.append(element('li', { id: idOf(field) }, error));
		},
		/** Removes the error of a field. @default all fields */
		clear(field?: string) {
			if (field !== undefined) return clear(field);
			const names = [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].map(
				({ dataset }) => dataset['name'],
			);
			new Set(names).forEach((name) => name && clear(name));
			lower();
			list?.replaceChildren();
			if (status) status.textContent = '';
			for (const output of outputs()) {
				output.replaceChildren();
				output.setAttribute('aria-hidden', 'true');
			}
		},
		/** Shows the server's message. For invalid fields, moves it above the form with links to them, and focuses the first one if allowed. */
		conclude(message: string, wrong: NonNullable<FormAnswer['invalid_fields']>, takesFocus: boolean) {
			// In form order, because the server groups errors by kind; a field that is not in the form comes last.
			const order = [...form.elements];
			const at = ({ field }: { field: string }) => {
				const place = order.indexOf(controls(field)[0]!);
				return place < 0 ? order.length : place;
			};
			const sorted = [...wrong].sort((one, other) => at(one) - at(other));
			if (status) status.textContent = message;
			if (sorted.length) raise();
			for (const output of outputs()) {
				output.textContent = message;
				if (!sorted.length) continue;
				output.append(
					element(
						'ul',
						{ class: 'archipel-form-errors archipel-list' },
						...sorted.map(({ field, message: error }) => link(field, error)),
					),
				);
				// Links must be exposed to assistive technology.
				output.removeAttribute('aria-hidden');
			}
			if (!takesFocus) return;
			for (const control of sorted.flatMap(({ field }) => controls(field))) {
				control.focus();
				if (document.activeElement === control) return;
			}
		},
	};
}

/** Returns the label of a field. A group of boxes has only its legend: each box has a label of its own. */
function labelOf(control: HTMLInputElement): string {
	const isOne = !control.matches('[type=checkbox], [type=radio]') || control.closest('.wpcf7-acceptance');
	const source = isOne ? control.labels?.[0] : control.closest('fieldset')?.querySelector('legend');
	const label = labelText(source, '.wpcf7-not-valid-tip');
	return label || withoutMarks(control.getAttribute('aria-label') || control.getAttribute('placeholder') || '');
}
