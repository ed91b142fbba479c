import { late } from '../../runtime/late';
import * as z from '../../runtime/schema';
import { requestJson, type RequestOptions } from '../http';
import { RequestError } from '../request-error';
import { restUrl } from '../rest-url';

/** A rule of a form's validation schema ("Contact Form 7 SWV Schema"). */
export interface Rule {
	readonly rule: string;
	/** Name of the field, without brackets. */
	readonly field?: string | undefined;
	/** What is told when it is broken; without one, another rule tells. */
	readonly error?: string | undefined;
	readonly threshold?: string | number | undefined;
	readonly accept?: readonly (string | number)[] | undefined;
	readonly base?: string | number | undefined;
	readonly interval?: string | number | undefined;
	/** Of `all` and `any`. */
	readonly rules?: readonly Rule[] | undefined;
}

/** New riddles: a picture by the name of its answer's field, and a question with the hash of its answer. PHP sends an empty map as `[]`. */
const refillShape = late(() => ({
	captcha: z.optional(z.union([z.record(z.string(), z.string()), z.array(z.unknown())])),
	quiz: z.optional(z.union([z.record(z.string(), z.array(z.string())), z.array(z.unknown())])),
}));
const refillSchema = late(() => z.union([z.object(refillShape()), z.array(z.unknown())]));
const answerSchema = late(() =>
	z.object({
		status: z.string(),
		message: z.string(),
		posted_data_hash: z.optional(z.string()),
		invalid_fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
		...refillShape(),
	}),
);
const text = late(() => z.optional(z.union([z.string(), z.number()])));
const ruleSchema: () => z.ZodMiniType<Rule> = late(() =>
	z.object({
		rule: z.string(),
		field: z.optional(z.string()),
		error: z.optional(z.string()),
		threshold: text(),
		accept: z.optional(z.array(z.union([z.string(), z.number()]))),
		base: text(),
		interval: text(),
		get rules() {
			return z.optional(z.array(ruleSchema()));
		},
	}),
);
const rulesSchema = late(() => z.object({ rules: z.array(ruleSchema()) }));

/** What a form is refilled with. */
export interface Refill {
	readonly captcha?: Readonly<Record<string, string>> | readonly unknown[] | undefined;
	readonly quiz?: Readonly<Record<string, readonly string[]>> | readonly unknown[] | undefined;
}

/** What the server made of a message. Whatever its status, it is an answer. */
export interface FormAnswer extends Refill {
	/** Code of the server: `mail_sent`, `validation_failed`, …; plugins add their own. */
	readonly status: string;
	/** Plain text, in the form's language. */
	readonly message: string;
	readonly posted_data_hash?: string | undefined;
	readonly invalid_fields?: readonly { readonly field: string; readonly message: string }[] | undefined;
}

const route = (id: number, what: string) => restUrl(`contact-form-7/v1/contact-forms/${id}/${what}`);

/** @returns What the contract says of the reply, and all that stood in it, for listeners of Contact Form 7's events. */
async function ask<S extends z.ZodMiniType>(id: number, what: string, schema: () => S, options: RequestOptions) {
	const reply: unknown = await requestJson(route(id, what), z.unknown, options);
	const { data, error } = schema().safeParse(reply);
	if (error) throw new RequestError('invalid', route(id, what), { cause: error });
	return { answer: data as z.output<S>, reply };
}

/**
 * Sends a form as multipart: the server takes nothing else (SERVERS.md, S114). It sends no nonce, which would only make cached pages fail
 * (SERVERS.md, S115).
 *
 * @throws RequestError
 */
export function sendForm(
	id: number,
	form: FormData,
	signal: AbortSignal,
): Promise<{ answer: FormAnswer; reply: unknown }> {
	// Files take their time on a phone.
	return ask(id, 'feedback', answerSchema, { form, signal, timeout: 30_000 });
}

/**
 * Asks for new riddles.
 *
 * @throws RequestError
 */
export async function fetchRefill(id: number, signal: AbortSignal): Promise<{ answer: Refill; reply: unknown }> {
	const { answer, reply } = await ask(id, 'refill', refillSchema, { method: 'GET', isRead: true, signal });
	return { answer: Array.isArray(answer) ? {} : (answer as Refill), reply };
}

const known = new Map<number, Promise<readonly Rule[]>>();

/**
 * The validation schema of a form, asked for once a page, however often the form is on it.
 *
 * @throws RequestError; the next call asks again.
 */
export function fetchRules(id: number): Promise<readonly Rule[]> {
	const asked =
		known.get(id) ??
		requestJson(route(id, 'feedback/schema'), rulesSchema, { method: 'GET', isRead: true }).then(({ rules }) => rules);
	known.set(id, asked);
	asked.catch(() => known.delete(id));
	return asked;
}
