import { effect } from '@preact/signals-core';
import { signalConsentMode } from '../../../src/shop/google-consent-mode';
import { allowOrderAttribution } from '../../../src/shop/woocommerce/order-attribution';
import { tellWpConsentApi } from '../../../src/shop/wp-consent-api';
import type { Consent } from '../../../src/stores/consent';
import { purposes, type Purpose } from '../../../src/safety/purposes';
import type { Props } from '../props';

/**
 * Applies the choice now and after each change: body classes, Google's tags, the WP Consent API,
 * WooCommerce's order attribution, and elements held back by the server.
 *
 * @param onChange Called with whether a choice exists.
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
	// Scripts of others may load later.
	addEventListener('load', spread, { signal });
}

/** Selector of held elements to process: those now allowed, and frames, which explain why they wait. */
const concerned = (allowed: readonly Purpose[]) =>
	['iframe[data-archipel-consent]', ...allowed.map((purpose) => `[data-archipel-consent="${purpose}"]`)].join();

/** Sets the body classes of the Cookie Notice plugin: in a cached page, those printed by the server may be another visitor's. */
function markBody(isDecided: boolean, isAccepted: boolean): void {
	const classes = {
		'cookies-revoke': false,
		'cookies-set': isDecided,
		'cookies-not-set': !isDecided,
		'cookies-accepted': isDecided && isAccepted,
		'cookies-refused': isDecided && !isAccepted,
	};
	// `toggle` writes changes only: each write would restyle the page.
	for (const [name, isOn] of Object.entries(classes)) document.body.classList.toggle(name, isOn);
}
