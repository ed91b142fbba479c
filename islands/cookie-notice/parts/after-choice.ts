import { sendConsentProof } from '../../../src/stores/consent-proof';
import type { Choice } from '../../../src/stores/consent-cookies';
import { forgetCookies } from '../../../src/stores/forget-cookies';
import { thirdParties } from '../../../src/safety/third-parties';

/** Deletes what is no longer allowed, and gives the shop its proof. Doing it twice changes nothing. */
export function settleChoice(choice: Choice): void {
	const refused = thirdParties.filter(({ purpose }) => !choice.purposes.includes(purpose));
	forgetCookies(refused.flatMap(({ cookies }) => cookies));
	void sendConsentProof(choice);
}
