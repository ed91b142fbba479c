import type { Enhance } from '../../src/runtime/define-island';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { keepDraft as keepDraftOf } from '../../src/dom/form-draft';
import { t } from './messages';
import { createRating } from './parts/rating';
import { createSender } from './parts/sender';
import type { Props } from './props';
import './view.css';

/** Review form of a product (REV-01, REV-02): stars, sending without leaving the page, a draft that is never lost. */
const enhance: Enhance<Props> = (host, { sendInPlace, keepDraft }, { activation, signal }) => {
	const form = host.querySelector('form');
	// Only customers who are logged in, or who bought it, may write: then there is no form.
	if (!form) return;
	const focused = form.contains(document.activeElement) ? (document.activeElement as HTMLInputElement) : undefined;
	const hasComplained = focused !== undefined && isUserInvalid(focused);
	const rating = createRating(form, signal);

	const isReady = (): boolean => {
		if (!rating?.isMissing()) return form.reportValidity();
		rating.ask();
		return false;
	};
	let forgetDraft: (() => void) | undefined;
	const send = createSender(
		form,
		isReady,
		() => {
			form.reset();
			forgetDraft?.();
		},
		signal,
	);

	// The browser's own messages come after ours: the stars stand before the other fields.
	const before = form.noValidate;
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = before));
	form.addEventListener(
		'click',
		(event) => {
			const button = event.target instanceof Element ? event.target.closest('[type=submit]') : null;
			if (!button || !rating?.isMissing()) return;
			// Before WooCommerce's script, which would say the same by an alert.
			event.preventDefault();
			event.stopPropagation();
			rating.ask();
		},
		{ signal, capture: true },
	);
	form.addEventListener(
		'submit',
		(event) => {
			if (event.defaultPrevented) return;
			if (!isReady()) return event.preventDefault();
			if (!sendInPlace) return forgetDraft?.();
			event.preventDefault();
			void send(event.submitter ?? undefined);
		},
		{ signal },
	);
	if (keepDraft)
		forgetDraft = keepDraftOf(form, {
			key: `archipel_review_${form.querySelector<HTMLInputElement>('[name=comment_post_ID]')?.value ?? ''}`,
			// The name and the address the browser fills in by itself.
			isKept: ({ name }) => name === 'rating' || name === 'comment',
			notice: {
				anchor: form.querySelector('textarea') ?? form,
				found: t('draftFound'),
				discard: t('discardDraft'),
			},
			signal,
		});

	const select = form.querySelector('select[name=rating]');
	if (select && !document.getElementById('wc-single-product-js')) triggerJQuery(select, 'init');
	const [intent] = activation.takeIntents().slice(-1);
	if (intent) form.requestSubmit(intent.submitter?.isConnected ? intent.submitter : null);
	else if (hasComplained) {
		// The form was sent while we were on our way: what the browser said about it went with the list that the stars stand in for.
		if (focused === select) rating?.ask();
		else focused?.reportValidity();
	} else if (focused && focused === select) rating?.focus();
};

/** Whether the browser has refused to send the form because of a field. Support: Safari before 16.5 and Chrome before 119 do not tell. */
function isUserInvalid(field: Element): boolean {
	try {
		return field.matches(':user-invalid');
	} catch {
		return false;
	}
}

export default enhance;
