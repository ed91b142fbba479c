import { computed, effect, signal as makeSignal, type ReadonlySignal } from '@preact/signals-core';
import { readExternalConsent, onExternalConsent } from '../shop/wp-consent-api';
import { keepChoice, readChoice, type Choice, type Lifetimes } from './consent-cookies';
import { emit } from './events';
import { purposes, type Purpose } from '../safety/purposes';

/** The visitor's consent. Denied by default: tracking needs an explicit choice (CONS-02). */
export interface Consent {
	/** The choice; `undefined` before the visitor has decided. */
	readonly choice: ReadonlySignal<Choice | undefined>;
	/** Whether a purpose is allowed now. */
	readonly allowed: Readonly<Record<Purpose, ReadonlySignal<boolean>>>;
	/**
	 * Applies and stores a choice.
	 *
	 * @param granted Allowed purposes; empty refuses all.
	 * @returns The choice and its expiry date.
	 */
	readonly choose: (granted: readonly Purpose[], about?: ChoiceContext) => { choice: Choice; expires: Date };
	/**
	 * Resolves when the purpose is allowed, or at once if it is; stays pending if it never is.
	 *
	 * @throws AbortError when `abort` fires first.
	 */
	readonly whenAllowed: (purpose: Purpose, abort?: AbortSignal) => Promise<void>;
	/** Reads the cookies again, after another tab or script may have changed them. */
	readonly reread: () => void;
}

/** Context of a choice. */
export interface ChoiceContext {
	/** Purposes that the notice offered; granting all of them counts as "accepted". @default every purpose */
	readonly offered?: readonly Purpose[];
	/** Version of the notice that was shown. @default '' */
	readonly version?: string;
	readonly lifetimes?: Lifetimes;
}

const listOf = (choice: Choice | undefined) => choice?.purposes ?? [];

/**
 * @param randomId Makes the id of a choice; replaced in tests.
 * @param signal Stops listening to other consent tools.
 */
export function createConsent(randomId: () => string = newId, signal?: AbortSignal): Consent {
	const choice = makeSignal(readChoice());
	// Consent from another tool through the WP Consent API; the visitor's choice in our notice has priority.
	const external = makeSignal(readExternalConsent());

	const allowed = Object.fromEntries(
		purposes.map((purpose) => [
			purpose,
			computed(() => (choice.value ? choice.value.purposes.includes(purpose) : external.value.includes(purpose))),
		]),
	) as unknown as Consent['allowed'];

	const set = (next: Choice | undefined) => {
		const changed = !choice.peek() !== !next || listOf(choice.peek()).join() !== listOf(next).join();
		choice.value = next;
		if (changed) emit('archipel:consent-changed', { purposes: purposes.filter((purpose) => allowed[purpose].peek()) });
	};

	const choose: Consent['choose'] = (granted, { offered = purposes, version = '', lifetimes } = {}) => {
		const now = Date.now();
		const allowedNow = purposes.filter((purpose) => granted.includes(purpose));
		const before = choice.peek();
		// An identical choice keeps its id, so that it has one proof.
		const isKnown = before?.id && before.v === version && before.purposes.join() === allowedNow.join();
		const next: Choice = isKnown
			? before
			: { v: version, ts: Math.floor(now / 1000), purposes: allowedNow, id: randomId() };
		const isEverything = offered.every((purpose) => granted.includes(purpose));
		const seconds = keepChoice(next, isEverything, lifetimes);
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
		choice,
		allowed,
		choose,
		whenAllowed: (purpose, abort) =>
			new Promise((resolve, reject) => {
				if (abort?.aborted) return reject(new DOMException('Nobody waits any more', 'AbortError'));
				let stop = () => {};
				stop = effect(() => {
					if (!allowed[purpose].value) return;
					resolve();
					queueMicrotask(() => stop());
				});
				abort?.addEventListener('abort', () => {
					stop();
					reject(new DOMException('Nobody waits any more', 'AbortError'));
				});
			}),
		reread: () => set(readChoice()),
	};
}

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

function newId(): string {
	return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
