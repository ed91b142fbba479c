import { sendConsentProof } from '../../../src/shop/consent-proof';
import type { Choice } from '../../../src/stores/consent-cookies';
import { forgetCookies } from '../../../src/stores/forget-cookies';
import { thirdParties } from '../../../src/stores/third-parties';
import { announce } from '../../../src/ui/announcer';
import { t } from '../messages';

export { sendConsentProof as resendProof };

/** What follows a decision and may take its time: saying that it is kept, deleting what is no longer allowed, proving it. */
export function afterChoice(choice: Choice): void {
	announce(t('saved'));
	const refused = thirdParties.filter(({ purpose }) => !choice.purposes.includes(purpose));
	forgetCookies(refused.flatMap(({ cookies }) => cookies));
	void sendConsentProof(choice);
}
