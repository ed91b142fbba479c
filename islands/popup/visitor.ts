import { signal as createSignal } from '@preact/signals-core';
import { serverClock } from '../../src/runtime/clock';
import { parseJson } from '../../src/runtime/foreign-text';
import { settings } from '../../src/runtime/settings';
import { pageConsent } from '../../src/stores/consent';
import { local, session, whoIsSignedIn } from '../../src/stores/storage';
import { watch } from '../../src/stores/watch';
import { browserOf, deviceOf, sourcesOf, type Rules, type Visitor } from './model';

/** Values that the preview overrides of the visitor; empty outside of the preview. */
export const pretended = createSignal<Partial<Visitor>>({});

let roles: readonly string[] | undefined;

const isSignedIn = () => whoIsSignedIn() !== '' || document.body.classList.contains('logged-in');

/** Fetches the roles of a logged-in visitor if a popup needs them. With unknown roles such a popup stays closed. */
export async function bringRoles({ loggedIn }: Rules, abort: AbortSignal): Promise<void> {
	if (loggedIn !== 'roles' || roles || !isSignedIn()) return;
	const { fetchRoles } = await import('../../src/shop/archipel');
	roles = await fetchRoles(abort);
}

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

/** Storage key; “Erase my traces” finds it by its prefix (src/stores/storage.ts). */
const SHOWN = 'archipel-popups';
const PAGES = 'archipel-popup-pages';
const VISITS = 'archipel-popup-visits';

/** Maximum of stored times per popup: no rule looks back further. */
const MAX_TIMES = 100;

type Kept = Readonly<Record<string, unknown>>;

const read = (storage: typeof local) => Object(parseJson(storage.get(SHOWN))) as Kept;

const write = (storage: typeof local, id: string, value: unknown) =>
	storage.set(SHOWN, JSON.stringify({ ...read(storage), [id]: value }));

const own = (kept: Kept, id: string) => (Object.hasOwn(kept, id) ? kept[id] : undefined);

/** Reads a popup's record from storage: switched off for good or not, and when it was shown. */
export function readShown(id: string, { times }: Pick<Rules, 'times'>): Pick<Visitor, 'shown' | 'isOff'> {
	const kept = own(read(local), id);
	const at = Array.isArray(kept) ? kept.filter((time) => typeof time === 'number') : [];
	const inSession = Number(own(read(session), id)) || 0;
	// Without storage a popup with a limit would show again on every page: `shown` is undefined then.
	const keeps = !times || local.set(`${SHOWN}-test`, '1');
	if (times) local.remove(`${SHOWN}-test`);
	return { isOff: kept === 'off', shown: keeps ? { at, inSession } : undefined };
}

/** Stores that a popup was shown; nothing is stored of popups without a limit. */
export function countShown(id: string, rules: Rules, now: number): void {
	const { shown, isOff } = readShown(id, rules);
	if (!rules.times || !shown || isOff) return;
	write(local, id, [...shown.at, now].slice(-MAX_TIMES));
	write(session, id, shown.inSession + 1);
}

/** Keeps a popup from opening by a trigger in this browser for good. */
export const switchOff = (id: string): void => void write(local, id, 'off');

let isPageCounted = false;

/**
 * Counts page views and sessions for popups with such conditions. Page views are kept in the tab's storage. Sessions are kept beyond it, so they
 * are counted only with consent to `audience`; without consent the counts are removed.
 */
export function countVisit({ pageViews, sessions }: Pick<Rules, 'pageViews' | 'sessions'>, signal: AbortSignal): void {
	if (pageViews && !isPageCounted) isPageCounted = session.set(PAGES, String((Number(session.get(PAGES)) || 0) + 1));
	const { audience } = pageConsent().allowed;
	watch(signal, () => {
		if (!audience.value) return [local, session].forEach((storage) => storage.remove(VISITS));
		if (!sessions || session.get(VISITS) !== null) return;
		// In the tab's storage: marks the current session as counted.
		session.set(VISITS, '1');
		local.set(VISITS, String((Number(local.get(VISITS)) || 0) + 1));
	});
}

export const readVisits = (): Pick<Visitor, 'pageViews' | 'sessions'> => ({
	pageViews: Number(session.get(PAGES)) || undefined,
	sessions: Number(local.get(VISITS)) || undefined,
});
