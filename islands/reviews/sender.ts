import { isGateOpen, openGate } from '../../src/safety/html';
import { safeUrl } from '../../src/safety/url';
import { createMutation } from '../../src/shop/mutation';
import { postReview, type ReviewAnswer } from '../../src/shop/woocommerce/review-api';
import { announce } from '../../src/ui/announcer';
import { readForm, submitNatively } from '../../src/dom/form-fields';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { markBusy } from '../../src/dom/mark-busy';
import { t } from './messages';

/**
 * Sends the form without leaving the page, one request at a time, and reports the result. After any error the form keeps its content; before a
 * retry it is checked again (`isReady`).
 */
export function createSender(
	form: HTMLFormElement,
	isReady: () => boolean,
	onSent: () => void,
	signal: AbortSignal,
): (submitter: HTMLElement | undefined) => Promise<void> {
	const anchor = form.querySelector('.form-submit') ?? form;
	let submitter: HTMLElement | undefined;
	/** A response was lost, possibly of the page after the redirect: the server may have the review already. */
	let mayHaveIt = false;

	const tellSent = (text: string, id?: string) => {
		mayHaveIt = false;
		onSent();
		showNotice(anchor, {
			type: 'info',
			text,
			...(id && { link: { label: t('seeReview'), href: `#${id}` } }),
			// Success style, but type `info`: a success notice would hide after three seconds.
			place(box) {
				box.dataset['state'] = 'success';
				anchor.after(box);
			},
		});
	};
	const tellAnswer = (answer: ReviewAnswer) => {
		if (!answer.ok) {
			if (answer.isDuplicate && mayHaveIt) tellSent(t('received'));
			else showNotice(anchor, { type: 'error', text: answer.message });
			return;
		}
		const { id, isWaiting } = renewReviews(answer.page);
		if (answer.isModerated || isWaiting) tellSent(t('moderated'), id);
		else tellSent(t(id ? 'published' : 'received'), id);
	};

	const review = createMutation<ReviewAnswer>({
		signal,
		async send({ isUnsure }) {
			mayHaveIt ||= isUnsure;
			try {
				if (!isGateOpen()) await openGate();
			} catch {
				// Without the HTML sanitizer the response's page cannot be shown here: the browser submits the form and shows that page.
				submitNatively(form, submitter);
				return new Promise<never>(() => {});
			}
			announce(t('sending'));
			return postReview(actionOf(form)!.href, readForm(form, submitter), signal);
		},
		show() {
			const button = submitter;
			markBusy(button, true);
			return (answer) => {
				markBusy(button, false);
				if (answer) tellAnswer(answer);
			};
		},
		notify(notice) {
			if (!notice) return clearNotice(anchor);
			const { label, onClick } = notice.action;
			showNotice(anchor, { ...notice, action: { label, onClick: () => isReady() && onClick() } });
		},
	});
	return async (by) => {
		if (!actionOf(form)) return submitNatively(form, by);
		submitter = by;
		await review.perform();
	};
}

const actionOf = (form: HTMLFormElement): URL | undefined => safeUrl(form.getAttribute('action') ?? '');

/** Selectors of elements that a new review changes: the list, our summary, the tab's title, the average below the product title. */
const CHANGED = [
	'#comments',
	'.archipel-reviews__summary',
	'.reviews_tab a',
	'.product .summary .woocommerce-product-rating',
] as const;

const ITEM = '#comments li[id^="li-comment-"]';

/**
 * Updates the reviews on the page from the sanitized page of the response. The form, where the visitor is, stays.
 *
 * @returns State of the review just sent.
 */
function renewReviews(page: DocumentFragment) {
	const known = new Set([...document.querySelectorAll(ITEM)].map(({ id }) => id));
	const item = [...page.querySelectorAll(ITEM)].find(({ id }) => !known.has(id));
	const review = {
		/** For a link; `undefined` if the list does not contain the review. */
		id: (item?.querySelector('[id^="comment-"]') ?? item)?.id,
		/** Whether the review awaits moderation and is visible to its author only. */
		isWaiting: Boolean(item?.querySelector('.woocommerce-review__awaiting-approval')),
	};
	for (const selector of CHANGED) {
		const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
		if (old && fresh) old.replaceChildren(...fresh.childNodes);
	}
	return review;
}
