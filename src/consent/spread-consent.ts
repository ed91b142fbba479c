import { effect } from '@preact/signals-core';
import { purposes, type Purpose } from '../safety/purposes';
import { tellWpConsentApi } from '../shop/wp-consent-api';
import type { Consent } from '../stores/consent';
import { signalConsentMode } from './google-consent-mode';

/** Global of WooCommerce's order attribution script, where it is on the page. */
interface Attributing {
	readonly wc_order_attribution?: { readonly setOrderTracking?: (isAllowed: boolean) => void };
}

/**
 * Applies the choice now and after each change: body classes, Google's tags, the WP Consent API,
 * WooCommerce's order attribution, and elements held back by the server.
 *
 * @param mode Google Consent Mode: `on` creates the data layer, `auto` uses one that exists.
 * @param onChange Called with whether a choice exists.
 */
export function spreadConsent(
	consent: Consent,
	offered: readonly Purpose[],
	mode: 'auto' | 'on' | 'off',
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
		// Starts WooCommerce's script, or stops it and deletes its cookies (ATTR-04).
		(globalThis as Attributing).wc_order_attribution?.setOrderTracking?.(isAllowed('advertising'));
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
