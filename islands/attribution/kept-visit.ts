import { readCookie, writeCookie } from '../../src/stores/cookies';
import { forgetCookies } from '../../src/stores/forget-cookies';
import { decoded, siteOf } from './sources';
import { PARTS, type Visit } from './visit';

/** Bytes that a browser certainly keeps of a cookie, without its name and attributes. */
const ROOM = 3800;

/** How cookies are written. */
export interface Keeping {
	/** Months; see `props.ts`. */
	readonly lifetime: number;
	/** Minutes. */
	readonly session: number;
	readonly base64: boolean;
}

/** What this browser has kept, whether our island wrote it or WooCommerce's script. */
export function readVisit(): Visit {
	const kept = PARTS.map((part) => [part, readCookie(`sbjs_${part}`)] as const);
	return Object.fromEntries(kept.filter(([, text]) => text).map(([part, text]) => [part, unpack(text!)]));
}

/** Keeps what has changed. A part that is `before`'s stays as it is, and ends when it would have ended. */
export function keepVisit(visit: Visit, before: Visit, { lifetime, session, base64 }: Keeping): void {
	const seconds = lifetimeSeconds(lifetime);
	for (const part of PARTS) {
		const values = visit[part];
		if (!values || values === before[part]) continue;
		const text = fitting(values, base64);
		writeCookie(`sbjs_${part}`, text, part === 'session' ? session * 60 : seconds, cookieDomain(location.hostname));
	}
}

/** Deletes all of it, what WooCommerce's script has left included. */
export const forgetVisit = (): void => forgetCookies(['sbjs_*']);

/** Seconds that a number of months stands for; `undefined`, until the browser is closed, for less than a minute. None is six months. */
export function lifetimeSeconds(months: number): number | undefined {
	const minutes = Math.trunc((months || 6) * 30 * 24 * 60);
	return minutes ? minutes * 60 : undefined;
}

/** All hosts of a site share its cookies; a number, and a name without a dot, has no others. */
export const cookieDomain = (hostname: string): string => (/\.[a-z][^.]*$/i.test(hostname) ? siteOf(hostname) : '');

/** `typ=utm|||src=lettre`: what separates, and a percent sign, are encoded in values. */
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

/** A cookie that is too long is not kept at all: long values are cut until it fits. */
function fitting(values: Readonly<Record<string, string>>, isBase64: boolean): string {
	for (let most = 1024; ; most /= 2) {
		const cut = Object.entries(values).map(([name, value]) => [name, [...value].slice(0, most).join('')]);
		const text = pack(Object.fromEntries(cut) as Record<string, string>);
		const written = isBase64 ? toBase64(text) : text;
		if (encodeURIComponent(written).length <= ROOM || most < 2) return written;
	}
}

/** As WooCommerce's script writes it: of the encoded text, without the padding. It has neither + nor / then. */
const toBase64 = (text: string): string => btoa(encodeURIComponent(text).replaceAll('~', '%7E')).replace(/=+$/, '');

function fromBase64(text: string): string {
	try {
		return decoded(atob(text));
	} catch {
		return text;
	}
}
