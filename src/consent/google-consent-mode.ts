import type { Purpose } from '../safety/purposes';

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
		layer.some((entry) => String(Array.from(entry as unknown[])).startsWith('consent,default'))
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
