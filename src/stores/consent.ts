import { computed, signal as makeSignal, type ReadonlySignal } from '@preact/signals-core';
import { parseJson } from '../runtime/foreign-text';
import { settings } from '../runtime/settings';
import { purposes, type Purpose } from '../safety/purposes';
import { readExternalConsent, onExternalConsent } from '../shop/wp-consent-api';
import { readCookie, writeCookie } from './cookies';
import { emit } from './events';
import { watch } from './watch';

/** Cookie of the Cookie Notice plugin: `true` or `false`, and any other value counts as `false` (SERVERS.md, S152). */
export const ACCEPTED_COOKIE = 'cookie_notice_accepted';

/** JSON cookie with the details of the choice that the plugin cookie cannot hold. */
export const DETAIL_COOKIE = 'archipel_consent';

export interface Choice {
	/** Allowed purposes; empty when all were refused. */
	readonly purposes: readonly Purpose[];
	/**
	 * Version of the notice that was shown, `{bit mask of third parties in hexadecimal}.{version of the wording}`; empty if the choice was made
	 * without our notice.
	 */
	readonly v: string;
	/** Time of the choice, in seconds since 1970. */
	readonly ts: number;
	/** Random id of this choice, the key of its proof. Each choice gets a new id, so that the id cannot identify a visitor. */
	readonly id: string;
}

/** Lifetimes of the consent cookies in seconds; both default to the days that the owner has set for the notice. */
export interface Lifetimes {
	readonly accepted?: number | undefined;
	readonly refused?: number | undefined;
	/** Domain whose subdomains share the choice. @default the page's own host only */
	readonly domain?: string | undefined;
}

const DAY = 86_400;

/**
 * Reads the stored choice; `undefined` if there is none, or if third parties were added since.
 * A choice stored by the plugin's own script has no purposes: it allows all or none.
 */
export function readChoice(): Choice | undefined {
	const accepted = readCookie(ACCEPTED_COOKIE);
	if (accepted === undefined) return undefined;
	const plain: Choice = { purposes: accepted === 'true' ? purposes : [], v: '', ts: 0, id: '' };
	const detail = parseJson(readCookie(DETAIL_COOKIE));
	if (!isChoice(detail) || !/^(true|false)$/.test(accepted)) return plain;
	return asksTheSame(detail.v) ? detail : undefined;
}

/** Whether the choice covers all third parties of the notice. An added one needs a new choice; a new wording or a removed one does not. */
const asksTheSame = (version: string): boolean =>
	!version || !(askedIn(settings().shop.consentVersion) & ~askedIn(version));

const askedIn = (version: string) => Number.parseInt(version, 16) || 0;

/** Checks the value by hand: this runs on every page, and loading the schema library for it would cost too much. */
function isChoice(value: unknown): value is Choice {
	const { v, ts, id, purposes: allowed } = Object(value) as Partial<Record<keyof Choice, unknown>>;
	const isKnown = (purpose: unknown) => purposes.includes(purpose as Purpose);
	return (
		typeof v === 'string' &&
		Number.isFinite(ts) &&
		typeof id === 'string' &&
		Array.isArray(allowed) &&
		allowed.every(isKnown)
	);
}

export interface ChoiceContext {
	/** Purposes that the notice offered; granting all of them counts as "accepted". @default every purpose */
	readonly offered?: readonly Purpose[];
	/** Version of the notice that was shown. @default '' */
	readonly version?: string;
}

const listOf = (choice: Choice | undefined) => choice?.purposes ?? [];

