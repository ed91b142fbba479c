import { act, fireEvent } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { fetchSuggestions } from '../../src/shop/product-filter/suggestions';
import { filterPage, open, pass, query, slider, texts, themify, type FetchPage } from '../../tests/setup/filter-page';
import { realJQuery } from '../../tests/setup/real-jquery';

const fetchPage = vi.hoisted(() => vi.fn<FetchPage>());
vi.mock('../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));
const suggest = vi.hoisted(() => vi.fn<typeof fetchSuggestions>());
vi.mock('../../src/shop/product-filter/suggestions', () => ({ fetchSuggestions: suggest }));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

filterPage(fetchPage);

const SENT = { wpf: 'catalogue', wpf_cols: '4', wpf_page: '1' };
const ON_CHANGE = 'class="wpf_form wpf_form_ajax wpf_submit_on_change"';
const go = vi.fn<(href: string | URL) => void>();
beforeEach(() => {
	suggest.mockResolvedValue([]);
	vi.spyOn(location, 'assign').mockImplementation(go);
});
const title = () => document.querySelector<HTMLInputElement>('[name=wpf_title]')!;
const type = async (text: string) => {
	fireEvent.change(title(), { target: { value: text } });
	await pass(150);
};
const suggestions = () => [...document.querySelectorAll<HTMLElement>('[role=listbox] [role=option]')];

test('[FILT-04] a suggestion that is an address of the shop leads there', async () => {
	await open('', themify());
	suggest.mockResolvedValue([{ key: '1', label: 'Guêpière – noir', value: `${location.origin}/produit/guepiere/` }]);
	title().focus();
	await type('gu');
	expect(texts(suggestions())).toEqual(['Guêpière – noir']);
	fireEvent.click(suggestions()[0]!);
	expect(go.mock.calls).toEqual([[`${location.origin}/produit/guepiere/`]]);
});

test('[SEC-02] [FILT-04] a hostile answer: labels are text, addresses elsewhere are not followed', async () => {
	await open('', themify());
	suggest.mockResolvedValue([
		{ key: '1', label: '<b>gras</b>', value: 'javascript:window.hacked=1' },
		{ key: '2', label: 'Ailleurs', value: 'https://evil.test/' },
	]);
	title().focus();
	for (const at of [0, 1]) {
		await type(`a${at}`);
		expect(texts(suggestions())).toEqual(['<b>gras</b>', 'Ailleurs']);
		fireEvent.click(suggestions()[at]!);
		await pass();
		expect(title().value).toBe(['<b>gras</b>', 'Ailleurs'][at]);
	}
	expect(go).not.toHaveBeenCalled();
});

test('[FILT-04] suggestions that do not come are told, and the field works without', async () => {
	await open('', themify());
	suggest.mockRejectedValue(new Error());
	title().focus();
	await type('CT-M');
	expect(texts(document.querySelectorAll('.archipel-filter__hint'))).toEqual(['Les suggestions ne sont pas arrivées.']);
	fireEvent.submit(title().form!);
	await pass();
	expect(query()).toEqual({ ...SENT, wpf_title: 'CT-M' });
});

test.each([
	['a term by pointer: at once', '4-20', fireEvent.pointerDown, true],
	['a term by keys: when the focus leaves it', '4-20', fireEvent.keyDown, false],
	['no term by keys: when the focus leaves it', '', fireEvent.keyDown, false],
	['a check box by keys: at once', 'bodys', fireEvent.keyDown, true],
])('[FILT-05] [SEC-03] arrow keys pass over radio buttons; listed is %s', async (_, value, press, isAtOnce) => {
	const boxes = '<div class="wpf_item"><ul><li><input type="checkbox" name="cat[]" value="bodys"></li></ul></div>';
	await open('?wpf=catalogue&wpf_price=20-50', themify(ON_CHANGE).replace('</form>', `${boxes}</form>`));
	const box = document.querySelector<HTMLInputElement>(`:is([type=radio], [type=checkbox])[value="${value}"]`)!;
	const listed = () => query()[box.name] ?? '';
	press(box);
	act(() => box.click());
	await pass();
	expect(listed() === value).toBe(isAtOnce);
	fireEvent.blur(box);
	await pass();
	expect(listed()).toBe(value);
});

test('[FILT-04] an emptied field of a form that submits on change lists all', async () => {
	await open('?wpf=catalogue&wpf_title=masque', themify(ON_CHANGE));
	await type('');
	expect(query()).toEqual(SENT);
	expect(suggest).not.toHaveBeenCalled();
});

test('[FILT-05] the page is told before and after, and waits visibly', async () => {
	vi.stubGlobal('jQuery', realJQuery);
	await open('', themify());
	const seen: string[] = [];
	for (const name of ['wpf_ajax_before_replace', 'wpf_ajax_success'])
		realJQuery(document).on(name, () => void seen.push(name));
	let come = () => {};
	const answer = fetchPage.getMockImplementation()!;
	fetchPage.mockImplementation(async (...args) => {
		await new Promise<void>((resolve) => (come = resolve));
		return answer(...args);
	});
	const submit = () => document.querySelector('.archipel-filter__submit button')!;
	fireEvent.change(slider('Prix minimum'), { target: { value: '30' } });
	fireEvent.submit(submit().closest('form')!);
	await pass();
	expect(document.body.className).toBe('');
	await vi.waitFor(() => expect(document.body.className).toBe('wpf_loading'));
	expect([submit().getAttribute('aria-busy'), seen]).toEqual(['true', []]);
	await act(async () => come());
	await vi.waitFor(() => expect(document.body.className).toBe(''));
	expect(seen).toEqual(['wpf_ajax_before_replace', 'wpf_ajax_success']);
});
