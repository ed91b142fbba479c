import * as z from '../../runtime/schema';
import { requestJson, type RequestOptions, restUrl } from '../http';
import { RequestError } from '../request-error';

/** PHP encodes an empty map as `[]`. */
const refillShape = z.once(() => ({
	/** Address of an image by field name. */
	captcha: z.optional(z.union([z.record(z.string(), z.string()), z.array(z.unknown())])),
	/** Question and the hash of its answer by field name. */
	quiz: z.optional(z.union([z.record(z.string(), z.array(z.string())), z.array(z.unknown())])),
}));
const challengesSchema = z.once(() => z.object(refillShape()));
const refillSchema = z.once(() => z.union([challengesSchema(), z.array(z.unknown())]));
export type Refill = z.output<ReturnType<typeof challengesSchema>>;

const answerSchema = z.once(() =>
	z.object({
		/** Status code: `mail_sent`, `validation_failed`, …; plugins add more. */
		status: z.string(),
		/** Plain text, in the form's language. */
		message: z.string(),
		posted_data_hash: z.optional(z.string()),
		invalid_fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
		...refillShape(),
	}),
);
/** Response to a submitted form, also for a status that means refusal. */
export type FormAnswer = z.output<ReturnType<typeof answerSchema>>;

const text = z.once(() => z.optional(z.union([z.string(), z.number()])));
const plainRuleSchema = z.once(() =>
	z.object({
		rule: z.string(),
		/** Name of the field, without brackets. */
		field: z.optional(z.string()),
		/** Message for an invalid value; without one, another rule has the message. */
		error: z.optional(z.string()),
		threshold: text(),
		accept: z.optional(z.array(z.union([z.string(), z.number()]))),
		base: text(),
		interval: text(),
	}),
);
/** A rule of a form's validation schema ("Contact Form 7 SWV Schema"); `rules`: nested ones of `all` and `any`. */
export type Rule = z.output<ReturnType<typeof plainRuleSchema>> & { readonly rules?: readonly Rule[] | undefined };
const ruleSchema: () => z.ZodMiniType<Rule> = z.once(() =>
	z.object({
		...plainRuleSchema().shape,
		get rules() {
			return z.optional(z.array(ruleSchema()));
		},
	}),
);
const rulesSchema = z.once(() => z.object({ rules: z.array(ruleSchema()) }));

const route = (id: number, what: string) => restUrl(`contact-form-7/v1/contact-forms/${id}/${what}`);

/** @returns The checked reply, and the raw reply for listeners of Contact Form 7's events. */
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
export function sendForm(id: number, form: FormData, signal: AbortSignal) {
	// Uploads from a phone are slow.
	return ask(id, 'feedback', answerSchema, { form, signal, timeout: 30_000 });
}

/** Requests new captcha and quiz challenges. @throws RequestError */
export async function fetchRefill(id: number, signal: AbortSignal): Promise<{ answer: Refill; reply: unknown }> {
	const { answer, reply } = await ask(id, 'refill', refillSchema, { method: 'GET', isRead: true, signal });
	return { answer: Array.isArray(answer) ? {} : answer, reply };
}

const known = new Map<number, Promise<readonly Rule[]>>();

/** Returns the validation schema of a form; requested once per page and form. @throws RequestError; the next call repeats the request. */
export function fetchRules(id: number): Promise<readonly Rule[]> {
	const asked =
		known.get(id) ??
		requestJson(route(id, 'feedback/schema'), rulesSchema, { method: 'GET', isRead: true }).then(({ rules }) => rules);
	known.set(id, asked);
	asked.catch(() => known.delete(id));
	return asked;
}
