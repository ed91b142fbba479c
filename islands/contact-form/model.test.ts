import { expect, test } from 'vitest';
import { statusOf, validate, withProtocol } from './model';

const entries = (fields: Record<string, string>): [string, string][] => Object.entries(fields);

// The single rules are tested in tests/contract/contact-form-rules.test.ts.
test('[CF-03] the schema: of each field the first broken rule is told; a rule without a text, or of a name that nobody knows, tells nothing; a field that was not sent has no value', () => {
	const rules = [
		{ rule: 'required', field: 'a', error: 'first' },
		{ rule: 'email', field: 'a', error: 'second' },
		{ rule: 'required', field: 'b' },
		{ rule: 'toString', field: 'c', error: 'never' },
		{ rule: 'tel', field: 'd', error: 'fourth' },
	];
	const told = validate(rules, entries({ a: '', b: '', c: '', d: 'x' }));
	expect(Object.fromEntries(told)).toEqual({ a: 'first', d: 'fourth' });
	expect(validate(rules, entries({ a: 'x' })).get('a')).toBe('second');
	const absent = ['required', 'minitems'].map((rule) => ({ rule, field: rule, threshold: 1, error: rule }));
	expect([...validate(absent, []).values()]).toEqual(['required', 'minitems']);
});

test('[CF-03] the schema: values of one name in brackets are counted together; of a plain name the last counts', () => {
	const rules = [{ rule: 'maxitems', field: 'a', threshold: 1, error: 'many' }];
	const twice = (name: string): [string, string][] => [
		[name, 'x'],
		[name, 'y'],
	];
	expect(validate(rules, twice('a[]')).get('a')).toBe('many');
	expect(validate(rules, twice('a')).size).toBe(0);
});

test('[CF-03] the schema: no input makes it hang or throw', () => {
	const long = `${'a'.repeat(20_000)}@${'b-'.repeat(20_000)}`;
	const rules = ['email', 'url', 'tel', 'number', 'date', 'time', 'dayofweek', 'stepnumber'].map((rule) => ({
		rule,
		field: 'a',
		error: rule,
	}));
	for (const value of [long, '\u0000', '\ud800', '9'.repeat(5000)])
		expect(validate(rules, [['a', value]]).size).toBeLessThan(2);
});

test.each([
	['init', 'init'],
	['acceptance_missing', 'unaccepted'],
	['payment_required', 'payment-required'],
	['error', 'custom-error'],
	['sent', 'sent'],
	['failed', 'failed'],
])('[CF-01] the status: %s → %s', (code, status) => {
	expect(statusOf(code)).toBe(status);
	expect(statusOf(status)).toBe(status);
});

test('[SEC-03 C17] the status: a code with several gaps gives a class that can be set, and no other class', () => {
	expect(statusOf('my_own status!')).toBe('custom-my-own-status');
	expect(statusOf('custom-x" onfocus=alert(1) sent')).toMatch(/^custom-[\w-]+$/);
	expect(statusOf('__proto__')).toBe('custom-proto');
});

test.each([
	['www.example.test', 'http://www.example.test'],
	['//example.test/a', 'http://example.test/a'],
	[' example.test ', 'http://example.test'],
	['https://example.test', 'https://example.test'],
	['mailto:a@b.fr', 'mailto:a@b.fr'],
	['bonjour', 'bonjour'],
	['', ''],
	['javascript:alert(1.5)', 'javascript:alert(1.5)'],
])('[SEC-03 C12] an address without a protocol: %s → %s', (typed, left) => expect(withProtocol(typed)).toBe(left));
