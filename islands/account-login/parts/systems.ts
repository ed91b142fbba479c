import { builderLogin } from '../../../src/shop/essential-addons/login-register';
import type { LoginAnswer } from '../../../src/shop/login-answer';
import { themeLogin } from '../../../src/shop/opal/theme-login';
import { checkoutLogin } from '../../../src/shop/shopengine/checkout-login';
import { postLogin } from '../../../src/shop/woocommerce/login-api';

/** Sends a login form to the endpoint of the plugin or theme that printed it. @throws RequestError */
export function sendLogin(form: HTMLFormElement, fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	if (form.matches('.opal-login-form-ajax')) return themeLogin(fields, signal);
	if (form.matches('.eael-login-form')) return builderLogin(fields, signal);
	if (form.closest('.shopengine-checkout-form-login')) {
		const [user = '', password = ''] = ['username', 'password'].map((name) => fields.get(name) ?? '');
		return checkoutLogin({ user, password, remember: fields.has('rememberme') }, signal);
	}
	// Not `form.action`, which returns a control named `action` if there is one.
	return postLogin(form.getAttribute('action') || location.href, fields, signal);
}

/** Whether the form's error text is the same for every name: the theme has a single one (its `msg` is shown, ACC-01). */
export const hasOneRefusal = (form: HTMLFormElement): boolean => form.matches('.opal-login-form-ajax');
