import { expect, test, vi } from 'vitest';
import { followRedirect } from './server-redirect';

test('[SEC-02] the answer to a form leads to a page, on whatever host; to nothing that is none, and with no name or password', () => {
	const go = vi.spyOn(location, 'assign').mockImplementation(() => {});
	for (const address of ['/commande/order-received/7/?key=k', 'https://banque.example/payer?id=7', '#confirmer'])
		expect(followRedirect(address)).toBe(true);
	expect(go.mock.calls.flat()).toEqual([
		`${location.origin}/commande/order-received/7/?key=k`,
		'https://banque.example/payer?id=7',
		new URL('#confirmer', document.baseURI).href,
	]);
	for (const address of [
		'javascript:alert(1)',
		'data:text/html,x',
		'https://a:b@banque.example/',
		'http://',
		undefined,
		7,
		'intent://x',
	])
		expect([address, followRedirect(address)]).toEqual([address, false]);
	expect(go).toHaveBeenCalledTimes(3);
});
