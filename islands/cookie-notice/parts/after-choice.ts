import { sendConsentProof } from '../../../src/shop/consent-proof';
import type { Choice } from '../../../src/stores/consent-cookies';
import { forgetCookies } from '../../../src/stores/forget-cookies';
import { thirdParties } from '../../../src/stores/third-parties';
import { announce } from '../../../src/ui/announcer';
import { t } from '../messages';

/** What follows a decision and may take its time: saying that it is kept, and what it entails. */
export function afterChoice(choice: Choice): void {
	announce(t('saved'));
	settleChoice(choice);
}

/** Deletes what is no longer allowed, and gives the shop its proof. Doing it twice changes nothing. */
export function settleChoice(choice: Choice): void {
	const refused = thirdParties.filter(({ purpose }) => !choice.purposes.includes(purpose));
	forgetCookies(refused.flatMap(({ cookies }) => cookies));
	void sendConsentProof(choice);
}
