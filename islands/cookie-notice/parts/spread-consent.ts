import { effect } from '@preact/signals-core';
import { signalConsentMode } from '../../../src/shop/google-consent-mode';
import { allowOrderAttribution } from '../../../src/shop/woocommerce/order-attribution';
import { tellWpConsentApi } from '../../../src/shop/wp-consent-api';
import type { Consent } from '../../../src/stores/consent';
import { purposes, type Purpose } from '../../../src/safety/purposes';
import type { Props } from '../props';

/**
 * Tells everybody what is allowed, now and after each change: the body's classes, Google's tags, the WP Consent API,
 * WooCommerce's order attribution, and what the server has held back.
 *
 * @param onChange Called with whether there is a decision.
 */
export function spreadConsent(
	consent: Consent,
	offered: readonly Purpose[],
	mode: Props['consentMode'],
	signal: AbortSignal,
	onChange: (isDecided: boolean) => void,
): void {
	const isAllowed = (purpose: Purpose) => consent.allowed[purpose].value;
	const isForced = mode === 'on';

	const spread = () => {
		const isDecided = Boolean(consent.choice.value);
		markBody(isDecided, offered.every(isAllowed));
		if (mode !== 'off') {
			signalConsentMode('default', () => false, isForced);
			if (isDecided) signalConsentMode('update', isAllowed, isForced);
		}
		tellWpConsentApi(isDecided ? isAllowed : undefined);
		allowOrderAttribution(isAllowed('advertising'));
		const allowed = purposes.filter(isAllowed);
		if (document.querySelector(concerned(allowed))) void import('./release').then(({ release }) => release(allowed));
		onChange(isDecided);
	};
	const stop = effect(spread);
	signal.addEventListener('abort', stop);
	// Scripts of others may come later than we do.
	addEventListener('load', spread, { signal });
}

/** What has been held back and is concerned: what is allowed now, and frames, which say in their place why they wait. */
const concerned = (allowed: readonly Purpose[]) =>
	['iframe[data-archipel-consent]', ...allowed.map((purpose) => `[data-archipel-consent="${purpose}"]`)].join();

/** The classes of the Cookie Notice plugin; its server code prints them too, but a cached page has those of another visitor. */
function markBody(isDecided: boolean, isAccepted: boolean): void {
	const classes = {
		'cookies-revoke': false,
		'cookies-set': isDecided,
		'cookies-not-set': !isDecided,
		'cookies-accepted': isDecided && isAccepted,
		'cookies-refused': isDecided && !isAccepted,
	};
	// What is so already is not written: the page would be styled anew.
	for (const [name, isOn] of Object.entries(classes)) document.body.classList.toggle(name, isOn);
}
