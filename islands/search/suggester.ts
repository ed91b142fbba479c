import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isAbort } from '../../src/shop/request-error';
import type { Found, Source } from './sources';

/** Maximum of answers in the cache. */
const KEPT = 50;

/**
 * Milliseconds after which a request leaves although the visitor types on: keys that come slowly, or that a busy machine delays, would each
 * begin the pause again.
 */
const LATEST = 1000;

/** Results of a term. */
export interface Answer {
	readonly term: string;
	readonly found: Found;
}

/**
 * Suggests while the visitor types: debounced, answers are cached (SRCH-02). A pending request is given up for the next one, not for the
 * next key: what it finds is shown meanwhile.
 */
export interface Suggester {
	/** The term of the latest `look`. */
	readonly term: ReadonlySignal<string>;
	/** The last answer; `undefined` before the first, and while the term is too short. */
	readonly answer: ReadonlySignal<Answer | undefined>;
	readonly isAsking: ReadonlySignal<boolean>;
	/** Error of the latest request. The next `look` retries. */
	readonly error: ReadonlySignal<unknown>;
	/** @param text Value of the field. @param delay Milliseconds to wait for more input. @default that of the source */
	readonly look: (text: string, delay?: number) => void;
}

/** @param end Aborts the pending request. */
export function createSuggester({ least, delay: fallback, rest, ask }: Source, end: AbortSignal): Suggester {
	const wanted = signal('');
	const answer = signal<Answer>();
	const isAsking = signal(false);
	const error = signal<unknown>();
	const known = new Map<string, Answer>();
	let asked: string | undefined;
	let flight: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Time of the first `look` that no request has followed yet; 0 without one. */
	let waiting = 0;

	const drop = () => {
		clearTimeout(timer);
		flight?.abort();
		waiting = 0;
		asked = undefined;
		isAsking.value = false;
	};
	end.addEventListener('abort', drop);

	const send = async (term: string, key: string) => {
		flight?.abort();
		waiting = 0;
		const { signal: own } = (flight = new AbortController());
		try {
			const found = await ask(term, own);
			if (own.aborted) return;
			if (known.size >= KEPT) known.delete(known.keys().next().value!);
			const got = { term, found };
			known.set(key, got);
			// That nothing is called so is said of the whole term only.
			if (key === asked || !found.instead) answer.value = got;
		} catch (cause) {
			if (own.aborted || isAbort(cause) || key !== asked) return;
			answer.value = undefined;
			error.value = cause;
		}
		if (key !== asked) return;
		asked = undefined;
		isAsking.value = false;
	};
	return {
		term: wanted,
		answer,
		isAsking,
		error,
		look(text, delay = fallback) {
			const term = (wanted.value = text.trim());
			const key = `${term}\n${rest()}`;
			if (key === asked && delay) return;
			error.value = undefined;
			const kept = term.length < least ? undefined : known.get(key);
			if (kept || term.length < least) {
				drop();
				return void (answer.value = kept);
			}
			clearTimeout(timer);
			asked = key;
			isAsking.value = true;
			waiting ||= Date.now();
			timer = setTimeout(() => void send(term, key), Math.min(delay, Math.max(0, waiting + LATEST - Date.now())));
		},
	};
}
