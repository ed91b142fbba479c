import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReviewAnswer } from '../../src/shop/woocommerce/review-api';
import { printConfig } from '../../tests/setup/print-config';
import {
	DRAFT,
	choose,
	controller,
	fill,
	fixture,
	form,
	item,
	mount,
	notice,
	page,
	radios,
	renew,
	select,
	submit,
	type,
} from '../../tests/setup/review-page';

const postReview = vi.hoisted(() => vi.fn<(action: string, fields: FormData) => Promise<ReviewAnswer>>());
vi.mock('../../src/shop/woocommerce/review-api', () => ({ postReview }));
beforeEach(() => void postReview.mockReset());

describe('[REV-01] the stars', () => {
	test('[SEC-03 A16] are five native radios with French labels, named by the field’s own label', () => {
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

describe('the draft', () => {
	test('is kept while one writes, and is back after a reload', () => {
		mount();
		choose(2);
		type('comment', 'Un peu courte');
		renew();
		document.body.innerHTML = fixture;
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
			renew();
			document.body.innerHTML = fixture;
			sessionStorage.setItem(DRAFT, broken);
			mount();
			expect([document.querySelector<HTMLTextAreaElement>('#comment')!.value, select().value, notice('info')]).toEqual([
				'',
				'',
				'',
			]);
		}
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
