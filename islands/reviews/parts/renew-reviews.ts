/** Selectors of elements that a new review changes: the list, our summary, the tab's title, the average below the product title. */
const CHANGED = [
	'#comments',
	'.archipel-reviews__summary',
	'.reviews_tab a',
	'.product .summary .woocommerce-product-rating',
] as const;

const ITEM = '#comments li[id^="li-comment-"]';

/** State of the review just sent, as found in the response's page. */
export interface NewReview {
	/** Id of the review's element, for a link; `undefined` if the list does not contain it. */
	readonly id: string | undefined;
	/** Whether the review awaits moderation and is visible to its author only. */
	readonly isWaiting: boolean;
}

/**
 * Updates the reviews on the page from the sanitized page of the response. The form, where the visitor is, stays.
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
