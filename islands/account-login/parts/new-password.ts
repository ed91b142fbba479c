import { describeBy, markWrong } from '../../../src/dom/field-errors';
import { findNotices, isErrorNotice } from '../../../src/shop/woocommerce/page-notices';
import { t } from '../messages';
import { createFieldMessages, type Fault } from './field-messages';
import { stripResetKeys } from './reset-keys';

const SHOWN = 'input[type=text], input[type=email], input[type=password]';

/** Validates lost and new password forms, with errors at the fields. The browser sends the forms. */
export function followNewPassword(form: HTMLFormElement, signal: AbortSignal): void {
	stripResetKeys();
	const showFaults = createFieldMessages(signal);
	const fields = [...form.querySelectorAll<HTMLInputElement>(SHOWN)];
	const faults = (): Fault[] => {
		const missing = fields.filter(({ value }) => !value.trim());
		if (missing.length)
			return missing.map((field) => ({
				field,
				text: t(field.autocomplete.includes('username') ? 'nameMissing' : 'passwordMissing'),
			}));
		const [first, second] = fields;
		return first && second && first.value !== second.value ? [{ field: second, text: t('passwordsDiffer') }] : [];
	};
	const before = form.noValidate;
	form.noValidate = true;
	const onSubmit = (event: Event) => {
		if (showFaults(faults())) return;
		event.preventDefault();
		// WooCommerce's script disables the button on submit, even on a cancelled one: the form could then not be submitted again.
		event.stopImmediatePropagation();
	};
	form.addEventListener('submit', onSubmit, { signal, capture: true });

	// The page's error notice belongs to this form, as lost password pages have no other form.
	const notice = findNotices(document).find(isErrorNotice);
	if (notice) {
		notice.id ||= 'archipel-password-refusal';
		fields.forEach((field) => markWrong(field, notice.id, true));
	}
	signal.addEventListener('abort', () => {
		form.noValidate = before;
		if (notice) fields.forEach((field) => describeBy(field, notice.id, false));
	});
}
