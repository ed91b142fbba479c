import * as z from '../runtime/schema';
import { requestJson, wcAjaxUrl } from './http';
import { RequestError } from './request-error';

const NONCE = /^[a-f0-9]{10}$/;

/** The answers of WordPress, Discount Rules and the REST API to a wrong nonce (SERVERS.md, S168). */
const REFUSAL = /^\s*(-1|Invalid token)\s*$|"code":"rest_cookie_invalid_nonce"/;

const noncesSchema = z.once(() => z.record(z.string(), z.string()));

let nonces: Promise<Record<string, string>> | undefined;

const drop = (stale: typeof nonces) => {
	// Another call may have fetched fresh nonces meanwhile.
	if (nonces === stale) nonces = undefined;
};
const fetchOnce = () => {
	const fetching = (nonces ??= requestJson(wcAjaxUrl('archipel_nonces'), noncesSchema, { isRead: true }));
	fetching.catch(() => drop(fetching));
	return fetching;
};
const pick = async (action: string, from: Promise<Record<string, string>>) => {
	const nonce = (await from)[action];
	if (!nonce || !NONCE.test(nonce)) throw new RequestError('invalid', `nonce ${action}`);
	return nonce;
};

/** Fetches all nonces on first use and keeps them in memory only, so that pages stay cacheable. */
export const nonceBroker = {
	/** Returns the nonce of a WordPress action (`wp_rest`, `apply-coupon`, …). @throws RequestError */
	get: (action: string): Promise<string> => pick(action, fetchOnce()),
	/** Drops all nonces: after login and logout they are invalid. */
	forget: () => void (nonces = undefined),
	/**
	 * Makes a call with a nonce. A refused nonce has no effect on the server, so the call is repeated once with a fresh nonce.
	 *
	 * @param own Nonce of a form in the page, tried first. @default none
	 * @throws RequestError `stale-nonce` if the fresh nonce is refused too.
	 */
	async use<T>(action: string, call: (nonce: string) => Promise<T>, own?: string): Promise<T> {
		const used = own ? Promise.resolve({ [action]: own }) : fetchOnce();
		const attempt = async (from: typeof used) =>
			call(await pick(action, from)).catch((error: unknown) => {
				const isRefused = error instanceof RequestError && REFUSAL.test(error.body ?? '');
				throw isRefused ? new RequestError('stale-nonce', action, { body: error.body! }) : error;
			});
		try {
			return await attempt(used);
		} catch (error) {
			if (!(error instanceof RequestError) || error.reason !== 'stale-nonce') throw error;
			// With a stale form nonce, nonces fetched on the same page may be stale too.
			drop(own ? nonces : used);
			return await attempt(fetchOnce());
		}
	},
};
