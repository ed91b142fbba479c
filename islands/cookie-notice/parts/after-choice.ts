import { printedConfig } from '../../../src/runtime/registry';
import { sendConsentProof } from '../../../src/stores/consent-proof';
import type { Choice } from '../../../src/stores/consent-cookies';
import { forgetCookies } from '../../../src/stores/forget-cookies';
import { thirdParties, type ThirdParty } from '../../../src/safety/third-parties';

/** Deletes what is no longer allowed, and gives the shop its proof. Doing it twice changes nothing. */
export function settleChoice(choice: Choice): void {
	const refused = thirdParties.filter((party) => !(choice.purposes as readonly unknown[]).includes(purposeOn(party)));
	forgetCookies(refused.flatMap(({ cookies }) => cookies));
	void sendConsentProof(choice);
}

/** The purpose that a third party has on this site: a filter of PHP chooses that of order attribution. */
const purposeOn = ({ id, purpose }: ThirdParty): unknown =>
	(id === 'order-attribution' && printedConfig().islands?.['attribution']?.props?.['purpose']) || purpose;
