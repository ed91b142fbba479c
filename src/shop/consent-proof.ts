import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson } from './http';

/** Proof of a consent choice that the shop stores; contains no visitor data. */
export interface ConsentProof {
	/** Random id of the choice, the key of its proof: sending a proof twice has no effect. */
	readonly id: string;
	/** Version of the notice, `{bit mask of third parties in hexadecimal}.{hash of the wording}`. */
	readonly version: string;
	/** Allowed purposes, comma-separated. */
	readonly purposes: string;
}

// The endpoint answers 204. A page with status 200 comes from another handler: maintenance mode, a login.
const nothingSchema = z.once(() => z.literal(null));

/**
 * Sends the proof of a consent choice to the shop (CONS-06).
 *
 * @throws RequestError
 */
export async function postConsentProof(proof: ConsentProof): Promise<void> {
	await requestJson(`${settings().shop.restUrl}archipel/v1/consent`, nothingSchema, { form: { ...proof } });
}
