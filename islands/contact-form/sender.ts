import { markBusy } from '../../src/dom/mark-busy';
import { readForm } from '../../src/dom/form-fields';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { noteFocus } from '../../src/dom/focus';
import { sendForm, type FormAnswer } from '../../src/shop/contact-form-7/contact-form-api';
import { createMutation, mayBeDone } from '../../src/shop/mutation';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import type { Cf7Form } from './cf7-form';

/** Response of the server, and the data sent. */
export interface Sent {
	readonly answer: FormAnswer;
	readonly detail: object;
	/** Form data without the button. */
	readonly fields: FormData;
}

/**
 * Sends the form by fetch, one request at a time (CF-01). Errors are shown at the form, which keeps its input.
 *
 * @param clear Removes the messages of the previous attempt.
 * @param onAnswer Called with each response, positive or not, and whether the focus has stayed since sending (`noteFocus`).
 */
export function createSender(
	{ form, identity, setStatus, emit, describe }: Cf7Form,
	clear: () => void,
	onAnswer: (sent: Sent, isStillHere: boolean) => void,
	signal: AbortSignal,
): (submitter: HTMLElement | undefined) => Promise<void> {
	let submitter: HTMLElement | undefined;
	const place = () => form.querySelector('.wpcf7-response-output') ?? form.lastElementChild ?? form;

	const message = createMutation<Sent>({
		signal,
		// After a 4xx response nothing was sent.
		isDoubtful: (error) => mayBeDone(error) && !(error.status && error.status >= 400 && error.status < 500),
		async send() {
			clear();
			const fields = new FormData(form);
			const formData = readForm(form, submitter);
			const detail = describe(formData);
			emit('beforesubmit', detail);
			setStatus('submitting');
			announce(t('sending'));
			const { answer, reply } = await sendForm(identity.contactFormId, formData, signal);
			return { answer, detail: { ...detail, status: answer.status, apiResponse: reply }, fields };
		},
		show() {
			const button = submitter;
			const isStillHere = noteFocus();
			markBusy(button, true);
			return (sent) => {
				markBusy(button, false);
				if (sent) onAnswer(sent, isStillHere());
				else setStatus(signal.aborted ? 'init' : 'mail_failed');
			};
		},
		notify(notice) {
			const anchor = place();
			if (!notice) return clearNotice(anchor);
			const texts = [notice.text, message.isUnsure() && t('maybeSent'), t('kept')];
			showNotice(anchor, { ...notice, text: texts.filter(Boolean).join(' '), control: submitter });
		},
	});
	return async (by) => {
		submitter = by;
		await message.perform();
	};
}
