import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { requestJson } from '../http';
import type { LoginAnswer } from '../login-answer';

const tokenSchema = z.once(() => z.object({ success: z.literal(true), data: z.object({ nonce: z.string() }) }));
/** Login reply. A success without a message means a second factor (code by mail) and is invalid here. */
const answerSchema = z.once(() =>
	z.union([
		z.object({
			success: z.literal(true),
			data: z.object({ message: z.string(), redirect_to: z.optional(z.string()) }),
		}),
		z.object({ success: z.literal(false), data: z.string() }),
	]),
);

/**
 * Sends the login form of Essential Addons, to where it answers by JSON. The plugin hands its nonce to anyone who asks (ACC-03;
 * SERVERS.md, S83). Its refusals are the owner's own words, and the one of a nonce looks like the others: each login has a fresh one.
 *
 * @throws RequestError
 */
export async function builderLogin(fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const { ajaxUrl } = settings().shop;
	const asked = { form: { action: 'eael_get_token' }, isRead: true, signal };
	const token = await requestJson(ajaxUrl, tokenSchema, asked);
	const form = new URLSearchParams(fields);
	form.set('action', 'eael-login-register-form');
	form.set('eael-login-submit', 'true');
	form.set('eael-login-nonce', token.data.nonce);
	const { success, data } = await requestJson(ajaxUrl, answerSchema, { form, signal });
	return success ? { ok: true, redirect: data.redirect_to } : { ok: false, html: data };
}
