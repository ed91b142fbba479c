import { readCookie, writeCookie, forgetCookies } from '../../src/stores/cookies';
import { decoded } from '../../src/runtime/foreign-text';
import { siteOf } from './sources';
import { PARTS, type Visit } from './visit';

/** Maximum bytes of a cookie value, below the limit of all browsers. */
const MAX_BYTES = 3800;

/** Options for writing cookies. */
export interface Keeping {
	/** Cookie lifetime in months; see `island.ts`. */
	readonly lifetime: number;
	/** Session length in minutes. */
	readonly session: number;
	readonly base64: boolean;
}

/** Reads the visit from the cookies of this island or of WooCommerce's script. */
export function readVisit(): Visit {
	const kept = PARTS.map((part) => [part, readCookie(`sbjs_${part}`)] as const);
	return Object.fromEntries(kept.filter(([, text]) => text).map(([part, text]) => [part, unpack(text!)]));
}

/** Writes the changed parts to cookies. Unchanged parts are not rewritten and keep their expiry. */
export function keepVisit(visit: Visit, before: Visit, { lifetime, session, base64 }: Keeping): void {
	const seconds = lifetimeSeconds(lifetime);
	for (const part of PARTS) {
		const values = visit[part];
		if (!values || values === before[part]) continue;
		const text = fitting(values, base64);
		writeCookie(`sbjs_${part}`, text, part === 'session' ? session * 60 : seconds, cookieDomain(location.hostname));
	}
}

/** Deletes all cookies of the visit, including those of WooCommerce's script. */
export const forgetVisit = (): void => forgetCookies(['sbjs_*']);

/** Converts months to seconds; `undefined` (a session cookie) below one minute. 0 stands for six months. */
export function lifetimeSeconds(months: number): number | undefined {
	const minutes = Math.trunc((months || 6) * 30 * 24 * 60);
	return minutes ? minutes * 60 : undefined;
}

/** Returns the cookie domain, shared by all hosts of the site; '' (host only) for an IP address or a name without a dot. */
export const cookieDomain = (hostname: string): string => (/\.[a-z][^.]*$/i.test(hostname) ? siteOf(hostname) : '');

/** Serializes values as `typ=utm|||src=lettre`; `|` and `%` are percent-encoded in values. */
const pack = (values: Readonly<Record<string, string>>): string =>
	Object.entries(values)
		.map(([name, value]) => `${name}=${value.replaceAll(/[%|]/g, encodeURIComponent)}`)
		.join('|||');

function unpack(text: string): Record<string, string> {
	const plain = /^[a-z\d+/]+$/i.test(text) ? fromBase64(text) : text;
	return Object.fromEntries(
		plain.split('|||').map((pair) => {
			const [name = '', ...value] = pair.split('=');
			return [name, decoded(value.join('='))];
		}),
	);
}

/** Serializes values to the maximum cookie size by cutting long values: browsers reject a cookie that is too long. */
function fitting(values: Readonly<Record<string, string>>, isBase64: boolean): string {
	for (let most = 1024; ; most /= 2) {
		const cut = Object.entries(values).map(([name, value]) => [name, [...value].slice(0, most).join('')]);
		const text = pack(Object.fromEntries(cut) as Record<string, string>);
		const written = isBase64 ? toBase64(text) : text;
		if (encodeURIComponent(written).length <= MAX_BYTES || most < 2) return written;
	}
}

/** Encodes like WooCommerce's script: base64 of percent-encoded text without padding, which contains neither `+` nor `/`. */
const toBase64 = (text: string): string => btoa(encodeURIComponent(text).replaceAll('~', '%7E')).replace(/=+$/, '');

function fromBase64(text: string): string {
	try {
		return decoded(atob(text));
	} catch {
		return text;
	}
}
