import { beforeEach, expect, test, vi } from 'vitest';
import type { Intent } from '../../src/runtime/activation';
import type { LoginAnswer } from '../../src/shop/login';
import { RequestError } from '../../src/shop/request-error';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';

type Send = (...asked: unknown[]) => Promise<LoginAnswer>;
const servers = vi.hoisted(() => ({
	postLogin: vi.fn<Send>(),
	themeLogin: vi.fn<Send>(),
	builderLogin: vi.fn<Send>(),
	checkoutLogin: vi.fn<Send>(),
}));
vi.mock('../../src/shop/login', () => servers);
vi.mock('../../src/safety/html', async (original) => ({
	...(await original<object>()),
	...(await import('../../tests/setup/open-gate')),
}));

const FIELDS =
	'<p><label for="u">Identifiant</label><input id="u" name="username" required></p><p><label for="p">Mot de passe</label><input id="p" name="password" type="password" required></p>';
const FORMS = {
	woocommerce: `<form class="woocommerce-form-login" method="post" action="/mon-compte/">${FIELDS}<input type="hidden" name="woocommerce-login-nonce" value="0123456789"><button type="submit" name="login" value="1">Entrer</button></form>`,
	shopengine: `<div class="shopengine-checkout-form-login"><form class="woocommerce-form-login" method="post">${FIELDS}<input type="checkbox" name="rememberme" value="forever"><button type="submit" name="login" value="1">Entrer</button></form></div>`,
	theme: `<form class="opal-login-form-ajax">${FIELDS}<input type="hidden" name="action" value="osf_login"><input type="hidden" name="security-login" value="0123456789"><button type="submit">Entrer</button></form>`,
	eael: `<form class="eael-login-form" method="post">${FIELDS.replaceAll('name="', 'name="eael-user-').replace('eael-user-username', 'eael-user-login')}<button type="submit" name="eael-login-submit" class="g-recaptcha">Entrer</button></form>`,
} as const;

const controller = pageLife();
const native = vi.fn();
const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
	vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native);
	vi.spyOn(location, 'reload').mockImplementation(reload);
	vi.spyOn(location, 'assign').mockImplementation(assign);
});

/** Puts a form on the page and mounts the island. */
function mount(html: string, intents: Intent[] = []): HTMLFormElement {
	document.body.innerHTML = html;
	const host = document.querySelector('form')!;
	void enhance(host, {}, islandContext(controller.signal, intents));
	return host;
}
const field = (type: string): HTMLInputElement => document.querySelector(`#${type}`)!;
const type = (name: string, password: string): void => {
	field('u').value = name;
	field('p').value = password;
};
const press = (): void => document.querySelector<HTMLElement>('[type=submit]')!.click();
const message = (): string =>
	(document.querySelector('.archipel-notice')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const REFUSED = 'Identifiant ou mot de passe incorrect.';
const answer = (given: LoginAnswer) => Object.values(servers).forEach((send) => send.mockResolvedValue(given));
const fail = (error: RequestError) => Object.values(servers).forEach((send) => send.mockRejectedValue(error));
/** Waits up to 5 s: the sending module is loaded lazily. */
const until = (look: () => void) => vi.waitFor(look, 5000);
const busy = () => document.querySelector('[type=submit]')!.getAttribute('aria-busy');
/** Returns to the page from the back/forward cache. */
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const errors = () => [...document.querySelectorAll('.archipel-field-error')].map((one) => one.textContent);
const asked = () => Object.values(servers).flatMap(({ mock }) => mock.calls);

test('[CHK-01] [SEC-03 A17] what is missing is told at its field, in the language of the page, and nothing is sent', () => {
	mount(FORMS.woocommerce);
	press();
	expect(asked()).toEqual([]);
	expect(document.activeElement).toBe(field('u'));
	const described = (one: HTMLElement) => document.getElementById(one.getAttribute('aria-describedby')!)!.textContent;
	expect(described(field('u'))).toBe('Saisissez votre identifiant ou votre adresse e-mail.');
	expect(described(field('p'))).toBe('Saisissez votre mot de passe.');
	field('u').dispatchEvent(new Event('input'));
	expect([field('u').getAttribute('aria-invalid'), field('p').getAttribute('aria-invalid')]).toEqual([null, 'true']);
	controller.abort();
	expect(errors()).toEqual([]);

	controller.restart();
	printConfig({ locale: 'en-GB' });
	mount(FORMS.woocommerce);
	press();
	expect(errors()).toEqual(['User name or email field is required', 'Password field is required']);
});

test('[ACC-01] [ACC-03] [CHK-01] each form is sent in its own way, once, with all of its fields', async () => {
	const pending = new Promise<never>(() => {});
	Object.values(servers).forEach((send) => send.mockReturnValue(pending));
	const remembers = FORMS.shopengine.replace('<button', '<input type="hidden" name="rememberme" value="forever">$&');
	for (const form of Object.values({ ...FORMS, shopengine: remembers })) {
		mount(form);
		type('cliente', 'secret');
		press();
		press();
		await until(() => expect(busy()).toBe('true'));
	}
	const sent = (send: { mock: { calls: unknown[][] } }, at = 0) => String(send.mock.calls[0]![at]);
	await until(() => expect(asked()).toHaveLength(4));
	expect(Object.values(servers).map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1, 1]);
	expect([sent(servers.postLogin, 1), sent(servers.themeLogin), sent(servers.builderLogin)]).toEqual([
		'username=cliente&password=secret&woocommerce-login-nonce=0123456789&login=1',
		'username=cliente&password=secret&action=osf_login&security-login=0123456789',
		'eael-user-login=cliente&eael-user-password=secret&eael-login-submit=',
	]);
	expect(servers.checkoutLogin.mock.calls[0]![0]).toEqual({ user: 'cliente', password: 'secret', remember: true });
});

