import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { RequestError } from '../../src/shop/request-error';
import type { Intent } from '../../src/runtime/activation';
import type { ReviewAnswer } from '../../src/shop/woocommerce/review-api';
import enhance from './enhance';
import { props } from './props';

const postReview = vi.hoisted(() => vi.fn<(action: string, fields: FormData) => Promise<ReviewAnswer>>());
vi.mock('../../src/shop/woocommerce/review-api', () => ({ postReview }));

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
const DRAFT = 'archipel_review_1186';
let controller: AbortController;

beforeEach(() => {
	controller = new AbortController();
	postReview.mockReset();
	sessionStorage.clear();
	document.body.innerHTML = fixture;
});
afterEach(() => {
	controller.abort();
	document.body.innerHTML = '';
	printConfig();
	vi.unstubAllGlobals();
});

function mount(own: Record<string, unknown> = {}, intents: Intent[] = []): void {
	void enhance(document.getElementById('review_form')!, props.parse(own), {
		activation: { by: 'visible', takeIntents: () => intents },
		signal: controller.signal,
		fail: (error) => {
			throw error;
		},
	});
}
const form = () => document.querySelector('form')!;
const select = () => document.querySelector<HTMLSelectElement>('#rating')!;
const radios = () => [...document.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')];
const notice = (state: string) => document.querySelector(`.archipel-notice[data-state=${state}]`)?.textContent ?? '';
const type = (id: string, value: string) => {
	const field = document.getElementById(id) as HTMLInputElement;
	field.value = value;
	field.dispatchEvent(new Event('input', { bubbles: true }));
};
const choose = (stars: number) => radios()[stars - 1]!.click();
const fill = () => {
	choose(4);
	type('comment', 'Très belle coupe');
	type('author', 'Léa');
	type('email', 'lea@example.test');
};
const submit = () => document.querySelector<HTMLElement>('#submit')!.click();
/** A product page with reviews, as the server answers. */
function page(...items: string[]): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = `<div id="reviews"><div id="comments"><h2>${items.length} avis</h2><ol>${items.join('')}</ol></div></div>`;
	return template.content;
}
const item = (id: number, more = '') => `<li id="li-comment-${id}"><div id="comment-${id}">${more}</div></li>`;

describe('[REV-01] the stars', () => {
	test('are five native radios with French labels, named by the field’s own label', () => {
		mount();
		expect(radios().map((radio) => [radio.type, radio.getAttribute('aria-label')])).toEqual([
			['radio', '1 étoile sur 5'],
			['radio', '2 étoiles sur 5'],
			['radio', '3 étoiles sur 5'],
			['radio', '4 étoiles sur 5'],
			['radio', '5 étoiles sur 5'],
		]);
		const group = document.querySelector('[role=radiogroup]')!;
		expect(document.getElementById(group.getAttribute('aria-labelledby')!)!.textContent).toContain('Votre note');
		expect(group.getAttribute('aria-required')).toBe('true');
	});

	test('set WooCommerce’s select, which tells others; and follow it when others set it', () => {
		mount();
		const heard = vi.fn();
		select().addEventListener('change', heard);
		choose(4);
		expect([select().value, heard.mock.calls.length]).toEqual(['4', 1]);
		select().value = '2';
		select().dispatchEvent(new Event('change', { bubbles: true }));
		expect(radios().map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
	});

	test('are not sent beside it: they belong to no form', () => {
		mount();
		for (const radio of radios()) expect(document.getElementById(radio.getAttribute('form')!)).toBeNull();
	});

	test('take the place of the picker of WooCommerce’s script', () => {
		select().insertAdjacentHTML('beforebegin', '<p class="stars"><a class="star-1" href="#">1</a></p>');
		mount();
		expect(document.querySelector('p.stars')).toBeNull();
	});

	test('give the select back when the island goes', () => {
		mount();
		expect(select().style.display).toBe('none');
		controller.abort();
		expect(select().style.display).toBe('');
		expect(document.querySelector('[role=radiogroup]')).toBeNull();
		expect(form().noValidate).toBe(false);
	});
});

describe('[REV-02] a missing rating', () => {
	test('is told beside the stars, which take focus, and nothing is sent', () => {
		mount();
		type('comment', 'Sans note');
		submit();
		expect(notice('error')).toBe('Veuillez sélectionner une note');
		expect(document.activeElement).toBe(radios()[0]);
		expect(radios()[0]!.getAttribute('aria-invalid')).toBe('true');
		expect(document.getElementById(radios()[0]!.getAttribute('aria-describedby')!)!.textContent).toBe(
			'Veuillez sélectionner une note',
		);
		expect(postReview).not.toHaveBeenCalled();
		choose(3);
		expect(notice('error')).toBe('');
		expect(radios()[0]!.hasAttribute('aria-invalid')).toBe(false);
	});

	test('is an alert where the owner wants alerts', () => {
		printConfig({ shop: { nativeAlerts: true } });
		const alert = vi.fn();
		vi.stubGlobal('alert', alert);
		mount();
		submit();
		expect(alert).toHaveBeenCalledExactlyOnceWith('Veuillez sélectionner une note');
		expect(notice('error')).toBe('');
		expect(document.activeElement).toBe(radios()[0]);
	});

	test('does not matter where ratings are optional, although the select says required', async () => {
		document.querySelector('label .required')!.remove();
		postReview.mockResolvedValue({ ok: true, isModerated: false, page: page(item(9)) });
		mount();
		type('comment', 'Sans note');
		type('author', 'Léa');
		type('email', 'lea@example.test');
		select().required = false;
		submit();
		await vi.waitFor(() => expect(postReview).toHaveBeenCalledOnce());
	});

	test('WooCommerce’s setting goes before the mark in the label', () => {
		vi.stubGlobal('wc_single_product_params', { review_rating_required: 'no' });
		mount();
		expect(document.querySelector('[role=radiogroup]')!.getAttribute('aria-required')).toBe('false');
	});

	test('never reaches the script that would alert', () => {
		const heard = vi.fn();
		document.body.addEventListener('click', heard, { signal: controller.signal });
		mount();
		submit();
		expect(heard).not.toHaveBeenCalled();
	});
});

describe('sending', () => {
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

	test('[REL-01] a repetition that the server calls a duplicate was received the first time, if an answer was lost', async () => {
		mount();
		fill();
		postReview.mockResolvedValueOnce({ ok: false, message: 'Doublon', isDuplicate: true });
		submit();
		await vi.waitFor(() => expect(notice('error')).toBe('Doublon'));
		postReview.mockRejectedValueOnce(new RequestError('lost', '/x'));
		submit();
		await vi.waitFor(() => expect(notice('error')).toContain('Réessayer'));
		postReview.mockResolvedValueOnce({ ok: false, message: 'Doublon', isDuplicate: true });
		submit();
		await vi.waitFor(() => expect(notice('success')).toContain('Merci ! Votre avis a été reçu.'));
	});

	test('in place can be off: then the browser submits, once the rating is there', () => {
		mount({ sendInPlace: false });
		const submitted = vi.fn((event: Event) => {
			const { defaultPrevented } = event;
			event.preventDefault();
			return defaultPrevented;
		});
		document.body.addEventListener('submit', submitted, { signal: controller.signal });
		submit();
		expect(submitted).not.toHaveBeenCalled();
		fill();
		submit();
		expect(submitted.mock.results.map(({ value }) => value as boolean)).toEqual([false]);
		expect(postReview).not.toHaveBeenCalled();
	});

	test('what somebody else has stopped is not sent', () => {
		form().addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: controller.signal });
		mount();
		fill();
		submit();
		expect(postReview).not.toHaveBeenCalled();
	});

	test('[RT-06] a submit that was held is sent, or asked about', async () => {
		mount({}, [{ type: 'submit', control: form(), submitter: document.querySelector<HTMLElement>('#submit')! }]);
		expect(notice('error')).toBe('Veuillez sélectionner une note');
		expect(postReview).not.toHaveBeenCalled();
	});
});

