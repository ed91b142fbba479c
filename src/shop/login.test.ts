import { beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { builderLogin, checkoutLogin, postLogin } from './login';
import { nonceBroker } from './nonce-broker';

vi.mock('../safety/html', async (original) => ({
	...(await original<object>()),
	...(await import('../../tests/setup/open-gate')),
}));

const { fetched: send, answers } = stubFetch();
const FORM =
	'<form class="woocommerce-form-login"><input name="username" type="text"><input name="password" type="password"><input name="rememberme" type="checkbox"><input type="hidden" name="woocommerce-login-nonce" value="bbbbbbbbbb"></form>';
const page = (content: string, body = '') => `<!doctype html><html><body class="${body}">${content}</body></html>`;
const ERROR = '<ul class="woocommerce-error" role="alert"><li>Unknown email address.</li></ul>';
const fields = () =>
	new URLSearchParams({ username: 'a', password: 'b', 'woocommerce-login-nonce': 'aaaaaaaaaa', login: '1' });
const post = () => postLogin('/mon-compte/', fields(), new AbortController().signal);
const bodies = () => send.mock.calls.map(([, init]) => String(init!.body));

beforeEach(() => nonceBroker.forget());

test('[ACC-01] WooCommerce: a page of who is signed in is a yes, the form with an error a no (SERVERS.md, S74)', async () => {
	answers(page('', 'home logged-in'), page(ERROR + FORM));
	expect(await post()).toMatchObject({ ok: true });
	expect(await post()).toEqual({ ok: false, html: ERROR });
});

test('[ACC-01] [SEC-03 S9] WooCommerce: a wrong nonce is ignored without a word; the form is sent once more with a fresh one, and not a third time', async () => {
	const fresh = '{"woocommerce-login":"cccccccccc"}';
	answers(page(FORM), fresh, page('', 'logged-in'));
	expect(await post()).toMatchObject({ ok: true });
	expect(bodies()[2]).toContain('woocommerce-login-nonce=cccccccccc');
	nonceBroker.forget();
	answers(page(FORM), fresh, page(FORM));
	await expect(post()).rejects.toMatchObject({ reason: 'stale-nonce' });
	expect(send).toHaveBeenCalledTimes(6);
});

test('[SEC-03 S9] WooCommerce: a form without a nonce is sent with a fresh one; where none is given, as to a page of another site, no password leaves', async () => {
	const bare = () =>
		postLogin('/mon-compte/', new URLSearchParams({ username: 'a', password: 'b' }), new AbortController().signal);
	answers('{"woocommerce-login":"cccccccccc"}', page('', 'logged-in'));
	expect(await bare()).toMatchObject({ ok: true });
	expect(bodies()[1]).toBe('username=a&password=b&woocommerce-login-nonce=cccccccccc');
	nonceBroker.forget();
	answers(['[]', 403]);
	await expect(bare()).rejects.toMatchObject({ reason: 'http', status: 403 });
	expect(bodies().slice(2).join()).not.toContain('password');
});

test.each([
	['of a second factor', page('<form name="validate_2fa_form"><input name="authcode"></form>')],
	['whose form asks for more', page(ERROR + FORM.replace('<input type="hidden"', '<input name="otp" type="text">$&'))],
	['that is empty', ''],
])('[ACC-01] WooCommerce: a page %s is neither', async (_what, body) => {
	answers(body);
	await expect(post()).rejects.toMatchObject({ reason: 'invalid' });
	expect(send).toHaveBeenCalledOnce();
});

test('[CHK-01] ShopEngine: rememberme is sent as its script does, and under the name that WordPress reads (SERVERS.md, S82)', async () => {
	const nonces = '{"wp_rest":"aaaaaaaaaa"}';
	const refusal = '{"code":"failed_login","message":"<strong>Error:</strong> no","data":{"status":404}}';
	const signal = new AbortController().signal;
	answers(nonces, 'true', [refusal, 404], ['{"code":"rest_no_route","message":"","data":{"status":404}}', 404]);
	const login = (remember: boolean) => checkoutLogin({ user: 'a', password: 'b', remember }, signal);
	expect(await login(true)).toEqual({ ok: true });
	expect(await login(false)).toEqual({ ok: false, html: '<strong>Error:</strong> no' });
	await expect(login(false)).rejects.toMatchObject({ reason: 'http', status: 404 });
	expect(bodies().slice(1, 3)).toEqual([
		'user_login=a&user_password=b&rememberme=true&remember=1',
		'user_login=a&user_password=b&rememberme=false',
	]);
});

test('[ACC-03] Essential Addons: each login has a fresh nonce; a yes that wants a code by mail is none', async () => {
	const token = (nonce: string) => JSON.stringify({ success: true, data: { nonce } });
	answers(token('aaaaaaaaaa'), '{"success":false,"data":"Invalid Username"}');
	answers(token('bbbbbbbbbb'), '{"success":true,"data":{"message":"ok","redirect_to":"/a/"}}');
	answers(token('cccccccccc'), '{"success":true,"data":{"otp_required":true,"otp_token":"x"}}');
	const login = () => builderLogin(new URLSearchParams({ 'eael-login-nonce': '' }), new AbortController().signal);
	expect(await login()).toEqual({ ok: false, html: 'Invalid Username' });
	expect(await login()).toEqual({ ok: true, redirect: '/a/' });
	await expect(login()).rejects.toMatchObject({ reason: 'invalid' });
	expect(bodies()[0]).toBe('action=eael_get_token');
	expect(bodies()[3]).toContain('eael-login-nonce=bbbbbbbbbb');
});