test('[ACC-01] [SEC-03 S14] a password never stands in an address: the theme’s form gets a method and an address, and loses them when the island stops; that of the page stays', () => {
	history.replaceState(null, '', '/mon-compte/?key=wc_order_1');
	const form = mount(FORMS.theme);
	expect(location.search).toBe('?key=wc_order_1');
	expect([form.method, form.getAttribute('action')]).toEqual(['post', '/wp-admin/admin-ajax.php']);
	expect([field('u').autocomplete, field('p').autocomplete]).toEqual(['username', 'current-password']);
	controller.abort();
	expect([form.hasAttribute('method'), form.hasAttribute('action')]).toEqual([false, false]);
});

test.each([
	['theme', 'click'],
	['shopengine', 'click'],
	['eael', 'submit'],
] as const)('the script of the %s, which waits for the %s, sends nothing a second time', async (name, event) => {
	answer({ ok: false, html: '' });
	const heard = vi.fn((heard: Event) => heard.preventDefault());
	const form = mount(FORMS[name]);
	(event === 'click' ? document.body : form).addEventListener(event, heard, { signal: controller.signal });
	type('cliente', 'faux');
	press();
	await until(() => expect(asked()).toHaveLength(1));
	expect(heard).not.toHaveBeenCalled();
});

test('[ACC-01] a captcha is left to the browser and its script', () => {
	for (const captcha of ['<div class="cf-turnstile"></div>', '<input type="hidden" name="g-recaptcha-response">']) {
		const form = mount(FORMS.woocommerce.replace('<button', `${captcha}<button`));
		const heard = vi.fn();
		form.addEventListener('submit', (event) => {
			heard(event.defaultPrevented);
			event.preventDefault();
		});
		type('cliente', 'cliente');
		press();
		expect(heard.mock.calls).toEqual([[false]]);
	}
	expect(asked()).toEqual([]);
});

test('what was sent before the island came is sent by it', async () => {
	answer({ ok: true });
	const control = document.createElement('form');
	mount(FORMS.woocommerce.replaceAll(' id=', ' value="cliente" id='), [{ control, submitter: undefined }]);
	await until(() => expect(asked()).toHaveLength(1));
});

const login = async (form: string, given: LoginAnswer) => {
	answer(given);
	mount(form);
	type('cliente', 'faux');
	press();
	await until(() => expect(message() || reload.mock.calls.length || assign.mock.calls.length).toBeTruthy());
};

test.each(['woocommerce', 'shopengine', 'theme', 'eael'] as const)(
	'[SEC-03 S14] %s: an unknown name, an unknown address and a wrong password are refused in the same words',
	async (name) => {
		for (const html of [
			'<strong>Error:</strong> The username <strong>cliente</strong> is not registered on this site.',
			name === 'theme' ? '' : 'Unknown email address. Check again or try your username.',
			'The password you entered for the username <strong>CLIENTE</strong> is incorrect.',
		]) {
			await login(FORMS[name], { ok: false, html });
			expect(message()).toBe(REFUSED);
		}
		expect([field('u').value, field('p').value, document.activeElement]).toEqual(['cliente', '', field('p')]);
	},
);

test('[ACC-01] the theme’s one message is shown above the form; and what our PHP has read, of any form', async () => {
	await login(FORMS.theme, { ok: false, html: 'Erroné, réessayez.' });
	expect(message()).toBe('Erroné, réessayez.');
	expect(document.querySelector('.archipel-notice')!.nextElementSibling).toBe(document.querySelector('form'));
	const html = `<ul class="woocommerce-error"><li><span class="archipel-refusal">Compte de cliente bloqué 20 minutes.</span></li></ul>`;
	await login(FORMS.woocommerce, { ok: false, html });
	expect(message()).toBe('Compte de cliente bloqué 20 minutes.');
	expect(document.querySelector('form')!.firstElementChild!.className).toContain('woocommerce-NoticeGroup');
});

