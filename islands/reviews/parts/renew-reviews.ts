/** What a new review changes on the page, besides the list: title of the tab, average below the title, our summary. */
const CHANGED = [
	'#comments',
	'.archipel-reviews__summary',
	'.reviews_tab a',
	'.product .summary .woocommerce-product-rating',
] as const;

const ITEM = '#comments li[id^="li-comment-"]';

/** What happened to the review that was just sent, as far as the page tells. */
export interface NewReview {
	/** Id of the element that is the review, for a link; `undefined` if the list does not show it. */
	readonly id: string | undefined;
	/** It is shown to its author only, until a moderator has read it. */
	readonly isWaiting: boolean;
}

/**
 * Brings the reviews on the page up to date from the page that the server answered with, which has passed the HTML gate.
 * The form, where the visitor is, stays.
 */
export function renewReviews(page: DocumentFragment): NewReview {
	const known = new Set([...document.querySelectorAll(ITEM)].map(({ id }) => id));
	const item = [...page.querySelectorAll(ITEM)].find(({ id }) => !known.has(id));
	const review: NewReview = {
		id: (item?.querySelector('[id^="comment-"]') ?? item)?.id,
		isWaiting: Boolean(item?.querySelector('.woocommerce-review__awaiting-approval')),
	};
	for (const selector of CHANGED) {
		const [old, fresh] = [document.querySelector(selector), page.querySelector(selector)];
		if (old && fresh) old.replaceChildren(...fresh.childNodes);
	}
	return review;
}
