import { builderLogin } from '../../../src/shop/essential-addons/login-register';
import type { LoginAnswer } from '../../../src/shop/login-answer';
import { createMutation } from '../../../src/shop/mutation';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { themeLogin } from '../../../src/shop/opal/theme-login';
import { checkoutLogin } from '../../../src/shop/shopengine/checkout-login';
import { postLogin } from '../../../src/shop/woocommerce/login-api';
import type { AdapterCall } from './adapter-call';

const CUSTOMER = { user: 'cliente', password: 'cliente' };

/** A login with a fresh nonce. */
const login = (action: string, send: (nonce: string, signal: AbortSignal) => Promise<LoginAnswer>) =>
	({
		async prepare({ signal }) {
			const nonce = await nonceBroker.get(action);
			return createMutation({ send: () => send(nonce, signal) }).run;
		},
		answer: { ok: true },
	}) satisfies Partial<AdapterCall>;

const fields = (nonce: Readonly<Record<string, string>>) =>
	new URLSearchParams({ username: CUSTOMER.user, password: CUSTOMER.password, ...nonce });

const builder = {
	module: 'src/shop/essential-addons/login-register.ts',
	...login('wp_rest', (_nonce, signal) =>
		builderLogin(
			new URLSearchParams({ 'eael-user-login': CUSTOMER.user, 'eael-user-password': CUSTOMER.password }),
			signal,
		),
	),
} as const;

/** Calls of login forms. */
export const loginCalls: readonly AdapterCall[] = [
	{
		name: 'signing in by WooCommerce’s form',
		module: 'src/shop/woocommerce/login-api.ts',
		endpoint: 'login',
		hasNonce: true,
		...login('woocommerce-login', (nonce, signal) =>
			postLogin('/mon-compte/', fields({ 'woocommerce-login-nonce': nonce, login: '1' }), signal),
		),
	},
	{
		name: 'signing in by the theme’s form',
		module: 'src/shop/opal/theme-login.ts',
		endpoint: 'osf_login',
		hasNonce: true,
		...login('ajax-osf-login-nonce', (nonce, signal) =>
			themeLogin(fields({ action: 'osf_login', 'security-login': nonce }), signal),
		),
	},
	{
		name: 'signing in by ShopEngine’s checkout',
		module: 'src/shop/shopengine/checkout-login.ts',
		endpoint: 'rest/shopengine-builder/v1/widgets_partials/checkout_login/',
		hasNonce: true,
		...login('wp_rest', (_nonce, signal) => checkoutLogin({ ...CUSTOMER, remember: true }, signal)),
	},
	{ ...builder, name: 'signing in by Essential Addons', endpoint: 'eael-login-register-form' },
	{ ...builder, name: 'the nonce of Essential Addons', endpoint: 'eael_get_token', isRead: true },
];
