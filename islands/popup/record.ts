import { pageConsent } from '../../src/stores/consent';
import { local, session } from '../../src/stores/storage';
import { watch } from '../../src/stores/watch';
import type { Rules, Visitor } from './model';

/** What this browser keeps; "Erase my traces" knows it by its start (src/stores/traces.ts). */
const SHOWN = 'archipel-popups';
const PAGES = 'archipel-popup-pages';
const VISITS = 'archipel-popup-visits';

/** No popup of ours has more to remember. */
const MOST = 100;

type Kept = Readonly<Record<string, unknown>>;

function read(storage: typeof local): Kept {
	try {
		return Object(JSON.parse(storage.get(SHOWN) ?? '{}')) as Kept;
	} catch {
		return {};
	}
}
const write = (storage: typeof local, id: string, value: unknown) =>
	storage.set(SHOWN, JSON.stringify({ ...read(storage), [id]: value }));

const own = (kept: Kept, id: string) => (Object.hasOwn(kept, id) ? kept[id] : undefined);

/** What the browser keeps of a popup: what the visitor decided about it, and how often it disturbed. */
export function readShown(id: string, { times }: Pick<Rules, 'times'>): Pick<Visitor, 'shown' | 'isOff'> {
	const kept = own(read(local), id);
	const at = Array.isArray(kept) ? kept.filter((time) => typeof time === 'number') : [];
	const inSession = Number(own(read(session), id)) || 0;
	// A browser that keeps nothing would be shown the same again on every page.
	const keeps = !times || local.set(`${SHOWN}-test`, '1');
	if (times) local.remove(`${SHOWN}-test`);
	return { isOff: kept === 'off', shown: keeps ? { at, inSession } : undefined };
}

/** Notes that it was shown; of popups without a limit nothing is kept. */
export function countShown(id: string, rules: Rules, now: number): void {
	const { shown, isOff } = readShown(id, rules);
	if (!rules.times || !shown || isOff) return;
	write(local, id, [...shown.at, now].slice(-MOST));
	write(session, id, shown.inSession + 1);
}

/** It opens by itself no more in this browser. */
export const switchOff = (id: string): void => void write(local, id, 'off');

let isPageCounted = false;

/**
 * Counts this page, for popups that ask for pages: in the tab alone, with which the number goes. Visits last longer, so they are counted only as
 * long as the visitor lets them be; without that nothing is kept of them.
 */
export function countVisit({ pageViews, sessions }: Pick<Rules, 'pageViews' | 'sessions'>, signal: AbortSignal): void {
	if (pageViews && !isPageCounted) isPageCounted = session.set(PAGES, String((Number(session.get(PAGES)) || 0) + 1));
	if (!sessions) return;
	const { audience } = pageConsent().allowed;
	watch(signal, () => {
		if (audience.value === (session.get(VISITS) !== null)) return;
		if (!audience.value) return [local, session].forEach((storage) => storage.remove(VISITS));
		// In the tab: this visit has been counted.
		session.set(VISITS, '1');
		local.set(VISITS, String((Number(local.get(VISITS)) || 0) + 1));
	});
}

export const readVisits = (): Pick<Visitor, 'pageViews' | 'sessions'> => ({
	pageViews: Number(session.get(PAGES)) || undefined,
	sessions: Number(local.get(VISITS)) || undefined,
});
