import type { Rule } from '../../src/shop/contact-form-7/contact-form-api';
import { isEmail } from '../../src/shop/wordpress/is-email';

/** Values of a field as the server would get them: trimmed texts without empty ones, and files. */
interface Values {
	readonly texts: readonly string[];
	readonly files: readonly File[];
}

/** Violated rule. */
interface Failure {
	readonly field?: string | undefined;
	readonly error?: string | undefined;
}

/** Protocols that WordPress allows (`wp_allowed_protocols`). */
const PROTOCOLS =
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
		' ',
	);

/**
 * Validates a form by the rules of its schema, as Contact Form 7 does on the server, which still decides (CF-03).
 *
 * @param data Entries of the form; a name with brackets holds many values.
 * @returns Error messages by field: of each field the first broken rule.
 */
export function validate(rules: readonly Rule[], data: Iterable<[string, FormDataEntryValue]>): Map<string, string> {
	const fields = read(data);
	const errors = new Map<string, string>();
	for (const rule of rules) {
		const { field, error } = broken(rule, fields) ?? {};
		if (field !== undefined && error && !errors.has(field)) errors.set(field, error);
	}
	return errors;
}

function read(data: Iterable<[string, FormDataEntryValue]>): Map<string, Values> {
	const entries = new Map<string, FormDataEntryValue[]>();
	for (const [name, value] of data) {
		const field = name.replace(/\[.*$/, '');
		// PHP keeps the last of several values with the same name.
		entries.set(field, field === name ? [value] : [...(entries.get(field) ?? []), value]);
	}
	const made = [...entries].map(([field, values]): [string, Values] => [
		field,
		{
			texts: values.flatMap((value) => (typeof value === 'string' && value.trim() ? [value.trim()] : [])),
			// A file field without a file yields an empty file.
			files: values.flatMap((value) => (typeof value !== 'string' && (value.name || value.size) ? [value] : [])),
		},
	]);
	return new Map(made);
}

function broken(rule: Rule, fields: ReadonlyMap<string, Values>): Failure | undefined {
	const { rules = [], field = '' } = rule;
	const inner = () => rules.map((one) => broken(one, fields));
	if (rule.rule === 'all') {
		const failure = inner().find((one) => one !== undefined);
		return failure && (failure.error ? failure : rule);
	}
	if (rule.rule === 'any') return inner().includes(undefined) ? undefined : rule;
	if (!Object.hasOwn(checks, rule.rule)) return undefined;
	return checks[rule.rule]!(fields.get(field) ?? { texts: [], files: [] }, rule) ? undefined : rule;
}

type Check = (values: Values, rule: Rule) => boolean;

/** Check that must hold for each text. */
const each =
	(holds: (value: string, rule: Rule) => boolean): Check =>
	({ texts }, rule) =>
		texts.every((value) => holds(value, rule));

/** Check against a limit; an invalid limit, or a value of another type, passes. */
const limit = (isKind: (value: string) => boolean, holds: (value: string, threshold: string) => boolean): Check =>
	each((value, { threshold = '' }) => !isKind(`${threshold}`) || !isKind(value) || holds(value, `${threshold}`));

const count =
	(holds: (count: number, threshold: number) => boolean): Check =>
	({ texts }, { threshold = '' }) =>
		!isNumber(`${threshold}`) || holds(texts.length, integer(threshold));

const length =
	(holds: (length: number, threshold: number) => boolean): Check =>
	({ texts }, { threshold }) =>
		!texts.length || holds(texts.join('').replaceAll('\r\n', '\n').length, integer(threshold));

const size =
	(holds: (size: number, threshold: number) => boolean): Check =>
	({ files }, { threshold }) =>
		!files.length ||
		holds(
			files.reduce((total, file) => total + file.size, 0),
			Number(threshold),
		);

/** Checks by rule name of the schema. */
const checks: Readonly<Record<string, Check>> = {
	required: ({ texts }) => texts.length > 0,
	requiredfile: ({ files }) => files.length > 0,
	email: each(isEmail),
	url: each(isUrl),
	tel: each(isTel),
	number: each(isNumber),
	date: each(isDate),
	time: each((value) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value)),
	file: ({ files }, { accept = [] }) => files.every((file) => accept.some((type) => isOfType(file, `${type}`))),
	enum: each((value, { accept = [] }) => accept.some((one) => `${one}`.trim() === value)),
	dayofweek: each((value, { accept = [] }) => !isDate(value) || accept.some((day) => integer(day) === weekday(value))),
	minitems: count((items, least) => items >= least),
	maxitems: count((items, most) => items <= most),
	minlength: length((total, least) => total >= least),
	maxlength: length((total, most) => total <= most),
	minnumber: limit(isNumber, (value, least) => Number(value) >= Number(least)),
	maxnumber: limit(isNumber, (value, most) => Number(value) <= Number(most)),
	mindate: limit(isDate, (value, first) => value >= first),
	maxdate: limit(isDate, (value, last) => value <= last),
	minfilesize: size((total, least) => total >= least),
	maxfilesize: size((total, most) => total <= most),
	stepnumber: each((value, { base, interval }) => {
		const step = decimal(interval);
		if (!(step > 0)) return true;
		const rest = (decimal(value) - decimal(base)) % step;
		return [rest, rest - step].some((far) => Math.abs(far).toFixed(6) === '0.000000');
	}),
};

