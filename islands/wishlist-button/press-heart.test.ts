import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadSchemas } from '../../src/runtime/schema';
import { RequestError } from '../../src/shop/request-error';
import type { WishlistApi } from '../../src/shop/ti-wishlist/wishlist-api';
import { answerOf, type WishlistAnswer } from '../../src/shop/ti-wishlist/wishlist-reply';
import { createWishlistStore } from '../../src/stores/wishlist';
import { holding } from '../../tests/setup/held-wishlist';
import { printConfig } from '../../tests/setup/print-config';
import { realJQuery as $ } from '../../tests/setup/real-jquery';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance, { markHearts } from './enhance';
import { readHeart } from './heart';
import { pressHeart, sendableFields } from './parts/press-heart';
import { props } from './island';

const heartOf = (product: number, more = '') =>
	`<a role="button" class="tinvwl_add_to_wishlist_button ${more || 'tinvwl-loop'}" data-tinv-wl-product="${product}" data-tinv-wl-productvariation="0" data-tinv-wl-producttype="${more ? 'variable' : 'simple'}" data-tinv-wl-list="[]" data-tinv-wl-action="addto"></a>`;
const tile = (product: number) =>
	`<li class="product"><h2 class="woocommerce-loop-product__title">Masque</h2>${heartOf(product)}<span class="tinvwl-tooltip">Ajouter</span></li>`;

const page = pageLife();
const follow = vi.fn<(href: string | URL) => void>();

beforeEach(async () => {
	await loadSchemas();
	vi.useFakeTimers();
	vi.spyOn(location, 'assign').mockImplementation(follow);
	document.body.innerHTML = `<ul class="products">${tile(7)}${tile(8)}</ul>`;
});

/** Mounts a heart on a page with this API. @param options Wishlist options in the config of the page. */
function open(api: Partial<WishlistApi>, own: Record<string, unknown> = {}, options = 'server=ti&url=%2Ffavoris%2F') {
	printConfig({ shop: { wishlist: options } });
	const server = (new URLSearchParams(options).get('server') ?? '') as 'ti';
	const store = createWishlistStore({ api: api as WishlistApi, server, until: page.signal });
	markHearts(document.body, store, page.signal);
	const press = async (at = 0) => {
		void pressHeart(hearts()[at]!, props.parse(own), store, islandContext(page.signal));
		await vi.advanceTimersByTimeAsync(10);
	};
	return { store, press };
}
const hearts = () => [...document.querySelectorAll<HTMLElement>('.tinvwl_add_to_wishlist_button')];
const heart = () => hearts()[0]!;
const disabled = () => [heart().getAttribute('aria-disabled'), heart().classList.contains('disabled-add-wishlist')];
const isIn = (at = 0) => hearts()[at]!.getAttribute('aria-pressed');
const box = () => document.querySelector<HTMLElement>('.archipel-notice');
const said = () => (box()?.querySelector('.archipel-notice__text, p, span')?.textContent ?? '').replaceAll(/\s/g, ' ');
const control = (name: string) =>
	[...box()!.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === name)!;
const yes = (more: Partial<WishlistAnswer> = {}, ...products: number[]) =>
	Promise.resolve({ ...answerOf(holding(...(products.length ? products : [7]))), ...more });

test('[WL-04] a heart: answers before the shop does; repeats are dropped meanwhile', async () => {
	let answer!: (answer: WishlistAnswer) => void;
	const add = vi.fn(() => new Promise<WishlistAnswer>((resolve) => (answer = resolve)));
	const { press } = open({ add });
	await press();
	expect([isIn(), heart().getAttribute('aria-busy')]).toEqual(['true', 'true']);
	await press();
	expect(box(), 'a second press says nothing').toBeNull();
	answer(await yes());
	await vi.advanceTimersByTimeAsync(10);
	expect([isIn(), heart().hasAttribute('aria-busy'), add.mock.calls.length]).toEqual(['true', false, 1]);
	expect(heart().className).toMatch(/ tinvwl-product-in-list$/);
	expect(document.querySelector('.tinvwl-tooltip')!.textContent).toBe('Dans vos favoris');
});

