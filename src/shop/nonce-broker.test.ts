import { beforeEach, expect, test, vi } from 'vitest';
import { nonceBroker } from './nonce-broker';
import { RequestError } from './request-error';

const stale = (body = '-1') => new RequestError('http', '/?wc-ajax=apply_coupon', { status: 403, body });

const fetchAll = vi.hoisted(() => vi.fn());
vi.mock('./http', () => ({ requestJson: fetchAll, wcAjaxUrl: String }));

/** The server returns new nonces for each request. */
beforeEach(() => {
	nonceBroker.forget();
	let tick = 0;
	fetchAll.mockImplementation(() => {
		tick++;
		return Promise.resolve({ 'apply-coupon': `aaaaaaaaa${tick}`, wp_rest: `bbbbbbbbb${tick}` });
	});
});

test('[WP-08] nonces are asked for at the first need, once for all actions', async () => {
	expect(fetchAll).not.toHaveBeenCalled();
	expect(await Promise.all([nonceBroker.get('apply-coupon'), nonceBroker.get('wp_rest')])).toEqual([
		'aaaaaaaaa1',
		'bbbbbbbbb1',
	]);
	expect(fetchAll).toHaveBeenCalledOnce();
});

test.each(['-1', 'Invalid token\n'])(
	'[REST-03] a nonce that is refused twice is not tried a third time: %j',
	async (body) => {
		const call = vi.fn(() => Promise.reject(stale(body)));
		await expect(nonceBroker.use('apply-coupon', call)).rejects.toMatchObject({ reason: 'stale-nonce' });
		expect(call).toHaveBeenCalledTimes(2);
	},
);

test('[REST-03] calls that are refused at the same time are repeated once, and share one fetch of fresh nonces', async () => {
	const call = (nonce: string) => (nonce.endsWith('2') ? Promise.resolve(nonce) : Promise.reject(stale()));
	const late = async (nonce: string) => {
		await new Promise((resolve) => setImmediate(resolve));
		return call(nonce);
	};
	expect(await Promise.all([nonceBroker.use('apply-coupon', call), nonceBroker.use('wp_rest', late)])).toEqual([
		'aaaaaaaaa2',
		'bbbbbbbbb2',
	]);
	expect(fetchAll).toHaveBeenCalledTimes(2);
});

test('any other failure of the call is not repeated', async () => {
	const call = vi.fn(() => Promise.reject(new RequestError('timeout', '/')));
	await expect(nonceBroker.use('apply-coupon', call)).rejects.toMatchObject({ reason: 'timeout' });
	expect(call).toHaveBeenCalledOnce();
});

test.each(['0', '', '-1', 'AAAAAAAAA1', '<p>no</p>'])('[SEC-03 S9] "%s" is not taken for a nonce', async (answer) => {
	fetchAll.mockResolvedValue({ wp_rest: answer });
	const call = vi.fn(() => Promise.resolve());
	await expect(nonceBroker.use('wp_rest', call)).rejects.toMatchObject({ reason: 'invalid' });
	expect(call).not.toHaveBeenCalled();
});

test('[REL-01] a failed fetch is tried again at the next need', async () => {
	fetchAll.mockRejectedValueOnce(new RequestError('offline', '/'));
	await expect(nonceBroker.get('wp_rest')).rejects.toMatchObject({ reason: 'offline' });
	expect(await nonceBroker.get('wp_rest')).toBe('bbbbbbbbb1');
});

test('[ACC-01] the nonce of a form in the page is tried first, and a fresh one after its refusal, however old the others are', async () => {
	const call = vi.fn((nonce: string) => (nonce === 'cccccccccc' ? Promise.resolve('done') : Promise.reject(stale())));
	expect(await nonceBroker.use('wp_rest', call, 'cccccccccc')).toBe('done');
	expect(fetchAll).not.toHaveBeenCalled();
	await nonceBroker.get('wp_rest');
	const second = vi.fn((nonce: string) => (nonce.endsWith('2') ? Promise.resolve('done') : Promise.reject(stale())));
	expect(await nonceBroker.use('wp_rest', second, 'dddddddddd')).toBe('done');
	expect(second.mock.calls).toEqual([['dddddddddd'], ['bbbbbbbbb2']]);
});
