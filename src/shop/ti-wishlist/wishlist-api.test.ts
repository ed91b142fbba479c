import { beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../../tests/setup/print-config';
import { recording } from '../../../tests/setup/recording';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { nonceBroker } from '../nonce-broker';
import { choiceIn, wishlistApi } from './wishlist-api';

const { answer, sent } = stubFetch();

beforeEach(() => printConfig({ shop: { wishlist: 'server=ti&url=/favoris/' } }));

const lastFields = () => sent().at(-1)!.fields;
/** Drops the field `redirect`: the recorded shop has another address. */
const withoutRedirect = (pairs: readonly (readonly [string, unknown])[]) =>
	pairs.filter(([name]) => name !== 'redirect');

test('[WL-01] a heart posts what TI’s own script was recorded to post, field by field: a variation, with the names of the hidden fields', async () => {
	const { request, response } = recording('wishlist/add-variation-guest');
	const fields = request.multipart!.filter(([name]) => /^form\[(?!tinvwl-hidden)/.test(name));
	const form = new FormData();
	for (const [name, value] of fields) form.append(name.slice(5, -1), value);
	answer(response.body);
	history.replaceState(null, '', '/produit/body/?key=secret#x');
	const hidden = ['add-to-cart', 'product_id', 'variation_id'];
	await wishlistApi.add({ product: 1187, variation: 1188, type: 'variable', form, hidden });
	const { init, url } = sent()[0]!;
	expect([url.href, lastFields().find(([name]) => name === 'redirect')?.[1]]).toEqual(
		Array(2).fill(`${location.origin}/produit/body/`),
	);
	expect(init.body).toBeInstanceOf(FormData);
	expect(withoutRedirect(lastFields())).toEqual(withoutRedirect(request.multipart!));
	// The request outlives the page.
	expect(init.keepalive).toBe(true);
});

test('[WL-01] a heart posts what TI’s own script was recorded to post, field by field: taking out in simple flow differs by its action alone', async () => {
	const { request, response } = recording('wishlist/simple-flow-remove');
	const form = new FormData();
	form.append('quantity', '1');
	answer(response.body);
	expect(await wishlistApi.removeByButton({ product: 1179, variation: 0, type: 'simple', form })).toMatchObject({
		isRemoved: true,
	});
	expect(withoutRedirect(lastFields())).toEqual(withoutRedirect(request.multipart!));
});

test('[WL-01] a heart posts what TI’s own script was recorded to post, field by field: a file goes along as a file, and fields of groups keep their keys', async () => {
	const form = new FormData();
	form.append('quantity[12]', '2');
	form.append('scan', new File(['x'], 'scan.pdf'));
	answer(recording('wishlist/add-guest-first').response.body);
	await wishlistApi.add({ product: 7, variation: 0, type: 'grouped', form });
	const fields = new Map(lastFields());
	expect(fields.get('form[quantity][12]')).toBe('2');
	expect((fields.get('form[scan]') as File).name).toBe('scan.pdf');
});

test('[WL-11] the light read is of numbers to the base of 36: rows, products, variations; a list’s address is told by its key', async () => {
	answer({ counter: 3, lists: [{ id: 43, shareKey: 'a15e65' }], items: { 43: '31xc:0wq0200x0.0x1' } });
	const read = await wishlistApi.read(1178);
	expect(read.items).toEqual([
		{ list: 43, product: 1178, variation: 0, row: 2496 },
		{ list: 43, product: 72, variation: 0 },
		{ list: 43, product: 1188, variation: 1189 },
	]);
	expect(read.lists).toMatchObject([{ id: 43, title: '', privacy: '', isHidden: false }]);
	expect(read.lists[0]!.url).toMatch(/\/favoris\/a15e65\/$/);
});

test('[WL-11] [WL-03] the light read: hidden lists are known as such; what is no such answer is refused', async () => {
	answer({ counter: 0, lists: [{ id: 1, shareKey: 'b', title: 'A &amp; B', isHidden: true }], items: {} });
	expect((await wishlistApi.read()).lists).toMatchObject([{ title: 'A & B', isHidden: true }]);
	for (const items of [{ 43: '212 ' }, { 43: '11:2:3' }, { 43: '3é' }, { 43: '212x' }, { 43: '212.3' }]) {
		answer({ counter: 0, lists: [], items });
		await expect(wishlistApi.read()).rejects.toThrow();
	}
});

test('[WLT-05] every call of the table names the page that is seen, how many rows it has and the key of the list; one without a view names none', async () => {
	vi.spyOn(nonceBroker, 'use').mockImplementation((_action, call) => call('0123456789'));
	const fields = () => Object.fromEntries(lastFields());
	answer({ status: true, msg: '' });
	await wishlistApi.act({ action: 'remove', row: 130 }, { page: 2, perPage: 5, shareKey: 'a15e65' });
	expect(fields()).toEqual({
		'tinvwl-action': 'remove',
		'tinvwl-product_id': '130',
		'tinvwl-paged': '2',
		'tinvwl-per-page': '5',
		'tinvwl-sharekey': 'a15e65',
		'tinvwl-security': '0123456789',
	});
	answer({ status: false, action: 'remove', msg: 'Non' });
	expect(await wishlistApi.act({ action: 'remove', row: 130 })).toMatchObject({ ok: false, messages: ['Non'] });
	answer({ status: false, msg: '' });
	await expect(wishlistApi.act({ action: 'remove', row: 130 })).rejects.toMatchObject({ reason: 'stale-nonce' });
	answer({ status: true, msg: '' });
	await wishlistApi.act({ action: 'get_data' });
	expect(Object.keys(fields()).filter((name) => /paged|per-page|sharekey/.test(name))).toEqual([]);
});

test('[WL-08] the number of a theme is asked for as it was recorded; nobody’s `0` is no number', async () => {
	const { request, response } = recording('wishlist/theme-count-nobody');
	answer(String(response.body), { status: response.status });
	await expect(wishlistApi.themeCount()).rejects.toMatchObject({ reason: 'http', status: 400 });
	const { url } = sent()[0]!;
	expect([url.pathname, [...url.searchParams]]).toEqual([request.path, request.form]);
	for (const count of [12, '12']) {
		answer({ count });
		expect(await wishlistApi.themeCount()).toEqual({ count: 12, isOurs: false });
	}
	answer({ count: 3, archipel: true });
	expect(await wishlistApi.themeCount()).toEqual({ count: 3, isOurs: true });
});

test('[WL-10] what was chosen of a product stands in its address, and nothing else of it is sent', () => {
	const choice = choiceIn(
		'/produit/nuisette/?attribute_pa_taille=44&attribute_couleur=Noir%20%26%20blanc&utm_source=x&key=1',
	);
	expect(Object.fromEntries(choice)).toEqual({ attribute_pa_taille: '44', attribute_couleur: 'Noir & blanc' });
	expect([...choiceIn('')]).toEqual([]);
});
