import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from '../../src/runtime/activation';
import { RequestError } from '../../src/shop/request-error';
import type { ReviewAnswer } from '../../src/shop/woocommerce/review-api';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { read } from '../../tests/setup/repository';
import enhance from './enhance';
import { props } from './island';

const postReview = vi.hoisted(() => vi.fn<(action: string, fields: FormData) => Promise<ReviewAnswer>>());
vi.mock('../../src/shop/woocommerce/review-api', () => ({ postReview }));
const gate = vi.hoisted(() => ({ isGateOpen: vi.fn(() => true), openGate: vi.fn<() => Promise<void>>() }));
vi.mock('../../src/safety/html', async (original) => ({ ...(await original<object>()), ...gate }));

const fixture = read('islands/reviews/fixture.html');
const DRAFT = 'archipel_review_1186';
const controller = pageLife();

beforeEach(() => {
	document.body.innerHTML = fixture;
});

function mount(own: Record<string, unknown> = {}, intents: Intent[] = []): void {
	void enhance(document.getElementById('review_form')!, props.parse(own), islandContext(controller.signal, intents));
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
/** A product page with reviews, as the server prints it. */
function page(...items: string[]): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = `<div id="reviews"><div id="comments"><h2>${items.length} avis</h2><ol>${items.join('')}</ol></div></div>`;
	return template.content;
}
const item = (id: number, more = '') => `<li id="li-comment-${id}"><div id="comment-${id}">${more}</div></li>`;
const send = () => {
	mount();
	fill();
	submit();
};
const comment = () => document.querySelector<HTMLTextAreaElement>('#comment')!;

