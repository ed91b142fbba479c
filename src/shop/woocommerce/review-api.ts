import { safeHtml } from '../../safety/html';
import { requestPage } from '../http';
import { RequestError } from '../request-error';

export type ReviewAnswer =
	| {
			readonly ok: true;
			/** Product page after the redirect, with the review if already published; safe to insert. */
			readonly page: DocumentFragment;
			/** The URL says that the review awaits moderation. */
			readonly isModerated: boolean;
	  }
	| {
			readonly ok: false;
			/** Plain text, in the shop's language. */
			readonly message: string;
			/** The server refused an identical review. */
			readonly isDuplicate: boolean;
	  };

/**
 * Posts the comment form of a product (SERVERS.md, S84, S85). Yes is a redirect to the product page; no is an error page of WordPress, with
 * any status: 200 for missing fields, 403 closed, 409 duplicate, 429 too fast, 500 without rating.
 *
 * @param action Address of the form.
 * @throws RequestError if the answer is neither.
 */
export async function postReview(action: string, fields: FormData, signal: AbortSignal): Promise<ReviewAnswer> {
	try {
		const { body, url } = await requestPage(action, { form: fields, signal });
		const page = safeHtml(body);
		const refused = readRefusal(page);
		if (refused !== undefined) return { ok: false, message: refused, isDuplicate: false };
		// An unknown product is answered with nothing at all (SERVERS.md, S86).
		const reviews = page.querySelector('#reviews, #comments');
		// A truncated page would remove displayed reviews. Optimisers may omit the closing tags.
		if (!reviews || !(isFollowed(reviews) || /<\/(body|html)>/i.test(body)))
			throw new RequestError('invalid', action, { body });
		return { ok: true, page, isModerated: new URL(url, document.baseURI).searchParams.has('unapproved') };
	} catch (error) {
		if (!(error instanceof RequestError) || error.reason !== 'http') throw error;
		const message = readRefusal(safeHtml(error.body ?? ''));
		if (message === undefined) throw error;
		return { ok: false, message, isDuplicate: error.status === 409 };
	}
}

/** Whether any element follows an element in the page. */
function isFollowed(element: Element): boolean {
	for (let at: Element | null = element; at; at = at.parentElement) if (at.nextElementSibling) return true;
	return false;
}

/** The message of WordPress's error page; `undefined` on any other page. */
function readRefusal(page: DocumentFragment): string | undefined {
	return page.querySelector('.wp-die-message')?.textContent.replaceAll(/\s+/g, ' ').trim();
}
