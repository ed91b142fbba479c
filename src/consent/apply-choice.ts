import { printedConfig } from '../runtime/registry';
import { settings } from '../runtime/settings';
import { postConsentProof } from '../shop/archipel';
import type { Choice } from '../stores/consent';
import { forgetCookies } from '../stores/cookies';
import { thirdParties } from './third-parties';

/**
 * Deletes cookies that are no longer allowed, and sends the proof of consent if the shop stores proofs (CONS-06). Idempotent.
 *
 * @throws RequestError
 */
export async function applyChoice({ id, v, purposes }: Choice): Promise<void> {
	const { purposes: own = {} } = printedConfig();
	const refused = thirdParties.filter(
		(party) => !(purposes as readonly string[]).includes(own[party.id] ?? party.purpose),
	);
	forgetCookies(refused.flatMap(({ cookies = [] }) => cookies));
	if (settings().shop.consentProof && id) await postConsentProof({ id, version: v, purposes: purposes.join() });
}
