import { signal } from '@preact/signals-core';
import { serverClock } from '../../src/runtime/clock';
import { settings } from '../../src/runtime/settings';
import { whoIsSignedIn } from '../../src/stores/storage';
import { browserOf, deviceOf, sourcesOf, type Rules, type Visitor } from './model';
import { readShown, readVisits } from './record';

/** Values that the preview overrides of the visitor; empty outside of the preview. */
export const pretended = signal<Partial<Visitor>>({});

let roles: readonly string[] | undefined;

const isSignedIn = () => whoIsSignedIn() !== '' || document.body.classList.contains('logged-in');

/** Fetches the roles of a logged-in visitor if a popup needs them. With unknown roles such a popup stays closed. */
export async function bringRoles({ loggedIn }: Rules, abort: AbortSignal): Promise<void> {
	if (loggedIn !== 'roles' || roles || !isSignedIn()) return;
	const { fetchRoles } = await import('../../src/shop/archipel');
	roles = await fetchRoles(abort);
}

/** Returns the visitor's current values for the conditions of a popup. */
export function visitorOf(id: string, rules: Pick<Rules, 'times'>, hasSeenAnother: boolean): Visitor {
	return {
		now: serverClock.now(),
		siteZone: settings().shop.timezone,
		ownZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
		...readVisits(),
		referrer: document.referrer,
		host: location.hostname,
		roles: isSignedIn() ? roles : [],
		device: deviceOf(innerWidth),
		browser: browserOf(navigator.userAgent),
		...readShown(id, rules),
		hasSeenAnother,
		...pretended.value,
	};
}

/** Whether the visitor has just arrived from another site, on a small screen. */
export const isLanding = (): boolean =>
	deviceOf(innerWidth) === 'mobile' && !sourcesOf(document.referrer, location.hostname).includes('internal');