/** The visitor's consent. Denied by default: tracking needs an explicit choice (CONS-02). @param signal Stops listening to other consent tools. */
export function createConsent(signal?: AbortSignal) {
	const choice = makeSignal(readChoice());
	// Consent from another tool through the WP Consent API; the visitor's choice in our notice has priority.
	const external = makeSignal(readExternalConsent());
	let lifetimes: Lifetimes = {};

	const allowed = Object.fromEntries(
		purposes.map((purpose) => [
			purpose,
			computed(() => (choice.value ? choice.value.purposes.includes(purpose) : external.value.includes(purpose))),
		]),
	) as unknown as Readonly<Record<Purpose, ReadonlySignal<boolean>>>;

	const set = (next: Choice | undefined) => {
		const changed = !choice.peek() !== !next || listOf(choice.peek()).join() !== listOf(next).join();
		choice.value = next;
		if (changed) emit('archipel:consent-changed', { purposes: purposes.filter((purpose) => allowed[purpose].peek()) });
	};

	/**
	 * Applies and stores a choice.
	 *
	 * @param granted Allowed purposes; empty refuses all.
	 * @returns The choice and its expiry date.
	 */
	const choose = (
		granted: readonly Purpose[],
		{ offered = purposes, version = '' }: ChoiceContext = {},
	): { choice: Choice; expires: Date } => {
		const now = Date.now();
		const allowedNow = purposes.filter((purpose) => granted.includes(purpose));
		const before = choice.peek();
		// An identical choice keeps its id, so that it has one proof.
		const isKnown = before?.id && before.v === version && before.purposes.join() === allowedNow.join();
		const next: Choice = isKnown
			? before
			: { v: version, ts: Math.floor(now / 1000), purposes: allowedNow, id: newId() };
		const isEverything = offered.every((purpose) => granted.includes(purpose));
		const seconds =
			(isEverything ? lifetimes.accepted : lifetimes.refused) ??
			settings().shop[isEverything ? 'acceptedDays' : 'refusedDays'] * DAY;
		// Server code reads `true` as "run everything", so a partial choice is stored as `false`.
		writeCookie(ACCEPTED_COOKIE, String(isEverything), seconds, lifetimes.domain);
		writeCookie(DETAIL_COOKIE, JSON.stringify(next), seconds, lifetimes.domain);
		set(next);
		return { choice: next, expires: new Date(now + seconds * 1000) };
	};

	onExternalConsent((purpose, isAllowed) => {
		const current = choice.peek();
		external.value = external
			.peek()
			.filter((other) => other !== purpose)
			.concat(isAllowed ? purpose : []);
		if (!current || current.purposes.includes(purpose) === isAllowed) return;
		choose(isAllowed ? [...current.purposes, purpose] : current.purposes.filter((other) => other !== purpose));
	}, signal);

	return {
		/** The choice; `undefined` before the visitor has decided. */
		choice: choice as ReadonlySignal<Choice | undefined>,
		allowed,
		choose,
		/** Sets how all choices are kept, also those of another tool: an older cookie of a shared domain would hide them. */
		keepFor: (next: Lifetimes): void => void (lifetimes = next),
		/** Resolves when the purpose is allowed, or at once if it is; stays pending if it never is. @throws AbortError when `abort` fires first. */
		whenAllowed: (purpose: Purpose, abort?: AbortSignal): Promise<void> =>
			new Promise((resolve, reject) => {
				abort?.throwIfAborted();
				const over = new AbortController();
				watch(over.signal, () => {
					if (!allowed[purpose].value) return;
					over.abort();
					resolve();
				});
				abort?.addEventListener('abort', () => {
					over.abort();
					reject(abort.reason);
				});
			}),
		/** Reads the cookies again, after another tab or script may have changed them. */
		reread: (): void => set(readChoice()),
	};
}
export type Consent = ReturnType<typeof createConsent>;

let shared: Consent | undefined;

/** Returns the consent of this page; it is reread when the tab becomes visible, for choices made in other tabs. */
export function pageConsent(): Consent {
	if (!shared) {
		const consent = (shared = createConsent());
		const reread = () => document.visibilityState === 'visible' && consent.reread();
		document.addEventListener('visibilitychange', reread);
		addEventListener('pageshow', reread);
	}
	return shared;
}

const newId = (): string =>
	[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
