import type { Purpose } from '../safety/purposes';

/** Globals of the WP Consent API plugin (made for WordPress core). */
interface ConsentApi {
	wp_has_consent?: (category: string) => boolean;
	wp_set_consent?: (category: string, value: 'allow' | 'deny') => void;
	wp_consent_type?: string;
	wp_fallback_consent_type?: string | false;
}

const api = globalThis as ConsentApi;

/** The API's categories by purpose; `functional` needs no consent. */
const categories: Readonly<Record<Purpose, readonly string[]>> = {
	audience: ['statistics', 'statistics-anonymous'],
	advertising: ['marketing'],
	content: ['preferences'],
};

const entries = Object.entries(categories) as [Purpose, readonly string[]][];

/** True while we write to the API, to ignore our own change events. */
let speaking = false;

/**
 * Purposes that another consent tool has allowed.
 *
 * Without a consent type the API answers "yes" to everything: no tool manages consent, or one that loads later has not registered yet. Then only an
 * answer that it keeps counts.
 */
export function readExternalConsent(): Purpose[] {
	const { wp_has_consent: has } = api;
	if (!has) return [];
	const isTyped = api.wp_consent_type ?? api.wp_fallback_consent_type;
	const isAllowed = (name: string) => (isTyped ? has(name) : document.cookie.includes(`wp_consent_${name}=allow`));
	return entries.filter(([, names]) => names.every(isAllowed)).map(([purpose]) => purpose);
}

/** Listens to consent changes by other tools through the API, until `signal` aborts. The event's detail is an array with named keys. */
export function onExternalConsent(listener: (purpose: Purpose, isAllowed: boolean) => void, signal?: AbortSignal) {
	const hear = (event: Event) => {
		if (speaking) return;
		const changed = Object((event as CustomEvent<unknown>).detail) as Record<string, unknown>;
		for (const [purpose, names] of entries)
			for (const name of names)
				if (Object.hasOwn(changed, name)) {
					listener(purpose, changed[name] === 'allow');
					break;
				}
	};
	document.addEventListener('wp_listen_for_consent_change', hear, signal ? { signal } : undefined);
}

/**
 * Writes the consent to the API, from which other plugins read it. Does nothing if the API is not installed.
 *
 * @param isAllowed Absent before the visitor's choice: then only the consent type (opt-in) is set.
 */
export function tellWpConsentApi(isAllowed?: (purpose: Purpose) => boolean): void {
	const { wp_set_consent: set } = api;
	if (!set) return;
	const isNew = !api.wp_consent_type;
	if (isNew) api.wp_consent_type = 'optin';
	if (isAllowed) {
		speaking = true;
		set('functional', 'allow');
		for (const [purpose, names] of entries) for (const name of names) set(name, isAllowed(purpose) ? 'allow' : 'deny');
		speaking = false;
	}
	// Plugins read consent after this event, so the values must be set before.
	if (isNew) document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
}
