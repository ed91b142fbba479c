import * as z from '../../runtime/schema';
import { requestText } from '../http';
import type { LoginAnswer } from '../login-answer';
import { nonceBroker } from '../nonce-broker';
import { parseReply } from '../parse-reply';
import { RequestError } from '../request-error';
import { restUrl } from '../rest-url';

/** Matches `true` at the end; PHP notices may precede it. */
const DONE = /(^|[>\s])true\s*$/;
const refusalSchema = z.once(() => z.object({ code: z.literal('failed_login'), message: z.string() }));

/**
 * Signs in by ShopEngine's checkout (CHK-01): yes is the value `true`, no is an HTTP 404 with a message (SERVERS.md, S81).
 * Its server reads what is to be remembered under WordPress's name `remember` only (SERVERS.md, S82).
 *
 * @throws RequestError
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