test('[WL-04] a heart is taken back by a failure, which is said beside it and can be tried again', async () => {
	const add = vi
		.fn<WishlistApi['add']>()
		.mockRejectedValueOnce(new RequestError('offline', 'x'))
		.mockResolvedValueOnce(await yes());
	const { press } = open({ add, read: () => Promise.resolve(holding()) });
	await press();
	await vi.advanceTimersByTimeAsync(60_000);
	expect([isIn(), box()?.dataset['state']]).toEqual(['false', 'error']);
	expect(said()).toContain('Vos favoris n’ont pas été modifiés.');
	control('Réessayer').click();
	await vi.advanceTimersByTimeAsync(10);
	expect(isIn()).toBe('true');
});

test('[WL-04] a heart: in simple flow takes the product out at the second press, by one request', async () => {
	const removeByButton = vi.fn<WishlistApi['removeByButton']>(() => yes({ ...answerOf(holding()), isRemoved: true }));
	const { press } = open({ add: () => yes(), removeByButton }, {}, 'server=ti&simpleFlow=1');
	await press();
	expect([heart().dataset['tinvWlAction'], heart().dataset['tinvWlList']]).toEqual(['remove', '[43]']);
	expect(heart().classList.contains('tinvwl-product-make-remove')).toBe(true);
	expect(document.querySelector('.tinvwl-tooltip')!.textContent).toBe('Retirer des favoris');
	await press();
	expect(removeByButton.mock.calls.map(([{ product }]) => product)).toEqual([7]);
	expect([isIn(), heart().dataset['tinvWlAction']]).toEqual(['false', 'addto']);
	expect(heart().classList.contains('tinvwl-product-make-remove')).toBe(false);
	expect(document.querySelector('.tinvwl-tooltip')!.textContent).toBe('Ajouter');
});

