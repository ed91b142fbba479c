import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { requestJson } from '../http';
import type { LoginAnswer } from '../login-answer';
import { nonceBroker } from '../nonce-broker';

const answerSchema = z.once(() => z.object({ status: z.boolean(), msg: z._default(z.string(), '') }));

/**
 * Sends the login form of an Opal theme (ACC-01). With an invalid nonce WordPress answers 403 `-1`.
 *
 * @param fields Fields of the form, with its `action` and the nonce `security-login`.
 * @throws RequestError
 */
export async function themeLogin(fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	const send = (nonce: string) => {
		const form = new URLSearchParams(fields);
		form.set('security-login', nonce);
		return requestJson(settings().shop.ajaxUrl, answerSchema, { form, signal });
	};
	const own = fields.get('security-login') ?? undefined;
	const { status, msg } = await nonceBroker.use('ajax-osf-login-nonce', send, own);
	return status ? { ok: true } : { ok: false, html: msg };
}
