import { signal } from '@preact/signals-core';
import { serverClock } from '../../src/runtime/clock';
import { settings } from '../../src/runtime/settings';
import { whoIsSignedIn } from '../../src/stores/traces';
import { browserOf, deviceOf, sourcesOf, type Rules, type Visitor } from './model';
import { readShown, readVisits } from './record';

/** What whoever tries the rules out pretends to be; empty for everybody else. */
export const pretended = signal<Partial<Visitor>>({});

let roles: readonly string[] | undefined;

const isSignedIn = () => whoIsSignedIn() !== '' || document.body.classList.contains('logged-in');

/** Brings the visitor's roles, where a popup asks for them and there is somebody who has some. Whose roles nobody can tell sees no such popup. */
export async function bringRoles({ loggedIn }: Rules, abort: AbortSignal): Promise<void> {
	if (loggedIn !== 'roles' || roles || !isSignedIn()) return;
	const { fetchRoles } = await import('../../src/shop/visitor-roles');
	roles = await fetchRoles(abort);
}

/** Who is on this page now, as a popup sees them. */
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

/** Somebody has just come to the shop, on a small screen. */
export const isLanding = (): boolean =>
	deviceOf(innerWidth) === 'mobile' && !sourcesOf(document.referrer, location.hostname).includes('internal');