const integer = (value: string | number | undefined): number => Number.parseInt(`${value}`, 10) || 0;
const decimal = (value: string | number | undefined): number => Number.parseFloat(`${value}`) || 0;

/** Detects the protocol like PHP's `parse_url`: not before a possible port, and not before a missing host. */
function isUrl(value: string): boolean {
	const [, protocol = '', rest = ''] = /^([a-z0-9+.-]+):(.*)$/s.exec(value) ?? [];
	const [, host = '', port = 0] = /^\/\/([^/?#]*?)(?::(\d+))?(?:[/?#]|$)/.exec(rest) ?? [];
	const hasHost = !rest.startsWith('//') || (host !== '' && !host.startsWith(':') && Number(port) < 65_536);
	return PROTOCOLS.includes(protocol) && hasHost && !/^\d{1,5}(\/|$)/.test(rest);
}

function isTel(value: string): boolean {
	const digits = value.replace(/[#*].*$/, '').replaceAll(/[()/.*#\s-]+/g, '');
	const whole = /^(\+|00)/.test(digits) ? `+${digits.replace(/^[+0]+/, '')}` : digits;
	return /^\+?\d+$/.test(whole) && whole.length > 5 && whole.length < 16;
}

function isNumber(value: string): boolean {
	return /^-?(\d+|\d*\.\d+)(e[+-]?\d+)?$/i.test(value);
}

function isDate(value: string): boolean {
	const [, year = 0, month = 0, day = 0] = (/^(\d{4,})-(\d\d)-(\d\d)$/.exec(value) ?? []).map(Number);
	if (year < 1 || year > 32_767 || month < 1 || month > 12 || day < 1) return false;
	return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Returns 1 for Monday to 7 for Sunday. The calendar repeats every 400 years. */
function weekday(date: string): number {
	const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
	return new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCDay() || 7;
}

/** Returns whether a file has an accepted type; the server decides on unknown types. */
function isOfType({ name, type }: File, accepted: string): boolean {
	if (/^\.[a-z0-9]+$/i.test(accepted)) return name.toLowerCase().endsWith(accepted.toLowerCase());
	if (!/^[a-z]+\/([*]|[a-z0-9.+-]+)$/i.test(accepted)) return false;
	return !type || (accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted);
}

/** Codes of the server, and the status that each stands for (CF-01). */
const STATUS_OF: Readonly<Record<string, string>> = {
	validation_failed: 'invalid',
	acceptance_missing: 'unaccepted',
	mail_sent: 'sent',
	mail_failed: 'failed',
	payment_required: 'payment-required',
};

/** Statuses, those of the script itself included. */
const STATUSES =
	/^(init|invalid|unaccepted|spam|aborted|sent|failed|payment-required|submitting|resetting|validating)$/;

/** Returns the form status for a code. A status is returned unchanged. */
export function statusOf(code: string): string {
	if (Object.hasOwn(STATUS_OF, code)) return STATUS_OF[code]!;
	if (STATUSES.test(code) || /^custom-[a-z0-9-]+$/i.test(code)) return code;
	// Every gap becomes a hyphen. Contact Form 7 replaces the first only (SERVERS.md, S119), and no class may have a gap.
	return `custom-${code.replaceAll(/[^0-9a-z]+/gi, '-').replaceAll(/^-|-$/g, '')}`;
}

/** Returns the value of a URL field after blur: a URL without a protocol gets one (CF-05). */
export function withProtocol(value: string): string {
	const address = value.trim();
	const isBare = address.includes('.') && !/^[a-z][a-z0-9.+-]*:/i.test(address);
	return isBare ? `http://${address.replace(/^\/+/, '')}` : address;
}