test('[REV-01] [SEC-03 A16] the stars are five native radios with French labels, named by the field’s own label, and are not sent: they belong to no form; they set WooCommerce’s select, which tells others, and follow it when others set it', () => {
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
	const owners = radios().map((radio) => radio.getAttribute('form') ?? 'review_form');
	expect(owners.filter((id) => document.getElementById(id))).toEqual([]);
	expect(group.querySelectorAll('path[d^=M]')).toHaveLength(5);
	const heard = vi.fn();
	select().addEventListener('change', heard);
	choose(4);
	expect([select().value, heard.mock.calls.length]).toEqual(['4', 1]);
	select().value = '2';
	select().dispatchEvent(new Event('change', { bubbles: true }));
	expect(radios().map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
});

test('[REV-01] the stars take the place of the picker of WooCommerce’s script, and give the select back when the island goes', () => {
	select().insertAdjacentHTML('beforebegin', '<p class="stars"><a class="star-1" href="#">1</a></p>');
	mount();
	expect(document.querySelector('p.stars')).toBeNull();
	expect(select().style.display).toBe('none');
	controller.abort();
	expect(select().style.display).toBe('');
	expect(document.querySelector('[role=radiogroup]')).toBeNull();
	expect(form().noValidate).toBe(false);
});

describe('[REV-02] a missing rating', () => {
	test('is told beside the stars, which take focus; nothing is sent, or reaches the script that would alert', () => {
		const heard = vi.fn();
		document.body.addEventListener('click', heard, { signal: controller.signal });
		mount();
		type('comment', 'Sans note');
		submit();
		expect(heard).not.toHaveBeenCalled();
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
});

test('the draft is kept while one writes, and is back after a reload', () => {
	mount();
	choose(2);
	type('comment', 'Un peu courte');
	controller.restart();
	document.body.innerHTML = fixture;
	mount();
	expect(comment().value).toBe('Un peu courte');
	expect([select().value, radios()[1]!.checked]).toEqual(['2', true]);
	expect(notice('info')).toContain('Votre avis commencé a été retrouvé.');
	document.querySelector<HTMLElement>('.archipel-notice button')!.click();
	expect(comment().value).toBe('');
	expect(sessionStorage.getItem(DRAFT)).toBeNull();
});

test('the draft: never replaces what stands in the form, and one that makes no sense is left out', () => {
	sessionStorage.setItem(DRAFT, '{"comment":"ancien","rating":"5"}');
	comment().value = 'nouveau';
	mount();
	expect([comment().value, select().value]).toEqual(['nouveau', '']);
	for (const broken of ['{', '[]', 'null', '{"comment":{},"rating":"9"}']) {
		controller.restart();
		document.body.innerHTML = fixture;
		sessionStorage.setItem(DRAFT, broken);
		mount();
		expect([comment().value, select().value, notice('info')]).toEqual(['', '', '']);
	}
});

describe('sending', () => {
	test('[RT-14] where the answer could not be shown, the browser sends the form', async () => {
		gate.isGateOpen.mockReturnValueOnce(false);
		gate.openGate.mockRejectedValueOnce(new Error('it did not come'));
		const native = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
		send();
		await vi.waitFor(() => expect(native).toHaveBeenCalledOnce());
		expect(postReview).not.toHaveBeenCalled();
	});

	test('[REL-03] posts the form as it is, once however often it is pressed', async () => {
		let settle!: (answer: ReviewAnswer) => void;
		postReview.mockReturnValue(new Promise((resolve) => (settle = resolve)));
		send();
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

	const waiting = item(9, '<em class="woocommerce-review__awaiting-approval">…</em>');
	test.each([
		['published', false, [item(8), item(9)], 'Votre avis est en ligne.', '#comment-8'],
		['moderated, says the address', true, [item(8)], 'il paraîtra après relecture.', '#comment-8'],
		['moderated, says the list', false, [waiting], 'il paraîtra après relecture.', '#comment-9'],
		['taken, but not in the list', false, [], 'Votre avis a été reçu.', undefined],
	])(
		'a review that is %s: the shopper is told, with a link to it, the list is brought up to date, the form is empty again',
		async (_name, isModerated, items, text, link) => {
			postReview.mockResolvedValue({ ok: true, isModerated, page: page(...items) });
			mount();
			fill();
			document.querySelector<HTMLElement>('#submit')!.focus();
			submit();
			await vi.waitFor(() => expect(notice('success')).toContain(text));
			expect(document.querySelector('.archipel-notice a')?.getAttribute('href')).toBe(link);
			expect(document.querySelectorAll(link ?? 'none')).toHaveLength(link ? 1 : 0);
			expect(comment().value).toBe('');
			await vi.waitFor(() => expect(radios().some(({ checked }) => checked)).toBe(false));
			expect(sessionStorage.getItem(DRAFT)).toBeNull();
			expect(document.querySelector('#comments h2')!.textContent).toMatch(/avis$/);
			expect(document.activeElement).not.toBe(document.body);
		},
	);

	test('[PRIV-01] a refusal is told in the shop’s words, and nothing that was written is lost; the draft holds neither name nor address', async () => {
		postReview.mockResolvedValue({ ok: false, message: 'Vous envoyez des avis trop vite.', isDuplicate: false });
		send();
		await vi.waitFor(() => expect(notice('error')).toBe('Vous envoyez des avis trop vite.'));
		expect(comment().value).toBe('Très belle coupe');
		expect(select().value).toBe('4');
		expect(JSON.parse(sessionStorage.getItem(DRAFT)!)).toEqual({ rating: '4', comment: 'Très belle coupe' });
	});

	// `http`: the server has stored the review, but the page after the redirect fails.
	test.each([
		['lost', 'success', 'Votre avis a été reçu.'],
		['http', 'success', 'Votre avis a été reçu.'],
		['offline', 'error', 'Doublon'],
	] as const)(
		'[REL-01] a failure (%s) can be tried again; a repetition that the server calls a duplicate was received the first time, if an answer was lost: %s',
		async (reason, state, text) => {
			mount();
			fill();
			postReview.mockResolvedValue({ ok: false, message: 'Doublon', isDuplicate: true });
			submit();
			await vi.waitFor(() => expect(notice('error')).toBe('Doublon'));
			postReview.mockRejectedValueOnce(new RequestError(reason, '/x'));
			submit();
			await vi.waitFor(() => expect(notice('error')).toContain('Réessayer'));
			expect(comment().value).toBe('Très belle coupe');
			document.querySelector<HTMLElement>('.archipel-notice button')!.click();
			await vi.waitFor(() => expect(notice(state)).toContain(text));
			expect(postReview).toHaveBeenCalledTimes(3);
		},
	);

	test('what somebody else has stopped is not sent', () => {
		form().addEventListener('submit', (event) => event.preventDefault(), { capture: true, signal: controller.signal });
		send();
		expect(postReview).not.toHaveBeenCalled();
	});

	test('[RT-06] a submit that was held is sent, or asked about', async () => {
		mount({}, [{ control: form(), submitter: document.querySelector<HTMLElement>('#submit')! }]);
		expect(notice('error')).toBe('Veuillez sélectionner une note');
		expect(postReview).not.toHaveBeenCalled();
	});
});

test('where nobody may write there is nothing to do', () => {
	form().remove();
	mount();
	expect(document.querySelector('[role=radiogroup]')).toBeNull();
});
