import { settings } from '../runtime/settings';
import { postConsentProof } from '../shop/consent-proof';
import type { Choice } from './consent-cookies';
import { unsentProof } from './unsent-proof';

/**
 * Sends the proof of a consent choice, if the shop stores proofs (CONS-06).
 * A failed request is repeated on the next page.
 */
export async function sendConsentProof({ id, v, purposes }: Choice): Promise<void> {
	if (!settings().shop.consentProof || !id) return unsentProof.clear();
	unsentProof.set(id);
	try {
		await postConsentProof({ id, version: v, purposes: purposes.join() });
		unsentProof.clear();
	} catch {
		// The choice is valid without its proof; the proof is sent later.
	}
}
