import { signal, type ReadonlySignal } from '@preact/signals-core';
import { isAbort } from '../../src/shop/request-error';
import type { Found, Source } from './sources';

const KEPT = 50;

/**
 * Milliseconds after which a request leaves though the visitor types on, while nothing is shown: on a busy machine each key would begin the
 * pause again. Suggestions are replaced only at a pause.
 */
const LATEST = 1000;

export interface Answer {
	readonly term: string;
	readonly found: Found;
}

/**
 * Suggests while the visitor types: debounced, the latest request wins, answers are cached (SRCH-02). While nothing is shown, the pending
 * request is aborted by the next request, not by another letter: its results are shown meanwhile.
 */
export function createSuggester({ least, delay: fallback, rest, ask }: Source, end: AbortSignal) {
	const wanted = signal('');
	const answer = signal<Answer>();
	const isAsking = signal(false);
	const error = signal<unknown>();
	const known = new Map<string, Answer>();
	let asked: string | undefined;
	let flight: AbortController | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Time at which a request leaves at the latest. */
	let latest = Infinity;

	const drop = () => {
		clearTimeout(timer);
		flight?.abort();
		asked = undefined;
		isAsking.value = false;
	};
	end.addEventListener('abort', drop);

	const send = async (term: string, key: string) => {
		flight?.abort();
		latest = Infinity;
		const { signal: own } = (flight = new AbortController());
		try {
			const found = await ask(term, own);
			if (own.aborted) return;
			if (known.size >= KEPT) known.delete(known.keys().next().value!);
			const result = { term, found };
			known.set(key, result);
			// That nothing is found is said of the whole term only.
			if (key === asked || !found.instead) answer.value = result;
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
		/** The term of the latest `look`. */
		term: wanted as ReadonlySignal<string>,
		/** The last answer; `undefined` before the first, and while the term is too short. */
		answer: answer as ReadonlySignal<Answer | undefined>,
		isAsking: isAsking as ReadonlySignal<boolean>,
		/** Error of the latest request. The next `look` retries. */
		error: error as ReadonlySignal<unknown>,
		/** @param text Value of the field. @param delay Milliseconds to wait for more input. @default that of the source */
		look(text: string, delay = fallback) {
			const term = (wanted.value = text.trim());
			const key = `${rest()}\n${term}`;
			if (key === asked && delay) return;
			const kept = term.length < least ? undefined : known.get(key);
			const typesOn = !kept && !answer.value && asked !== undefined && key.startsWith(asked);
			if (!typesOn) drop();
			error.value = undefined;
			if (kept || term.length < least) return void (answer.value = kept);
			clearTimeout(timer);
			if (!typesOn) latest = Date.now() + LATEST;
			asked = key;
			isAsking.value = true;
			timer = setTimeout(() => void send(term, key), Math.min(delay, Math.max(0, latest - Date.now())));
		},
	};
}
