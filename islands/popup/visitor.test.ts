import { afterEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { bringRoles, visitorOf } from './visitor';

const send = vi.fn<typeof fetch>();
const { signal } = new AbortController();
const RULES = { loggedIn: 'roles' } as Parameters<typeof bringRoles>[0];
const roles = () => visitorOf('a', { times: 0 } as Parameters<typeof visitorOf>[1], false).roles;

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.className = '';
});

test('[POP-02] [REL-01] roles that do not come stay unknown, and the next popup about them asks again', async () => {
	vi.stubGlobal('fetch', send);
	printConfig({ shop: { ajaxUrl: '/wp-admin/admin-ajax.php' } });
	await bringRoles(RULES, signal);
	expect([roles(), send.mock.calls.length], 'a guest has none, and nobody is asked').toEqual([[], 0]);
	document.body.className = 'logged-in';
	send.mockResolvedValueOnce(new Response('', { status: 500 }));
	await expect(bringRoles(RULES, signal)).rejects.toMatchObject({ reason: 'http' });
	expect(roles()).toBeUndefined();
	send.mockResolvedValueOnce(Response.json({ roles: ['customer'] }));
	await bringRoles(RULES, signal);
	expect(roles()).toEqual(['customer']);
	await bringRoles(RULES, signal);
	expect(send).toHaveBeenCalledTimes(2);
});
