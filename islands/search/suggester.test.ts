import { effect } from '@preact/signals-core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import { pageLife } from '../../tests/setup/page-life';
import type { Found, Source } from './sources';
import { createSuggester } from './suggester';

interface Asked {
	readonly term: string;
	readonly signal: AbortSignal;
	readonly answer: (found?: Found) => Promise<void>;
	readonly fail: (error: unknown) => Promise<void>;
}

const NOTHING: Found = { products: [], categories: [] };
let asked: Asked[];
let rest: string;
const end = pageLife();

beforeEach(() => {
	vi.useFakeTimers();
	asked = [];
	rest = '';
});

function start(source: Partial<Source> = {}) {
	const settle = async (act: () => void) => {
		act();
		await vi.advanceTimersByTimeAsync(0);
	};
	const ask = (term: string, signal: AbortSignal) =>
		new Promise<Found>((resolve, reject) => {
			asked.push({
				term,
				signal,
				answer: (found = NOTHING) => settle(() => resolve(found)),
				fail: (error) => settle(() => reject(error as Error)),
			});
		});
	const suggester = createSuggester({ least: 3, delay: 300, rest: () => rest, ask, ...source }, end.signal);
	return {
		...suggester,
		/** Asks for a text at once. */
		ask(text: string) {
			suggester.look(text, 0);
			vi.advanceTimersByTime(0);
		},
	};
}
const terms = () => asked.map(({ term }) => term);

describe('[SRCH-02] what is typed', () => {
	test('is asked for from the third character, once for a pause', () => {
		const { look, isAsking } = start();
		for (const text of ['n', 'nu', 'nui', 'nuis']) {
			look(text);
			vi.advanceTimersByTime(200);
		}
		expect(isAsking.value).toBe(true);
		expect(terms()).toEqual([]);
		vi.advanceTimersByTime(100);
		expect(terms()).toEqual(['nuis']);
	});

	test('[REL-01] that fails is asked for again by the same text, and said again when it fails again', async () => {
		const { look, error } = start();
		const said: unknown[] = [];
		const stop = effect(() => void said.push(error.value));
		const failure = new RequestError('offline', '');
		for (const at of [0, 1]) {
			look('nuisette');
			vi.advanceTimersByTime(300);
			await asked[at]!.fail(failure);
		}
		stop();
		expect(said).toEqual([undefined, failure, undefined, failure]);
	});

	test('while nothing is shown it is asked for a second after the third character at the latest, once, and shown though she types on; that nothing is found, or an error, is not', async () => {
		const { look, answer, error, isAsking } = start();
		const type = (...texts: string[]) => {
			for (const text of texts) {
				look(text);
				vi.advanceTimersByTime(250);
			}
		};
		type('nui', 'nuis', 'nuise', 'nuiset', 'nuisett', 'nuisette');
		expect(terms()).toEqual(['nuiset']);
		await asked[0]!.answer();
		expect([answer.value?.term, isAsking.value]).toEqual(['nuiset', true]);
		vi.advanceTimersByTime(50);
		expect(terms()).toEqual(['nuiset', 'nuisette']);
		await asked[1]!.answer();
		expect([answer.value?.term, isAsking.value]).toEqual(['nuisette', false]);

		look('');
		type('bod', 'body', 'body-', 'body-n', 'body-no');
		await asked[2]!.answer({ ...NOTHING, instead: [] });
		expect([terms()[2], answer.value, isAsking.value]).toEqual(['body-n', undefined, true]);
		vi.advanceTimersByTime(50);
		look('body-noi');
		await asked[3]!.fail(new RequestError('timeout', '/'));
		expect([terms()[3], error.value, isAsking.value]).toEqual(['body-no', undefined, true]);
	});

	test('what is shown is replaced at a pause only, and by nothing that another text was asked for', async () => {
		const { ask, look, answer } = start();
		ask('nuisette');
		await asked[0]!.answer();
		for (const text of ['nuisette ', 'nuisette d', 'nuisette de', 'nuisette den', 'nuisette dent', 'nuisette dente']) {
			look(text);
			vi.advanceTimersByTime(250);
		}
		expect([terms(), answer.value?.term]).toEqual([['nuisette'], 'nuisette']);
		look('');
		ask('culotte');
		const isGivenUp = () => asked.slice(1).map(({ signal }) => signal.aborted);
		look('culottes');
		expect(isGivenUp()).toEqual([false]);
		vi.advanceTimersByTime(300);
		expect(isGivenUp()).toEqual([true, false]);
		look('body');
		expect(isGivenUp()).toEqual([true, true]);
	});

	test('the earlier request is given up, and its answer never shown; too short again, the answer goes, the request too', async () => {
		const { ask, look, answer, isAsking } = start();
		ask('nuisette');
		ask('body');
		expect(asked[0]!.signal.aborted).toBe(true);
		await asked[1]!.answer();
		await asked[0]!.answer();
		expect(answer.value?.term).toBe('body');
		ask('nuit');
		look('nu');
		expect([asked[2]!.signal.aborted, answer.value, isAsking.value]).toEqual([true, undefined, false]);
	});

	test('a known term is no request, also with spaces around it; another category is another question', async () => {
		const { ask, look, answer } = start();
		ask('nuisette');
		await asked[0]!.answer();
		look(' nuisette ');
		vi.advanceTimersByTime(1000);
		expect(terms()).toEqual(['nuisette']);
		expect(answer.value?.term).toBe('nuisette');
		rest = 'product_cat=45';
		ask('nuisette');
		expect(terms()).toEqual(['nuisette', 'nuisette']);
	});

	test('[SRCH-01] the same term is not asked for again, neither while it waits nor on its way', () => {
		const { look } = start();
		for (const text of ['nuisette', ' nuisette ', 'nuisette']) {
			look(text);
			vi.advanceTimersByTime(200);
		}
		expect(terms()).toEqual(['nuisette']);
		vi.advanceTimersByTime(1000);
		expect(terms()).toEqual(['nuisette']);
		expect(asked[0]!.signal.aborted).toBe(false);
	});
});

test('a page keeps fifty answers, and nothing goes on when the island has stopped', async () => {
	const { ask } = start();
	for (let at = 0; at <= 50; at++) {
		ask(`terme ${at}`);
		await asked[at]!.answer();
	}
	ask('terme 1');
	expect(asked).toHaveLength(51);
	ask('terme 0');
	expect(asked).toHaveLength(52);
	end.abort();
	expect(asked[51]!.signal.aborted).toBe(true);
});
