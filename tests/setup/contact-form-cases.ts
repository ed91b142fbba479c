import type { Rule } from '../../src/shop/contact-form-7/contact-form-api';
import { seededRandom } from './seeded-random';

export interface FileInput {
	readonly name: string;
	readonly size: number;
	readonly type: string;
}

/** A rule with the input of its field; texts or files. */
export interface RuleCase {
	readonly rule: Rule;
	readonly texts?: readonly string[];
	readonly files?: readonly FileInput[];
}

/** Field name in every case. */
export const FIELD = 'champ';

const rule = (name: string, more: Partial<Rule> = {}): Rule => ({ rule: name, field: FIELD, error: 'o', ...more });
/** A nested rule, with or without an error text. */
const inner = (name: string, more: Partial<Rule> = {}): Rule => rule(name, { error: 'i', ...more });
const silent = (name: string, more: Partial<Rule> = {}): Rule => ({ rule: name, field: FIELD, ...more });
const on = (one: Rule, ...inputs: readonly (string | readonly string[])[]): RuleCase[] =>
	inputs.map((input) => ({ rule: one, texts: [input].flat() }));

const file = (name: string, size: number, type = ''): FileInput => ({ name, size, type });
const withFiles = (one: Rule, ...inputs: readonly (readonly FileInput[])[]): RuleCase[] =>
	inputs.map((files) => ({ rule: one, files }));

const BLANK = ['', ' ', '\t', '\u00a0', '\u2003', '\ufeff'];
const EMAILS =
	'a@b.fr claire@example.test a@b.c ab@c.d @example.test a@@b.fr a@b@c.fr a@b a@.fr a@b. a@b..fr a@-b.fr a@b-.fr a@b_c.fr a.b@c.fr .a@b.fr a..b@c.fr a+b@c.fr a\'b@c.fr a/b@c.fr é@b.fr a@é.fr a@b.f a@1.2.3.4 a@[1.2.3.4] "a"@b.fr a,b@c.fr a;b@c.fr A@B.FR a@b.c-d.fr a@b.--.fr';
const URLS =
	'http://a.fr https://a.fr/b?c#d HTTP://a.fr ftp://a.fr ftps://a sms:+33 tel:0123 tel:+33123456789 mailto:a@b.fr javascript:alert(1) data:text/html,x a.fr www.a.fr //a.fr http:a.fr http:/a.fr http:// http:///a http://a:80 http://a:99999 irc6://a urn:isbn:1 feed:a xmpp:a webcal://a svn://a magnet:?x file:///a http://a_b.fr http://é.fr : a: http http://[::1]/ rtsp://a mms://a gopher://a nntp://a telnet:a fax:1 ircs://a news:a blob:a mailto: tel:12345 sms:123/4';
const PHONES =
	'0123456789|01 23 45 67 89|+33 6 01 02 03 04|0033601020304|(01) 23.45/67-89|12345|123456|123456789012345|1234567890123456|+12345|+123456|++33123456|00+33123456|01234567a|0123456789#12|0123456789*12|#123456|+|-|0000000|+0012345|١٢٣٤٥٦|01\t23\t45|012345,67';
const NUMBERS = '0|1|-1|+1|1.5|.5|1.|-.5|1e3|1E-3|1e|e3|1,5|0x1|1 000|--1|٣|1.5e+3|Infinity|NaN|007|1.2.3';
const DATES =
	'2026-01-01|2026-02-29|2024-02-29|2026-02-30|2026-13-01|2026-00-10|2026-01-00|2026-01-32|2026-1-1|26-01-01|12026-01-01|0000-01-01|0001-01-01|2026/01/01|2026-01-01T00:00|1900-02-29|2000-02-29|32767-01-01|32768-01-01|abcd-01-01|0099-03-01';
const DAYS = '|2026-11-22|2026-11-23|2026-11-24|x|0099-03-01|2026-02-30';
const STEPS = '|0|10|55|-20|10.0000001|9.9999999|10.001|x';
const TIMES = '00:00|23:59|24:00|12:60|12:59:59|12:59:60|1:00|01:0|12:00:0|12|12:00:00:00|aa:bb|12:00 PM';

/** Names and types of files; the last input has two. */
const TYPED =
	'a.txt text/plain|A.TXT text/plain|a.png image/png|a.jpg image/jpeg|a.jpe image/jpeg|a.mp3 audio/mpeg|a.gif image/gif|txt application/x|a.txt.exe application/x-msdownload|a.txt text/plain,b.exe application/x-msdownload';
const filesOf = (input: string) => input.split(',').map((one) => file(one.split(' ')[0]!, 1, one.split(' ')[1]));

/** Random texts of a few characters, for unforeseen cases. */
function noise(seed: number, marks: string, many: number): string[] {
	const { below, pick } = seededRandom(seed);
	return Array.from({ length: many }, () => Array.from({ length: 1 + below(9) }, () => pick([...marks])).join(''));
}