describe('[WL-02] what the shop answers', () => {
	const redirect = '/favoris/a15e65/';

	test('its redirect: announced, after 4 seconds; who stays is not sent away', async () => {
		const { press } = open({ add: ({ product }) => yes({ redirect }, product) }, { redirect: true });
		await press();
		expect(said()).toBe('Masque : ajouté aux favoris. Votre liste s’ouvre dans quelques secondes.');
		expect(control('Ouvrir la liste').getAttribute('href')).toMatch(/\/favoris\/a15e65\/$/);
		control('Rester ici').click();
		await vi.advanceTimersByTimeAsync(10_000);
		expect([follow.mock.calls, box()]).toEqual([[], null]);
		await press(1);
		await vi.advanceTimersByTimeAsync(4000 - 11);
		expect(follow).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(follow.mock.calls.map(([href]) => String(href))).toEqual([expect.stringMatching(/\/favoris\/a15e65\/$/)]);
	});

	test('[SEC-03 S7] sends nobody to another shop: neither at once nor later', async () => {
		const away = { redirect: 'https://evil.example/', forceRedirect: 'javascript:alert(1)' };
		const list = { id: 43, shareKey: 'a', url: '//evil.example/' };
		const add = vi.fn<WishlistApi['add']>().mockResolvedValueOnce(await yes({ ...away, list }));
		const { press } = open({ add }, { redirect: true }, 'server=ti');
		await press();
		expect([said(), box()!.querySelector('a')]).toEqual(['Masque : ajouté aux favoris.', null]);
		add.mockResolvedValueOnce({ ...answerOf(holding(7)), ...away, ok: false, messages: ['Non'] });
		await press(1);
		await vi.advanceTimersByTimeAsync(10_000);
		expect([said(), isIn(1), box()!.dataset['state'], follow.mock.calls]).toEqual(['Non', 'false', 'error', []]);
	});

	test('an add can be undone; what is in already says so, with the way there and the way out', async () => {
		const act = vi.fn<WishlistApi['act']>(() => yes({ ...answerOf(holding()) }));
		const add = vi.fn<WishlistApi['add']>(() => yes());
		const rows = { ...holding(7), items: [{ list: 43, product: 7, variation: 0, row: 130 }] };
		const { press } = open({ add, act, read: () => Promise.resolve(rows) });
		await press();
		control('Annuler').click();
		await vi.advanceTimersByTimeAsync(10);
		expect(act.mock.calls.map(([action]) => action)).toEqual([{ action: 'remove', row: 130 }]);
		expect(isIn()).toBe('false');
		await press();
		await press();
		expect(add).toHaveBeenCalledTimes(2);
		expect(said()).toBe('Masque est déjà dans « Mes wishlists ».');
		expect(control('Voir mes favoris').getAttribute('href')).toMatch(/\/favoris\//);
		control('Retirer des favoris').click();
		await vi.advanceTimersByTimeAsync(10);
		expect(isIn()).toBe('false');
	});

	test('[WL-06] a page that is out of date is loaded again when the message has gone; how often a product is kept stands at its heart', async () => {
		const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
		const answer = await yes({ reloads: true });
		const stats = new Map([
			['7.0', 4],
			['8.0', 0],
		]);
		const { press } = open({ add: () => Promise.resolve({ ...answer, state: { ...answer.state!, stats } }) });
		await press();
		expect(hearts().map((one) => one.querySelector('.tinvwl-product-stats')?.textContent)).toEqual(['4', '0']);
		await vi.advanceTimersByTimeAsync(5900);
		expect(reload).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(200);
		expect(reload).toHaveBeenCalledOnce();
	});

	test('[WL-09] the message goes by itself after six seconds; a redirect that the owner does not want is not followed', async () => {
		const { press } = open({ add: ({ product }) => yes({ redirect }, product) });
		await press();
		expect(said()).toBe('Masque : ajouté aux favoris.');
		await vi.advanceTimersByTimeAsync(5980);
		expect(box()).not.toBeNull();
		await vi.advanceTimersByTimeAsync(20);
		expect(box()).toBeNull();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(follow).not.toHaveBeenCalled();
	});
});

const form = (variation: string) =>
	`<form class="cart variations_form" data-product_id="72"><table class="variations"><tr><td><select name="attribute_couleur" data-attribute_name="attribute_couleur"><option value="">–</option><option value="noir">Noir</option></select></td></tr></table><input type="hidden" name="variation_id" value="${variation}">${heartOf(72, 'x')}</form>`;

test('[WL-05] a product with options is not put aside before they are chosen, which is said; then it is the variation itself', async () => {
	vi.stubGlobal('jQuery', $);
	document.body.innerHTML = form('');
	const state = { ...holding(72), hasAllLists: true, items: [{ list: 43, product: 72, variation: 1188 }] };
	const add = vi.fn<WishlistApi['add']>(() => yes({ state }));
	const { press } = open({ add });
	await press();
	expect(said()).toBe('Veuillez sélectionner les options de l’article avant de l’ajouter à votre wishlist');
	expect(disabled()).toEqual(['true', true]);
	expect(add).not.toHaveBeenCalled();
	const shown = (variation: string) => {
		document.querySelector<HTMLInputElement>('[name=variation_id]')!.value = variation;
		return { variation: { variation_id: variation } };
	};
	const product = document.querySelector('form')!;
	product.dispatchEvent(new CustomEvent('archipel:variation-shown', { detail: shown('1188'), bubbles: true }));
	expect([disabled(), heart().dataset['tinvWlProductvariation']]).toEqual([[null, false], '1188']);
	await press();
	expect(add.mock.calls[0]![0]).toMatchObject({ product: 72, variation: 1188, hidden: ['variation_id'] });
	expect(isIn()).toBe('true');
	// WooCommerce's own script, where the owner keeps it.
	$(product).trigger('show_variation', [shown('1189').variation, true]);
	expect(isIn()).toBe('false');
	await press();
	expect(add.mock.calls[1]![0]).toMatchObject({ product: 72, variation: 1189 });
	shown('');
	$(product).trigger('hide_variation');
	expect(heart().getAttribute('aria-disabled')).toBe('true');
});

test.each(['server=ti&allowParentVariable=1', ''])(
	'[WL-05] a product with options may be put aside as it is, where the owner allows that, and in the browser’s own list: "%s"',
	async (options) => {
		document.body.innerHTML = form('');
		const { press, store } = open({ add: () => yes({}, 72) }, {}, options);
		expect(disabled()).toEqual([null, false]);
		await press();
		expect(store.state.value!.items).toMatchObject([{ product: 72, variation: 0 }]);
	},
);

test('[WL-01] [SEC-03 S8] files of the product’s form go to the wishlist only where the owner wants them sent, and no empty one', async () => {
	document.body.innerHTML = form('1188').replace(
		'<table',
		'<input type="file" name="photo"><input type="file" name="none"><table',
	);
	const files = new DataTransfer();
	files.items.add(new File(['x'], 'photo.png'));
	document.querySelector<HTMLInputElement>('[type=file]')!.files = files.files;
	for (const sendFiles of [false, true]) {
		const add = vi.fn<WishlistApi['add']>(() => yes({}, 8));
		await open({ add }, { sendFiles }).press();
		const { form } = add.mock.calls[0]![0];
		expect([form!.has('photo'), form!.has('none')]).toEqual([sendFiles, false]);
	}
});

test('[WL-05] a product with options is said by an alert where the owner has switched alerts on', async () => {
	document.body.innerHTML = form('');
	const alert = vi.fn();
	vi.stubGlobal('alert', alert);
	const { press } = open({});
	printConfig({ shop: { wishlist: 'server=ti', nativeAlerts: true } });
	await press();
	expect([alert.mock.calls.length, box()]).toEqual([1, null]);
});

test('[WL-06] marks follow another tab without a request, and are on hearts that come later; forgetting takes them off [PRIV-01]', async () => {
	const read = vi.fn();
	const { store } = open({ read });
	const newValue = JSON.stringify({ ...holding(7), user: '' });
	localStorage.setItem('archipel-wishlist', newValue);
	dispatchEvent(new StorageEvent('storage', { key: 'archipel-wishlist', newValue }));
	expect([isIn(), isIn(1)]).toEqual(['true', 'false']);
	document.querySelector('ul')!.insertAdjacentHTML('beforeend', tile(7));
	await vi.advanceTimersByTimeAsync(10);
	expect(isIn(2)).toBe('true');
	expect(localStorage.getItem('archipel-wishlist'), 'not stored again').toBe(newValue);
	expect(read).not.toHaveBeenCalled();
	document.dispatchEvent(new CustomEvent('archipel:forget-visitor', { detail: {} }));
	expect([isIn(), localStorage.getItem('archipel-wishlist'), store.counter.value]).toEqual(['false', null, 0]);
	expect(heart().classList.contains('tinvwl-product-in-list')).toBe(false);
});

test.each(['click', 'keydown'])('[RT-08] TI’s script leaves alone a heart that hears our %s first', (type) => {
	printConfig({ shop: { wishlist: 'server=ti' } });
	const claimed = vi.fn((event: Event) => {
		event.preventDefault();
		return heart().classList.contains('inited-add-wishlist');
	});
	void enhance(document.body, props.parse({}), islandContext(page.signal));
	heart().addEventListener(type, claimed);
	heart().dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
	expect(claimed).toHaveReturnedWith(true);
});

test('[RT-08] TI’s jQuery events are told to those who listen, who may change what is sent', async () => {
	vi.stubGlobal('jQuery', $);
	const seen = new Set<string>();
	const marked: unknown[] = [];
	$(document.body).on('tinvwl_wishlist_product_marked', (_event, button, isMarked) => marked.push([button, isMarked]));
	const names = [
		'tinvwl_add_to_wishlist_button_click',
		'tinvwl_wishlist_added_status',
		'tinvwl_wishlist_button_clicked',
		'tinvwl_wishlist_product_marked',
	];
	$(document.body).on(names.join(' '), ({ type }) => void seen.add(type));
	$(document.body).on('tinvwl_wishlist_button_clicked', (_event, _button, data) => {
		(data as { form: Record<string, unknown> }).form['note'] = 'pour Noël';
	});
	const add = vi.fn<WishlistApi['add']>(() => yes());
	await open({ add }).press();
	expect(marked).toContainEqual([heart(), true]);
	expect([...seen].toSorted()).toEqual(names);
	expect(add.mock.calls[0]![0].form!.get('note')).toBe('pour Noël');
});

const TI =
	'<a role="button" class="tinvwl_add_to_wishlist_button $" data-tinv-wl-product="72" data-tinv-wl-productvariation="0" data-tinv-wl-producttype="variable"></a>';
const formWith = (variation: string, heart: string) =>
	`<form class="cart variations_form" data-product_id="72"><input name="variation_id" value="${variation}">${heart}</form>`;
const readIn = (html: string) => {
	document.body.innerHTML = html;
	return readHeart(document.querySelector<HTMLElement>('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]')!);
};

describe('[WL-05] what a heart stands for', () => {
	test('in a form the variation that is chosen now; beside its form too, but not that of another product; on a tile the product, whatever variation of it; ours names product and type by itself', () => {
		expect(readIn(formWith('', TI))).toMatchObject({ product: 72, variation: 0, isAny: false });
		expect(readIn(formWith('1188', TI))).toMatchObject({
			product: 72,
			variation: 1188,
			isAny: false,
			type: 'variable',
		});
		expect(readIn(`${formWith('1188', '')}${TI}`)).toMatchObject({ variation: 1188 });
		expect(readIn(`${formWith('1188', '').replace('72', '73')}${TI}`)?.form).toBeUndefined();
		expect(readIn(TI.replace('variation="0"', 'variation="1190"'))).toMatchObject({ variation: 1190, isAny: false });
		const tile = TI.replace('$', 'tinvwl-loop');
		expect(readIn(`${formWith('1188', '')}${tile}`)).toMatchObject({ variation: 0, isAny: true, form: undefined });
		const own = '<button data-archipel-wishlist="9"></button>';
		expect(readIn(own)).toMatchObject({ product: 9, type: 'simple', isAny: true });
	});

	test.each(['', '0', '-1', 'x', '1.5', '9007199254740993'])('none without a product: %s', (id) => {
		expect(readIn(`<button data-archipel-wishlist="${id}"></button>`)).toBeUndefined();
	});
});

const show = (fields: string): HTMLFormElement => {
	document.body.innerHTML = `<form class="cart">${fields}</form><form><input name="other" value="autre"></form>`;
	return document.forms[0]!;
};
const hidden = (...names: string[]) => names.map((name) => `<input type="hidden" name="${name}" value="1">`).join('');
const written = (...names: string[]) => names.map((name) => `<input name="${name}" value="1">`).join('');
const sent = (form: HTMLFormElement, alsoSent: readonly string[] = []) => [
	...sendableFields(form, false, alsoSent).keys(),
];

describe('[SEC-03 S8] [WL-01] what a heart sends of its product’s form', () => {
	test('what is chosen: attributes, quantity, variation, the parts of a group', () => {
		const names = ['attribute_pa_couleur', 'quantity', 'variation_id', 'product_id', 'add-to-cart', 'quantity[12]'];
		expect(sent(show(hidden(...names)))).toEqual(names);
		expect(sent(show('<select name="attribute_taille"><option>M</option></select>'))).toEqual(['attribute_taille']);
	});

	test('what the shopper writes and ticks, and what known add-ons hide', () => {
		const form = show(
			`${written('engraving', 'addon-7-mot-0')}<textarea name="mot">Léa</textarea>
			<input type="checkbox" name="gift" checked><input type="checkbox" name="card"><input name="off" value="x" disabled>
			${hidden('wapf_field_groups', 'yith_wapo_is_single', 'ppom[fields][id]', 'tm-epo-counter', 'mnm_quantity[4]')}`,
		);
		const names = ['engraving', 'addon-7-mot-0', 'mot', 'gift', 'wapf_field_groups', 'yith_wapo_is_single'];
		expect(sent(form)).toEqual([...names, 'ppom[fields][id]', 'tm-epo-counter', 'mnm_quantity[4]']);
	});

	test.each([
		['a password', '<input type="password" name="pin" value="1">'],
		['a card', '<input autocomplete="cc-number" name="card" value="1">'],
		['WordPress’ nonces', hidden('_wpnonce', 'shop_nonce', '_wp_http_referer')],
		['a hidden field that is called security', hidden('security')],
		['a captcha', '<textarea name="g-recaptcha-response" style="display:none">03AFc</textarea>'],
		['other captchas', hidden('h-captcha-response', 'cf-turnstile-response')],
		['tokens that are seen', written('csrf', 'auth_token', 'api_key', 'client-secret', 'security')],
		['a token of an add-on', hidden('yith_wapo_token')],
		['whatever else is hidden', hidden('user_id', 'quantity_key', 'my-add-to-cart')],
	])('nothing of this: %s', (_what, fields) => {
		expect(sent(show(fields))).toEqual([]);
	});

	test('what the shop names, by its name or by how it begins; passwords, cards and nonces not even then', () => {
		const form = show(
			`${hidden('gift_id', 'gift_ids', 'engrave-1', 'engrave-2', 'security', 'engrave-nonce')}<input type="password" name="pin" value="1">`,
		);
		expect(sent(form, ['gift_id', 'engrave-*', 'security', 'pin'])).toEqual([
			'gift_id',
			'engrave-1',
			'engrave-2',
			'security',
		]);
	});
});
