import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../shop/request-error';
import { createMutation } from '../shop/mutation';
import type { CartAnswer } from '../shop/woocommerce/cart-api';
import { createAdd, no, settled, yes } from '../../tests/setup/cart-shop';
import { createAddToCart, type AddToCartOptions } from './add-to-cart';
import { formData } from '../dom/form-fields';
import type { InlineNotice } from '../dom/inline-notice';

vi.mock('./page-cart', () => ({ pageCart: () => ({}) }));

/** Creates a shop stub that answers on demand. @param stock Number of pieces in stock. */
function openShop(stock = Infinity) {
	const waiting: (() => void)[] = [];
	const shop = {
		isDown: false,
		pieces: 0,
		keys: [] as string[],
		sent: [] as string[],
		send(data: FormData, key: string): Promise<CartAnswer> {
			shop.keys.push(key);
			shop.sent.push(String(data.get('quantity')));
			const quantity = Number(data.get('quantity'));
			return new Promise((resolve, reject) =>
				waiting.push(() => {
					if (shop.isDown) return reject(new RequestError('timeout', '/'));
					if (shop.pieces + quantity > stock) return resolve(no('Plus assez.'));
					shop.pieces += quantity;
					resolve(yes(undefined));
				}),
			);
		},
		/** Answers all pending requests. */
		async answer() {
			waiting.splice(0).forEach((reply) => reply());
			await settled();
		},
		async answerAll() {
			while (waiting.length) await shop.answer();
		},
	};
	return shop;
}

let button: HTMLElement;
let shop: ReturnType<typeof openShop>;
let notices: (InlineNotice | undefined)[];
let fields: Record<string, string>;

beforeEach(() => {
	button = document.body.appendChild(document.createElement('button'));
	shop = openShop();
	notices = [];
	fields = { product_id: '72', quantity: '1' };
});

const onAdded = vi.fn<AddToCartOptions['onAdded']>();
const onRefused = vi.fn<AddToCartOptions['onRefused']>();

function start(options: Partial<AddToCartOptions> = {}) {
	const press = createAddToCart({
		read: () => formData(fields),
		createAdd: (data) => createAdd(shop.send, data),
		notify: (_button, notice) => void notices.push(notice),
		onAdded,
		onRefused,
		...options,
	});
	return (times = 1) => {
		for (let time = 0; time < times; time++) press(button);
	};
}

describe('[REL-03] presses are counted', () => {
	test('those made while a request is under way are added up and sent as one', async () => {
		const press = start();
		press();
		await settled();
		press(3);
		expect(button.dataset['archipelPending']).toBe('4');
		expect(button.getAttribute('aria-busy')).toBe('true');
		expect(notices.at(-1)).toMatchObject({ type: 'info', text: 'Ajout de 4 articles en cours…' });
		await shop.answer();
		expect(button.dataset['archipelPending']).toBe('3');
		await shop.answer();
		expect(shop.sent).toEqual(['1', '3']);
		expect(shop.pieces).toBe(4);
		expect(button.className).toBe('added');
		expect(button.hasAttribute('aria-busy') || button.hasAttribute('data-archipel-pending')).toBe(false);
		expect(onAdded).toHaveBeenCalledOnce();
		expect(onAdded.mock.calls[0]![0].presses).toBe(4);
	});

	/** Numbers of the presses after which the shop answers: a fast network, a slow one, some between. */
	const networks = [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [], [1], [5], [2, 3, 7], [9]];
	test.each(networks.flatMap((network) => [Infinity, 10, 9, 4, 1, 0].map((stock) => [network, stock] as const)))(
		'ten presses, answers after presses %o, %s in stock: as many as there are',
		async (network, stock) => {
			shop = openShop(stock);
			const press = start();
			for (let time = 1; time <= 10; time++) {
				press();
				await settled();
				if (network.includes(time)) await shop.answer();
			}
			await shop.answerAll();
			expect(shop.pieces).toBe(Math.min(10, stock));
			expect(onRefused.mock.calls.length > 0).toBe(stock < 10);
			expect(button.hasAttribute('aria-busy')).toBe(false);
		},
	);

	test('another size is sent by itself, in the order of the presses', async () => {
		const press = start();
		press(2);
		fields = { product_id: '73', quantity: '2' };
		press(2);
		fields = { product_id: '72', quantity: '1' };
		press();
		await settled();
		await shop.answerAll();
		expect(shop.sent).toEqual(['1', '1', '4', '1']);
	});

	test('a control that leads to another page adds once, however long the answer takes', async () => {
		onAdded.mockReturnValue(true);
		const press = start({ leadsAway: () => true });
		press(3);
		await shop.answer();
		press(3);
		await shop.answerAll();
		expect(shop.pieces).toBe(1);
	});

	test('the first that is refused before it is sent takes the others with it', async () => {
		const mayAdd = vi.fn(() => Promise.resolve(false));
		const press = start({ mayAdd });
		press(3);
		expect(button.dataset['archipelPending']).toBe('3');
		await settled();
		expect(mayAdd).toHaveBeenCalledOnce();
		expect(shop.sent).toEqual([]);
		expect(button.className).toBe('');
		expect(button.hasAttribute('aria-busy') || button.hasAttribute('data-archipel-pending')).toBe(false);
	});

	test('presses that wait for permission are counted as well', async () => {
		let allow = (_may: boolean) => {};
		const press = start({ mayAdd: () => new Promise<boolean>((resolve) => (allow = resolve)) });
		press(2);
		await settled();
		allow(true);
		await settled();
		allow(true);
		await settled();
		await shop.answerAll();
		expect(shop.pieces).toBe(2);
	});
});

