import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { readHtml } from '../safety/html';
import { parseReply, requestJson, requestPage, requestText, restUrl } from './http';
import { nonceBroker } from './nonce-broker';
import { RequestError } from './request-error';
import { findNotices, isErrorNotice } from './woocommerce/page-notices';

/** Result of a login request. All logins throw `RequestError` for an answer that is neither yes nor no. */
export type LoginAnswer =
	| {
			readonly ok: true;
			/** Redirect target; has not passed the gate. @default the same page */
			readonly redirect?: string | undefined;
	  }
	| {
			readonly ok: false;
			/** Error message: HTML that has not passed the gate and may reveal whether the account exists (SEC-03 S14). */
			readonly html: string;
	  };

/** Returns a copy of a form's fields with some of them changed. */
function withFields(fields: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
	const form = new URLSearchParams(fields);
	for (const [name, value] of Object.entries(changes)) form.set(name, value);
	return form;
}

const NONCE = 'woocommerce-login-nonce';

/**
 * Posts WooCommerce's login form, as it stands on the account and the checkout page (SERVERS.md, S74, S75). Yes is a redirect
 * to a page for logged-in users; a refusal is the page again, with a notice. On a wrong nonce the page comes back without one: the request is repeated once with a fresh nonce.
 *
 * @param fields The form's, with the button `login`.
 * @throws RequestError `invalid` also for a second factor, a captcha, a form that asks for more.
 */
export function postLogin(action: string, fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const send = async (nonce: string): Promise<LoginAnswer> => {
		const { body, url } = await requestPage(action, { form: withFields(fields, { [NONCE]: nonce }), signal });
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

const themeAnswer = z.once(() => z.object({ status: z.boolean(), msg: z._default(z.string(), '') }));

/**
 * Sends the login form of an Opal theme (ACC-01). With an invalid nonce WordPress answers 403 `-1`.
 *
 * @param fields Fields of the form, with its `action` and the nonce `security-login`.
 */
export async function themeLogin(fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const send = (nonce: string) =>
		requestJson(settings().shop.ajaxUrl, themeAnswer, {
			form: withFields(fields, { 'security-login': nonce }),
			signal,
		});
	const own = fields.get('security-login') ?? undefined;
	const { status, msg } = await nonceBroker.use('ajax-osf-login-nonce', send, own);
	return status ? { ok: true } : { ok: false, html: msg };
}

/** Matches `true` at the end; PHP notices may precede it. */
const DONE = /(^|[>\s])true\s*$/;
const refusalSchema = z.once(() => z.object({ code: z.literal('failed_login'), message: z.string() }));

/**
 * Signs in by ShopEngine's checkout (CHK-01): yes is the value `true`, no is an HTTP 404 with a message (SERVERS.md, S81).
 * Its server reads the choice to stay logged in only under WordPress's name `remember` (SERVERS.md, S82).
 */
export async function checkoutLogin(
	{ user, password, remember }: { readonly user: string; readonly password: string; readonly remember: boolean },
	signal: AbortSignal,
): Promise<LoginAnswer> {
	const url = restUrl('shopengine-builder/v1/widgets_partials/checkout_login/');
	const form = {
		user_login: user,
		user_password: password,
		rememberme: String(remember),
		remember: remember ? '1' : undefined,
	};
	try {
		const reply = await nonceBroker.use('wp_rest', (nonce) =>
			requestText(url, { form, headers: { 'X-WP-Nonce': nonce }, signal }),
		);
		if (!DONE.test(reply)) throw new RequestError('invalid', url, { body: reply });
		return { ok: true };
	} catch (error) {
		const body = error instanceof RequestError && error.body;
		const refusal = body && refusalSchema().safeParse(parseReply(body)).data;
		if (!refusal) throw error;
		return { ok: false, html: refusal.message };
	}
}

const tokenSchema = z.once(() => z.object({ success: z.literal(true), data: z.object({ nonce: z.string() }) }));
/** A success without a message means a second factor (code by mail) and is invalid here. */
const builderAnswer = z.once(() =>
	z.union([
		z.object({
			success: z.literal(true),
			data: z.object({ message: z.string(), redirect_to: z.optional(z.string()) }),
		}),
		z.object({ success: z.literal(false), data: z.string() }),
	]),
);

/**
 * Sends the login form of Essential Addons to its JSON endpoint. The plugin hands its nonce to anyone who asks (ACC-03;
 * SERVERS.md, S83). Its refusals are the owner's own words, and the one of a nonce looks like the others: each login has a fresh one.
 */
export async function builderLogin(fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const { ajaxUrl } = settings().shop;
	const token = await requestJson(ajaxUrl, tokenSchema, { form: { action: 'eael_get_token' }, isRead: true, signal });
	const form = withFields(fields, {
		action: 'eael-login-register-form',
		'eael-login-submit': 'true',
		'eael-login-nonce': token.data.nonce,
	});
	const { success, data } = await requestJson(ajaxUrl, builderAnswer, { form, signal });
	return success ? { ok: true, redirect: data.redirect_to } : { ok: false, html: data };
}
