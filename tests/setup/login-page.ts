import { beforeEach, vi } from 'vitest';
import enhance from '../../islands/account-login/enhance';
import type { Intent } from '../../src/runtime/activation';
import { islandContext } from './island-context';
import { pageLife } from './page-life';

export const FIELDS =
	'<p><label for="u">Identifiant</label><input id="u" name="username" required></p><p><label for="p">Mot de passe</label><input id="p" name="password" type="password" required></p>';
export const FORMS = {
	woocommerce: `<form class="woocommerce-form-login" method="post" action="/mon-compte/">${FIELDS}<input type="hidden" name="woocommerce-login-nonce" value="0123456789"><button type="submit" name="login" value="1">Entrer</button></form>`,
	shopengine: `<div class="shopengine-checkout-form-login"><form class="woocommerce-form-login" method="post">${FIELDS}<input type="checkbox" name="rememberme" value="forever"><button type="submit" name="login" value="1">Entrer</button></form></div>`,
	theme: `<form class="opal-login-form-ajax">${FIELDS}<input type="hidden" name="action" value="osf_login"><input type="hidden" name="security-login" value="0123456789"><button type="submit">Entrer</button></form>`,
	eael: `<form class="eael-login-form" method="post">${FIELDS.replaceAll('name="', 'name="eael-user-').replace('eael-user-username', 'eael-user-login')}<button type="submit" name="eael-login-submit" class="g-recaptcha">Entrer</button></form>`,
} as const;

export const controller = pageLife();
export const native = vi.fn();
export const reload = vi.fn();
export const assign = vi.fn();

beforeEach(() => {
	vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(native);
	vi.spyOn(location, 'reload').mockImplementation(reload);
	vi.spyOn(location, 'assign').mockImplementation(assign);
});

/** Puts a form on the page and mounts the island. */
export function mount(html: string, intents: Intent[] = []): HTMLFormElement {
	document.body.innerHTML = html;
	const host = document.querySelector('form')!;
	void enhance(host, {}, islandContext(controller.signal, intents));
	return host;
}
export const field = (type: string): HTMLInputElement => document.querySelector(`#${type}`)!;
export const type = (name: string, password: string): void => {
	field('u').value = name;
	field('p').value = password;
};
export const press = (): void => document.querySelector<HTMLElement>('[type=submit]')!.click();
export const message = (): string =>
	(document.querySelector('.archipel-notice')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
