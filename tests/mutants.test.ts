import { expect, test } from 'vitest';
import { withMutant } from './mutate/mutant';

test('a mutant stands where its original stood, over lines too', () => {
	const mutant = {
		file: 'a.ts',
		start: { line: 1, column: 4 },
		end: { line: 2, column: 1 },
		replacement: '{}',
		kind: '',
	};
	expect(withMutant('one\nif (a\nb) c\nfour', mutant)).toBe('one\nif ({}) c\nfour');
	const start = { line: 0, column: 0 };
	const logical = { ...mutant, start, end: { line: 0, column: 6 }, replacement: 'a && b', kind: 'LogicalOperator' };
	expect(withMutant('a ?? b ?? c', logical)).toBe('(a && b) ?? c');
});
