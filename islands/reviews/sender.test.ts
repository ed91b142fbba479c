import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import type { ReviewAnswer } from '../../src/shop/woocommerce/review-api';
import {
	DRAFT,
	controller,
	fill,
	form,
	item,
	mount,
	notice,
	page,
	radios,
	select,
	submit,
} from '../../tests/setup/review-page';

const postReview = vi.hoisted(() => vi.fn<(action: string, fields: FormData) => Promise<ReviewAnswer>>());
vi.mock('../../src/shop/woocommerce/review-api', () => ({ postReview }));
const gate = vi.hoisted(() => ({ isGateOpen: vi.fn(() => true), openGate: vi.fn<() => Promise<void>>() }));
vi.mock('../../src/safety/html', async (original) => ({ ...(await original<object>()), ...gate }));
beforeEach(() => void postReview.mockReset());

describe('sending', () => {
	test('[RT-14] where the answer could not be shown, the browser sends the form', async () => {
		gate.isGateOpen.mockReturnValueOnce(false);
		gate.openGate.mockRejectedValueOnce(new Error('it did not come'));
		const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
		mount();
		fill();
		submit();
		await vi.waitFor(() => expect(native).toHaveBeenCalledOnce());
		expect(postReview).not.toHaveBeenCalled();
	});

	test('posts the form as it is, once however often it is pressed', async () => {
		let settle!: (answer: ReviewAnswer) => void;
		postReview.mockReturnValue(new Promise((resolve) => (settle = resolve)));
		mount();
		fill();
		submit();
		submit();
		expect(postReview).toHaveBeenCalledOnce();
		const [action, fields] = postReview.mock.calls[0]!;
		expect(new URL(action).pathname).toBe('/wp-comments-post.php');
		expect(Object.fromEntries(fields)).toMatchObject({
			rating: '4',
			comment: 'Très belle coupe',
			author: 'Léa',
			email: 'lea@example.test',
			comment_post_ID: '1186',
			comment_parent: '0',
			submit: 'Envoyer l’avis',
		});
		expect(document.querySelector('#submit')!.getAttribute('aria-busy')).toBe('true');
		settle({ ok: false, message: 'non', isDuplicate: false });
		await vi.waitFor(() => expect(document.querySelector('#submit')!.hasAttribute('aria-busy')).toBe(false));
	});

	test.each([
		['published', { isModerated: false, page: page(item(8), item(9)) }, 'Merci ! Votre avis est en ligne.'],
		[
			'moderated, says the address',
			{ isModerated: true, page: page(item(8)) },
			'Merci ! Votre avis a été reçu ; il paraîtra après relecture.',
		],
		[
			'moderated, says the list',
			{ isModerated: false, page: page(item(9, '<em class="woocommerce-review__awaiting-approval">…</em>')) },
			'Merci ! Votre avis a été reçu ; il paraîtra après relecture.',
		],
		['taken, but the list does not show it', { isModerated: false, page: page() }, 'Merci ! Votre avis a été reçu.'],
	])(
		'a review that is %s: the shopper is told, the list is brought up to date, the form is empty again',
		async (_name, answer, text) => {
			postReview.mockResolvedValue({ ok: true, ...answer });
			mount();
			fill();
			document.querySelector<HTMLElement>('#submit')!.focus();
			submit();
			await vi.waitFor(() => expect(notice('success')).toContain(text));
			expect(document.querySelector<HTMLTextAreaElement>('#comment')!.value).toBe('');
			await vi.waitFor(() => expect(radios().some(({ checked }) => checked)).toBe(false));
			expect(sessionStorage.getItem(DRAFT)).toBeNull();
			expect(document.querySelector('#comments h2')!.textContent).toMatch(/avis$/);
			expect(document.activeElement).not.toBe(document.body);
		},
	);

	test('a published review is linked to', async () => {
		postReview.mockResolvedValue({ ok: true, isModerated: false, page: page(item(9)) });
		mount();
		fill();
		document.querySelector<HTMLElement>('#submit')!.focus();
		submit();
		await vi.waitFor(() =>
			expect(document.querySelector('.archipel-notice a')?.getAttribute('href')).toBe('#comment-9'),
		);
		expect(document.getElementById('comment-9')).toBeTruthy();
	});

	test('a refusal is told in the shop’s words, and nothing that was written is lost', async () => {
		postReview.mockResolvedValue({ ok: false, message: 'Vous envoyez des avis trop vite.', isDuplicate: false });
		mount();
		fill();
		submit();
		await vi.waitFor(() => expect(notice('error')).toBe('Vous envoyez des avis trop vite.'));
		expect(document.querySelector<HTMLTextAreaElement>('#comment')!.value).toBe('Très belle coupe');
		expect(select().value).toBe('4');
		expect(JSON.parse(sessionStorage.getItem(DRAFT)!)).toEqual({ rating: '4', comment: 'Très belle coupe' });
	});

	test.each(['offline', 'lost', 'timeout', 'http', 'invalid'] as const)(
		'[REL-01] a failure (%s) can be tried again',
		async (reason) => {
			postReview.mockRejectedValueOnce(new RequestError(reason, '/wp-comments-post.php'));
			mount();
			fill();
			submit();
			await vi.waitFor(() => expect(notice('error')).toContain('Réessayer'));
			expect(document.querySelector<HTMLTextAreaElement>('#comment')!.value).toBe('Très belle coupe');
			postReview.mockResolvedValue({ ok: true, isModerated: false, page: page(item(9)) });
			document.querySelector<HTMLElement>('.archipel-notice button')!.click();
			await vi.waitFor(() => expect(notice('success')).toContain('en ligne'));
			expect(postReview).toHaveBeenCalledTimes(2);
		},
	);

	// `http`: the server has stored the review, but the page after the redirect fails.
	test.each(['lost', 'timeout', 'invalid', 'http'] as const)(
		'[REL-01] a repetition that the server calls a duplicate was received the first time, if an answer was lost (%s)',
		async (reason) => {
			mount();
			fill();
			postReview.mockResolvedValueOnce({ ok: false, message: 'Doublon', isDuplicate: true });
			submit();
			await vi.waitFor(() => expect(notice('error')).toBe('Doublon'));
			postReview.mockRejectedValueOnce(new RequestError(reason, '/x'));
			submit();
			await vi.waitFor(() => expect(notice('error')).toContain('Réessayer'));
			postReview.mockResolvedValueOnce({ ok: false, message: 'Doublon', isDuplicate: true });
			submit();
			await vi.waitFor(() => expect(notice('success')).toContain('Merci ! Votre avis a été reçu.'));
		},
	);

	test('what somebody else has stopped is not sent', () => {
		form().addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: controller.signal });
		mount();
		fill();
		submit();
		expect(postReview).not.toHaveBeenCalled();
	});

	test('[RT-06] a submit that was held is sent, or asked about', async () => {
		mount({}, [{ control: form(), submitter: document.querySelector<HTMLElement>('#submit')! }]);
		expect(notice('error')).toBe('Veuillez sélectionner une note');
		expect(postReview).not.toHaveBeenCalled();
	});
});
