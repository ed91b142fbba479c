import { late } from '../runtime/late';
import * as z from '../runtime/schema';
import type { Choice } from '../stores/consent-cookies';
import { unsentProof } from '../stores/unsent-proof';
import { requestJson } from './http';
import { settings } from './settings';

const nothingSchema = late(() => z.literal(null));

/**
 * Gives the shop its proof of a choice: which random name, which text, which purposes (CONS-06). Nothing about the visitor is in it.
 * A proof that did not arrive is sent again on the next page; sending one twice changes nothing.
 */
export async function sendConsentProof({ id, v, purposes }: Choice): Promise<void> {
	const { consentProof, restUrl } = settings().shop;
	if (!consentProof || !id) return unsentProof.clear();
	unsentProof.set(id);
	try {
		// The shop answers 204. A page with status 200 comes from something that stood before it: maintenance, a login.
		await requestJson(`${restUrl}archipel/v1/consent`, nothingSchema, {
			form: { id, version: v, purposes: purposes.join() },
		});
		unsentProof.clear();
	} catch {
		// The visitor's choice stands; only our paper about it is late.
	}
}
