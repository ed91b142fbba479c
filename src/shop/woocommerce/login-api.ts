import { readHtml } from '../../safety/html';
import { requestPage } from '../http';
import type { LoginAnswer } from '../login-answer';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';
import { findNotices, isErrorNotice } from './page-notices';

const NONCE = 'woocommerce-login-nonce';

/**
 * Posts WooCommerce's login form, as it stands on the account and the checkout page (SERVERS.md, S74, S75). Yes is a redirect
 * to a page of who is signed in; no is the page again, with a notice. On a wrong nonce the page comes back without one: then once more with a fresh nonce.
 *
 * @param fields The form's, with the button `login`.
 * @throws RequestError `invalid` if the answer is neither: a second factor, a captcha, a form that asks for more.
 */
export function postLogin(action: string, fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const send = async (nonce: string): Promise<LoginAnswer> => {
		const form = new URLSearchParams(fields);
		form.set(NONCE, nonce);
		const { body, url } = await requestPage(action, { form, signal });
		const page = readHtml(body);
		if (page.body.classList.contains('logged-in')) return { ok: true, redirect: url };
		const again = page.querySelector<HTMLInputElement>(`form [name="${NONCE}"]`)?.form;
		const asksMore = [...(again?.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])') ?? [])].some(
			({ name }) => name !== 'rememberme' && !fields.has(name),
		);
		if (!again || asksMore) throw new RequestError('invalid', action, { body });
		const errors = findNotices(page).filter(isErrorNotice);
		if (!errors.length) throw new RequestError('stale-nonce', action);
		return { ok: false, html: errors.map((notice) => notice.outerHTML).join('') };
	};
	return nonceBroker.use('woocommerce-login', send, fields.get(NONCE) ?? undefined);
}