const email = rule('email');
const between = rule('all', { rules: [inner('minlength', { threshold: 3 }), inner('maxlength', { threshold: '5' })] });
const mailOrPhone = rule('any', { rules: [silent('email'), silent('tel')] });
const nested = rule('any', {
	rules: [silent('all', { rules: [silent('number'), silent('minnumber', { threshold: '10' })] }), silent('date')],
});
/** Of 11 bytes in all. */
const together = [file('a', 6), file('b', 5)];
const types = rule('file', { accept: ['.txt', '.PNG', 'image/jpeg', 'audio/*', 'nonsense'] });

/** Every rule of Contact Form 7's schema, with valid, invalid and boundary inputs. */
export const cases: readonly RuleCase[] = [
	...on(rule('required'), ...BLANK, 'a', '0', ['', 'a'], ['', ' ']),
	...on(email, ...BLANK, ...EMAILS.split(' '), ' a@b.fr ', ['a@b.fr', 'x'], ...noise(1, 'ab@.-_ é', 60)),
	...on(rule('url'), ...BLANK, ...URLS.split(' '), ...noise(2, 'htp:/a.1+', 40)),
	...on(rule('tel'), ...BLANK, ...PHONES.split('|'), ...noise(3, '0123456789+ #*-', 60)),
	...on(rule('number'), ...BLANK, ...NUMBERS.split('|'), ...noise(4, '0159.-+eE', 60)),
	...on(rule('date'), ...BLANK, ...DATES.split('|')),
	...on(rule('time'), ...BLANK, ...TIMES.split('|'), ...noise(5, '0123456789:', 30)),
	...on(rule('enum', { accept: ['Oui', 'Non', '1', 'a b'] }), ...BLANK, 'Oui', 'oui', ' Non ', '1', '01', 'a b', [
		'Oui',
		'Peut-être',
	]),
	...on(rule('enum'), '', 'a'),
	...on(rule('dayofweek', { accept: ['1', '7'] }), ...DAYS.split('|')),
	...on(rule('minitems', { threshold: 2 }), '', 'a', ['a', 'b'], ['a', ''], ['a', 'b', 'c']),
	...on(rule('maxitems', { threshold: '1' }), '', 'a', ['a', 'b'], ['a', ' ']),
	...on(rule('maxitems', { threshold: 'x' }), ['a', 'b']),
	...on(rule('minlength', { threshold: 3 }), ...BLANK, 'ab', 'abc', ' ab ', 'é́', '👗', '👗👗', 'a\r\nb', 'a\nb', [
		'a',
		'bc',
	]),
	...on(rule('maxlength', { threshold: '3' }), ...BLANK, 'abc', 'abcd', ' abc ', '👗', '👗👗', 'a\r\nb', 'a\r\nbc', [
		'ab',
		'cd',
	]),
	...on(rule('minnumber', { threshold: '1.5' }), '', '1', '1.5', '2', '1e1', '1e-1', 'x', '-3', ['2', '1']),
	...on(rule('maxnumber', { threshold: 10 }), '', '10', '10.0001', '1e2', 'x', '-11'),
	...on(rule('minnumber', { threshold: 'x' }), '0'),
	...on(rule('mindate', { threshold: '2026-06-15' }), ...DATES.split('|'), '2026-06-14', '2026-06-15'),
	...on(rule('maxdate', { threshold: '2026-06-15' }), ...DATES.split('|'), '2026-06-16', '2026-06-15'),
	...on(rule('maxdate', { threshold: '2026-02-30' }), '2030-01-01'),
	...on(rule('stepnumber', { base: '0', interval: 10 }), ...STEPS.split('|')),
	...on(rule('stepnumber', { base: '1', interval: '0.1' }), '1.3', '1.35', '0.7', '7'),
	...on(rule('stepnumber', { interval: 0 }), '3'),
	...on(between, '', 'ab', 'abc', 'abcde', 'abcdef'),
	...on(rule('all', { rules: [silent('required'), silent('email')] }), '', 'a', 'a@b.fr'),
	...on(rule('all', { rules: [] }), 'a'),
	...on(mailOrPhone, '', 'a@b.fr', '0123456789', 'a', ...noise(6, '0123456789a@.', 30)),
	...on(nested, '', '9', '10', '2026-01-01', '2026-13-01', 'x'),
	...on(rule('any', { rules: [] }), 'a'),
	...on(rule('unheardof'), 'a', ''),
	...withFiles(rule('requiredfile'), [], [file('a.txt', 1)], [file('', 0)]),
	...withFiles(types, [], ...TYPED.split('|').map(filesOf)),
	...withFiles(rule('file'), [file('a.txt', 1, 'text/plain')]),
	...withFiles(rule('maxfilesize', { threshold: 10 }), [], [file('a', 10)], [file('a', 11)], together),
	...withFiles(rule('minfilesize', { threshold: 10 }), [file('a', 10)], [file('a', 9)], together),
];
