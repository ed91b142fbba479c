import { printedConfig } from '../../../src/runtime/registry';
import { sendConsentProof } from '../../../src/stores/consent-proof';
import type { Choice } from '../../../src/stores/consent-cookies';
import { forgetCookies } from '../../../src/stores/forget-cookies';
import { thirdParties, type ThirdParty } from '../../../src/safety/third-parties';

/** Deletes cookies that are no longer allowed, and sends the proof of consent. Idempotent. */
export function applyChoice(choice: Choice): void {
	const refused = thirdParties.filter((party) => !(choice.purposes as readonly unknown[]).includes(purposeOn(party)));
	forgetCookies(refused.flatMap(({ cookies }) => cookies));
	void sendConsentProof(choice);
}

/** Returns the purpose of a third party on this site: a PHP filter sets that of order attribution. */
const purposeOn = ({ id, purpose }: ThirdParty): unknown =>
	(id === 'order-attribution' && printedConfig().islands?.['attribution']?.props?.['purpose']) || purpose;
