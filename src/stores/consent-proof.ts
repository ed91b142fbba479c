import { settings } from '../runtime/settings';
import { postConsentProof } from '../shop/consent-proof';
import type { Choice } from './consent-cookies';
import { unsentProof } from './unsent-proof';

/**
 * Sends the proof of a choice about cookies, where the shop keeps proofs (CONS-06).
 * One that did not arrive is sent again on the next page.
 */
export async function sendConsentProof({ id, v, purposes }: Choice): Promise<void> {
	if (!settings().shop.consentProof || !id) return unsentProof.clear();
	unsentProof.set(id);
	try {
		await postConsentProof({ id, version: v, purposes: purposes.join() });
		unsentProof.clear();
	} catch {
		// The visitor's choice stands; only our paper about it is late.
	}
}
