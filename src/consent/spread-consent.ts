import { importWithRetry, whenThere } from '../runtime/lazy-part';
import { purposes, type Purpose } from '../safety/purposes';
import { tellWpConsentApi } from '../shop/wp-consent-api';
import type { Consent } from '../stores/consent';
import { watch } from '../stores/watch';

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
		// If the file fails, held elements wait for the next page.
		if (document.querySelector(concerned(allowed)))
			whenThere(
				importWithRetry(() => import('./release')),
				({ release }) => release(allowed),
			);
		onChange(isDecided);
	};
	watch(signal, spread);
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

type Signal = 'granted' | 'denied';

/** Google's storage types by purpose; strictly necessary types are always granted. */
const storage: Readonly<Record<Purpose, readonly string[]>> = {
	audience: ['analytics_storage'],
	advertising: ['ad_storage', 'ad_user_data', 'ad_personalization'],
	content: ['personalization_storage'],
};

const page = globalThis as { dataLayer?: unknown[] };

/**
 * Sends a signal of Google's Consent Mode v2: `default` once, before any tag runs, `update` after a choice.
 *
 * @param isForced Creates the data layer if missing; otherwise pages without a Google tag stay unchanged.
 */
export function signalConsentMode(
	command: 'default' | 'update',
	isAllowed: (purpose: Purpose) => boolean,
	isForced = false,
): void {
	if (!page.dataLayer && !isForced) return;
	const layer = (page.dataLayer ??= []);
	if (
		command === 'default' &&
		layer.some((entry) => String(Array.from(Object(entry) as unknown[])).startsWith('consent,default'))
	)
		return;
	const signals: Record<string, Signal> = { functionality_storage: 'granted', security_storage: 'granted' };
	for (const [purpose, types] of Object.entries(storage) as [Purpose, readonly string[]][])
		for (const type of types) signals[type] = isAllowed(purpose) ? 'granted' : 'denied';
	// The Google tag reads commands only from `arguments` objects; an array would be an ordinary message.
	(function push(..._command: unknown[]) {
		// eslint-disable-next-line prefer-rest-params
		layer.push(arguments);
	})('consent', command, signals);
}
