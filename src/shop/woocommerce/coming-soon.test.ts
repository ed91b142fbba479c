import { afterEach, expect, test, vi } from 'vitest';
import { dismissComingSoon } from './coming-soon';

const send = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', send);
afterEach(() => send.mockReset());

test('[CONS-04] the user’s meta is sent with the nonce', async () => {
	send.mockResolvedValue(new Response('{}', { status: 200 }));
	await dismissComingSoon('/wp-json/wp/v2/users/1', 'abc');
	const [address, init] = send.mock.calls[0]!;
	const request = new Request(address, init);
	expect([request.method, new URL(request.url).pathname, request.headers.get('X-WP-Nonce')]).toEqual([
		'POST',
		'/wp-json/wp/v2/users/1',
		'abc',
	]);
	expect(await request.text()).toBe('woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes');
});

test.each(['https://evil.test/wp-json/wp/v2/users/1', '/wp-admin/admin-ajax.php', 'javascript:alert(1)', ''])(
	'[CONS-04] [SEC-03 S11] the nonce goes nowhere but to the shop’s REST API: “%s”',
	async (address) => {
		await expect(dismissComingSoon(address, 'abc')).rejects.toThrow();
		expect(send).not.toHaveBeenCalled();
	},
);
