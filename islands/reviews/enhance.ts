import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { isUserInvalid } from '../../src/runtime/keep-focus';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { keepDraft } from '../../src/dom/form-draft';
import { t } from './messages';
import { createRating } from './rating';
import { createSender } from './sender';
import type { Props } from './island';
import './view.css';

/** Review form of a product (REV-01, REV-02): star rating, submit without leaving the page, and a kept draft. */
export default function enhance(host: HTMLElement, _props: Props, { activation, signal }: IslandContext) {
	const form = host.querySelector('form');
	// If reviews are limited to logged-in users or buyers, there is no form for others.
	if (!form) return;
	const focused = form.contains(document.activeElement) ? (document.activeElement as HTMLInputElement) : undefined;
	const hasComplained = focused !== undefined && isUserInvalid(focused);
	const rating = createRating(form, signal);

	const isReady = (): boolean => {
		if (!rating?.isMissing()) return form.reportValidity();
		rating.ask();
		return false;
	};
	// Kept in this tab until it is sent. Name and email are filled in by the browser itself.
	const forgetDraft = keepDraft(form, {
		key: `archipel_review_${form.querySelector<HTMLInputElement>('[name=comment_post_ID]')?.value ?? ''}`,
		isKept: ({ name }) => name === 'rating' || name === 'comment',
		notice: {
			anchor: form.querySelector('textarea') ?? form,
			found: t('draftFound'),
			discard: t('discardDraft'),
		},
		signal,
	});
	const send = createSender(
		form,
		isReady,
		() => {
			form.reset();
			forgetDraft();
		},
		signal,
	);

	// Native validation is off, so that the missing rating, which precedes the other fields, is reported first.
	const before = form.noValidate;
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = before));
	listen(form, 'click', { signal, capture: true }, (event) => {
		const button = event.target instanceof Element ? event.target.closest('[type=submit]') : null;
		if (!button || !rating?.isMissing()) return;
		// Before WooCommerce's script, which would report the missing rating by `alert()`.
		event.preventDefault();
		event.stopPropagation();
		rating.ask();
	});
	listen(form, 'submit', { signal }, (event) => {
		if (event.defaultPrevented) return;
		event.preventDefault();
		if (isReady()) void send(event.submitter ?? undefined);
	});

	const select = form.querySelector('select[name=rating]');
	if (select && !document.getElementById('wc-single-product-js')) triggerJQuery(select, 'init');
	const [intent] = activation.takeIntents().slice(-1);
	if (intent) form.requestSubmit(intent.submitter?.isConnected ? intent.submitter : null);
	else if (hasComplained) {
		// The form was submitted before the mount: the browser's message was lost when the stars replaced the select.
		if (focused === select) rating?.ask();
		else focused?.reportValidity();
	} else if (focused && focused === select) rating?.focus();
}
