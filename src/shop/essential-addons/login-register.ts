import { late } from '../../runtime/late';
import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { requestJson } from '../http';
import type { LoginAnswer } from '../login-answer';
import { createNonceBroker } from '../nonce-broker';

const tokenSchema = late(() => z.object({ success: z.literal(true), data: z.object({ nonce: z.string() }) }));
/** Of a yes without a message more is asked: a code that was sent by mail. */
const answerSchema = late(() =>
	z.union([
		z.object({
			success: z.literal(true),
			data: z.object({ message: z.string(), redirect_to: z.optional(z.string()) }),
		}),
		z.object({ success: z.literal(false), data: z.string() }),
	]),
);

const ACTION = 'essential-addons-elementor';

/** The plugin gives its nonce to anyone who asks (SERVERS.md, S83); it is asked for when its form is about to be sent (ACC-03). */
const tokens = createNonceBroker(async () => {
	const form = { action: 'eael_get_token' };
	const { data } = await requestJson(settings().shop.ajaxUrl, tokenSchema, { form, isRead: true });
	return { [ACTION]: data.nonce };
});

/**
 * Sends the login form of Essential Addons, to where it answers by JSON. Its refusals are the owner's own words, and the one of a nonce looks like
 * the others: each login has a fresh one.
 *
 * @throws RequestError
 */
export async function builderLogin(fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	tokens.forget();
	const form = new URLSearchParams(fields);
	form.set('action', 'eael-login-register-form');
	form.set('eael-login-submit', 'true');
	form.set('eael-login-nonce', await tokens.get(ACTION));
	const { success, data } = await requestJson(settings().shop.ajaxUrl, answerSchema, { form, signal });
	return success ? { ok: true, redirect: data.redirect_to } : { ok: false, html: data };
}
