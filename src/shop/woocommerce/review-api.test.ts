import { describe, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { postReview } from './review-api';

vi.mock('../../safety/html', () => import('../../../tests/setup/open-gate'));

const { fetched } = stubFetch();
const { signal } = new AbortController();

function answer(body: string, status = 200, url = 'https://shop.test/produit/x/'): void {
	fetched.mockImplementation(async () => {
		const response = new Response(body, { status });
		Object.defineProperty(response, 'url', { value: url });
		return response;
	});
}
const post = () => postReview('/wp-comments-post.php', new FormData(), signal);
/** Returns an error page of WordPress (SERVERS.md, S85). */
const refusal = (message: string) =>
	`<!DOCTYPE html><html><head><title>Échec</title></head><body id="error-page"><div class="wp-die-message"><p>${message}</p></div><p><a href='javascript:history.back()'>Retour</a></p></body></html>`;
const page =
	'<html><body><div id="reviews"><div id="comments"><ol class="commentlist"><li id="li-comment-9"></li></ol></div></div></body></html>';

describe('the answer to a review', () => {
	test.each([
		['published', 'https://shop.test/produit/x/', false],
		['moderated', 'https://shop.test/produit/x/?unapproved=213&moderation-hash=16a2', true],
	])('%s: the product page, and its address says which', async (_name, url, isModerated) => {
		answer(page, 200, url);
		const reply = await post();
		expect(reply).toMatchObject({ ok: true, isModerated });
		expect(reply.ok && reply.page.querySelector('#li-comment-9')).toBeTruthy();
	});

	test.each([
		[200, '<strong>Erreur :</strong> saisissez votre avis.', 'Erreur : saisissez votre avis.', false],
		[403, '<em>Non</em> &lt;img src=x&gt;', 'Non <img src=x>', false],
		[409, 'Doublon : vous l&#8217;avez déjà dit !', 'Doublon : vous l’avez déjà dit !', true],
		[500, 'Veuillez noter le produit.', 'Veuillez noter le produit.', false],
	])('[SEC-01] status %i is read from the error page, as text', async (status, html, message, isDuplicate) => {
		answer(refusal(html), status);
		expect(await post()).toEqual({ ok: false, message, isDuplicate });
	});

	// Other unusable answers: tests/faults.
	test.each([
		['an empty body (SERVERS.md, S86)', ''],
		['a product page that is cut short', page.slice(0, -25)],
	])('%s is a failure, not a yes', async (_name, body) => {
		answer(body);
		await expect(post()).rejects.toMatchObject({ name: 'RequestError', reason: 'invalid' });
	});

	test('a page without the tags that may be left out is whole if something follows the reviews', async () => {
		answer('<main><div id="reviews"><ol><li>Oui</ol></div><div id="related"></div>');
		expect(await post()).toMatchObject({ ok: true });
	});
});
