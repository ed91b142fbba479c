import { late } from '../runtime/late';
import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson } from './http';

/** What the shop keeps of a choice about cookies, and nothing about the visitor. */
export interface ConsentProof {
	/** Random name of the choice, the key of its proof: sending one twice changes nothing. */
	readonly id: string;
	/** Version of the notice, `{who is asked about, as bits}.{how it is worded}`. */
	readonly version: string;
	/** Purposes that are allowed, separated by commas. */
	readonly purposes: string;
}

// The shop answers 204. A page with status 200 comes from something that stood before it: maintenance, a login.
const nothingSchema = late(() => z.literal(null));

/**
 * Gives the shop the proof of a choice about cookies (CONS-06).
 *
 * @throws RequestError
 */
export async function postConsentProof(proof: ConsentProof): Promise<void> {
	await requestJson(`${settings().shop.restUrl}archipel/v1/consent`, nothingSchema, { form: { ...proof } });
}