test.each([
	[undefined, []],
	// The owner allows links to this host, but a login must not redirect there.
	['https://images.test/mon-compte/', []],
	['/commande/?a=1', [['/commande/?a=1']]],
] as const)('[SEC-02] after a yes the same page is loaded again, or one of this shop: %s', async (redirect, led) => {
	printConfig({ shop: { allowedHosts: ['images.test'] } });
	await login(FORMS.eael, { ok: true, redirect });
	expect(assign.mock.calls.map(([url]) => [(url as string).replace(location.origin, '')])).toEqual(led);
	expect(reload).toHaveBeenCalledTimes(led.length ? 0 : 1);
	type('cliente', 'cliente');
	press();
	expect([asked().length, busy()], 'while the next page loads, the form is not sent again').toEqual([1, 'true']);
	comeBack();
	press();
	await until(() => expect(asked()).toHaveLength(2));
});

test.each([
	['a page of a second factor', new RequestError('invalid', '/')],
	['a challenge of a firewall', new RequestError('http', '/', { status: 403, body: '<html>' })],
])('[ACC-01] %s: the browser sends the form, once, with all that was typed', async (_what, error) => {
	fail(error);
	const form = mount(FORMS.woocommerce);
	type('cliente', 'secret');
	press();
	await until(() => expect(native).toHaveBeenCalledOnce());
	press();
	const sent = new URLSearchParams([...new FormData(form)] as [string, string][]);
	expect(String(sent)).toBe('username=cliente&password=secret&woocommerce-login-nonce=0123456789&login=1');
	expect([asked().length, native.mock.calls.length, message(), busy()]).toEqual([1, 1, '', 'true']);
	comeBack();
	expect(busy()).toBeNull();
	press();
	await until(() => expect(native).toHaveBeenCalledTimes(2));
});

test('[REL-01] a failure is told, nothing typed is lost, and it can be tried again', async () => {
	fail(new RequestError('timeout', '/'));
	mount(FORMS.woocommerce);
	type('cliente', 'secret');
	press();
	await until(() => expect(message()).toContain('Le serveur met trop de temps à répondre.'));
	expect([field('u').value, field('p').value, native.mock.calls]).toEqual(['cliente', 'secret', []]);
	answer({ ok: true });
	document.querySelector<HTMLElement>('.archipel-notice button')!.click();
	await until(() => expect(reload).toHaveBeenCalledOnce());
});

const LOST = `<ul class="woocommerce-error"><li>Invalid username or email.</li></ul><form class="woocommerce-ResetPassword" method="post"><input id="u" type="text" name="user_login" autocomplete="username"><button type="submit">Envoyer</button></form>`;
const RESET = `<form class="woocommerce-ResetPassword" method="post"><input id="u" type="password" name="password_1"><input id="p" type="password" name="password_2"><input type="hidden" name="reset_key" value="abc"><button type="submit">Enregistrer</button></form>`;
test.each([
	['?key=abc&login=cliente&lang=en', '?lang=en'],
	['?key=abc&id=2', ''],
	['?rp_key=abc&rp_login=cliente', ''],
	['?eael-resetpassword=1&eael_key=abc&eael_login=cliente', '?eael-resetpassword=1'],
	['?show-reset-form=true&action=', '?show-reset-form=true&action='],
])('[SEC-03 S14] a lost password: the key leaves the address: %s', (before, after) => {
	history.replaceState({ kept: 1 }, '', `/mon-compte/lost-password/${before}#x`);
	mount(RESET);
	expect([location.search, location.hash, history.state]).toEqual([after, '#x', { kept: 1 }]);
});

test('[SEC-03 S14] a lost password: what is missing or differs is told at its field; else the browser sends the form', () => {
	const heard = vi.fn();
	mount(RESET).addEventListener('submit', (event) => {
		heard(event.defaultPrevented);
		event.preventDefault();
	});
	press();
	expect(errors()).toHaveLength(2);
	type('Un-mot-9', 'autre');
	press();
	expect(errors()).toEqual(['Les deux mots de passe ne sont pas identiques.']);
	expect(document.activeElement).toBe(field('p'));
	type('Un-mot-9', 'Un-mot-9');
	press();
	// WooCommerce's script, which disables the button, receives only the valid submit.
	expect(heard.mock.calls).toEqual([[false]]);
});

test('[SEC-03 S14] a lost password: what the server says is the description of the field', () => {
	mount(LOST);
	const notice = document.querySelector('.woocommerce-error')!;
	expect(field('u').getAttribute('aria-describedby')).toBe(notice.id);
	expect(field('u').getAttribute('aria-invalid')).toBe('true');
});