describe('the draft', () => {
	test('is kept while one writes, and is back after a reload', () => {
		mount();
		choose(2);
		type('comment', 'Un peu courte');
		controller.abort();
		document.body.innerHTML = fixture;
		controller = new AbortController();
		mount();
		expect(document.querySelector<HTMLTextAreaElement>('#comment')!.value).toBe('Un peu courte');
		expect([select().value, radios()[1]!.checked]).toEqual(['2', true]);
		expect(notice('info')).toContain('Votre avis commencé a été retrouvé.');
		document.querySelector<HTMLElement>('.archipel-notice button')!.click();
		expect(document.querySelector<HTMLTextAreaElement>('#comment')!.value).toBe('');
		expect(sessionStorage.getItem(DRAFT)).toBeNull();
	});

	test('[PRIV-01] holds neither name nor address', () => {
		mount();
		fill();
		expect(sessionStorage.getItem(DRAFT)).not.toMatch(/Léa|lea@/);
	});

	test('never replaces what stands in the form, and one that makes no sense is left out', () => {
		sessionStorage.setItem(DRAFT, '{"comment":"ancien","rating":"5"}');
		document.querySelector<HTMLTextAreaElement>('#comment')!.value = 'nouveau';
		mount();
		expect([document.querySelector<HTMLTextAreaElement>('#comment')!.value, select().value]).toEqual(['nouveau', '']);
		for (const broken of ['{', '[]', 'null', '{"comment":{},"rating":"9"}']) {
			controller.abort();
			document.body.innerHTML = fixture;
			controller = new AbortController();
			sessionStorage.setItem(DRAFT, broken);
			mount();
			expect([document.querySelector<HTMLTextAreaElement>('#comment')!.value, select().value, notice('info')]).toEqual([
				'',
				'',
				'',
			]);
		}
	});

	test('can be off', () => {
		mount({ keepDraft: false });
		fill();
		expect(sessionStorage.getItem(DRAFT)).toBeNull();
	});
});

test('where nobody may write there is nothing to do', () => {
	form().remove();
	mount();
	expect(document.querySelector('[role=radiogroup]')).toBeNull();
});

test('English', () => {
	printConfig({ locale: 'en-GB' });
	mount();
	expect(radios()[0]!.getAttribute('aria-label')).toBe('1 star out of 5');
	submit();
	expect(notice('error')).toBe('Please select a rating');
});