test('[REL-01] when no answer comes: the same wish is tried again under the same key, by the message or the control', async () => {
	const press = start();
	shop.isDown = true;
	press(3);
	await shop.answer();
	expect(button.hasAttribute('aria-busy')).toBe(false);
	const retry = notices.at(-1)!;
	expect(retry).toMatchObject({ type: 'error' });
	retry.action!.onClick();
	await shop.answer();
	press();
	shop.isDown = false;
	await shop.answerAll();
	expect(new Set(shop.keys.slice(0, 3)).size).toBe(1);
	expect(shop.pieces).toBe(3);
});

test.each([
	[
		'nobody can tell',
		() => Promise.reject(new RequestError('lost', '/')),
		'Nous ne savons pas si ce produit a été ajouté.',
	],
	['the cart shows that nothing was added', () => Promise.resolve(undefined), 'Ce produit n’a pas été ajouté.'],
])('[REL-01] when no answer comes: %s, and that is what is said', async (_name, wasDone, text) => {
	shop.isDown = true;
	const press = start({ createAdd: (data) => createMutation({ send: ({ key }) => shop.send(data, key), wasDone }) });
	press();
	await shop.answer();
	expect(notices.at(-1)?.text).toContain(text);
	expect(button.className).toBe('');
});

test('[REL-01] when no answer comes: another choice takes the place of what failed', async () => {
	const press = start();
	shop.isDown = true;
	press();
	await shop.answer();
	shop.isDown = false;
	fields = { product_id: '73', quantity: '5' };
	press();
	await shop.answerAll();
	expect(shop.sent).toEqual(['1', '5']);
	expect(new Set(shop.keys).size).toBe(2);
	expect(shop.pieces).toBe(5);
});

const listen = (listener: (event: CustomEvent<{ data: Record<string, string> }>) => void) =>
	document.addEventListener('archipel:adding-to-cart', listener as EventListener, { once: true });

test('[CART-02] listeners: veto a press', async () => {
	listen((event) => event.preventDefault());
	const press = start();
	press();
	await settled();
	expect(shop.sent).toEqual([]);
	expect(button.className).toBe('');
});

test('[CART-02] listeners: change what is sent', async () => {
	let sent: FormData | undefined;
	const press = start({
		createAdd: (data) => {
			sent = data;
			return createAdd(shop.send, data);
		},
	});
	fields['token'] = 'x';
	listen(({ detail }) => {
		detail.data['quantity'] = '4';
		detail.data['gift'] = 'yes';
		delete detail.data['token'];
	});
	press();
	await shop.answerAll();
	expect(Object.fromEntries(sent!)).toEqual({ product_id: '72', quantity: '4', gift: 'yes' });
});

const leaves = async () => {
	onAdded.mockReturnValue(true);
	const press = start({ leadsAway: () => true });
	press();
	await shop.answer();
	expect(button.getAttribute('aria-busy')).toBe('true');
	return press;
};

test('[TILE-02] a navigation that does not happen: the page that comes back from memory is ready', async () => {
	const press = await leaves();
	dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
	expect(button.hasAttribute('aria-busy')).toBe(false);
	press();
	await shop.answerAll();
	expect(shop.pieces).toBe(2);
});

test('[TILE-02] a navigation that does not happen: it ends with the browser’s word that it was cancelled, or after ten seconds', async () => {
	const navigation = new EventTarget();
	vi.stubGlobal('navigation', navigation);
	await leaves();
	navigation.dispatchEvent(new Event('navigateerror'));
	expect(button.hasAttribute('aria-busy')).toBe(false);
	vi.unstubAllGlobals();
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	button = document.body.appendChild(document.createElement('button'));
	await leaves();
	vi.advanceTimersByTime(9_999);
	expect(button.hasAttribute('aria-busy')).toBe(true);
	vi.advanceTimersByTime(1);
	expect(button.hasAttribute('aria-busy')).toBe(false);
});
