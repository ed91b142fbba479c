import { builderLogin, checkoutLogin, postLogin, themeLogin, type LoginAnswer } from '../../../src/shop/login';
import { createMutation } from '../../../src/shop/mutation';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import type { AdapterCall } from './adapter-call';

const CUSTOMER = { user: 'cliente', password: 'cliente' };

/** A login with a fresh nonce. */
const login = (
	name: string,
	endpoint: string,
	action: string,
	send: (nonce: string, signal: AbortSignal) => Promise<LoginAnswer>,
	more: Partial<AdapterCall> = { hasNonce: true },
): AdapterCall => ({
	module: 'src/shop/login.ts',
	name,
	endpoint,
	async prepare({ signal }) {
		const nonce = await nonceBroker.get(action);
		return createMutation({ send: () => send(nonce, signal) }).run;
	},
	answer: { ok: true },
	...more,
});

const fields = (nonce: Readonly<Record<string, string>>) =>
	new URLSearchParams({ username: CUSTOMER.user, password: CUSTOMER.password, ...nonce });

const builder = { 'eael-user-login': CUSTOMER.user, 'eael-user-password': CUSTOMER.password };
const byBuilder = (_nonce: string, signal: AbortSignal) => builderLogin(new URLSearchParams(builder), signal);

/** Calls of login forms. */
export const loginCalls: readonly AdapterCall[] = [
	login('signing in by WooCommerce’s form', 'login', 'woocommerce-login', (nonce, signal) =>
		postLogin('/mon-compte/', fields({ 'woocommerce-login-nonce': nonce, login: '1' }), signal),
	),
	login('signing in by the theme’s form', 'osf_login', 'ajax-osf-login-nonce', (nonce, signal) =>
		themeLogin(fields({ action: 'osf_login', 'security-login': nonce }), signal),
	),
	login(
		'signing in by ShopEngine’s checkout',
		'rest/shopengine-builder/v1/widgets_partials/checkout_login/',
		'wp_rest',
		(_nonce, signal) => checkoutLogin({ ...CUSTOMER, remember: true }, signal),
	),
	login('signing in by Essential Addons', 'eael-login-register-form', 'wp_rest', byBuilder, {}),
	login('the nonce of Essential Addons', 'eael_get_token', 'wp_rest', byBuilder, { isRead: true }),
];
