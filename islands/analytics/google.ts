import type { PageFields } from './address';
import type { GaEvent } from './ga4';

/** An event with the fields of its page, which may be the previous page. */
export interface Hit extends GaEvent {
	readonly page: PageFields;
}

const page = globalThis as { dataLayer?: unknown[] };

/** Returns Google’s data layer; creates it if Google's tags are not loaded yet. */
const layer = (): unknown[] => (page.dataLayer ??= []);

/** Sends an event to Google Tag Manager. */
export function sendToTagManager({ name, params, page: fields }: Hit): void {
	// Tag Manager merges objects: `null` clears the items of the previous event.
	layer().push({ ecommerce: null }, { event: name, ecommerce: params, ...fields });
}

/**
 * Sends an event to the Google tag (gtag.js).
 *
 * @param measurementId Property that gets the event; empty for all properties.
 */
export function sendToTag({ name, params, page: fields }: Hit, measurementId: string): void {
	command('event', name, { ...params, ...fields, ...(measurementId && { send_to: measurementId }) });
}

/** Sets the page fields for all events of the Google tag, including its automatic ones. */
export function setPage(fields: PageFields): void {
	command('set', fields);
}

/** Pushes a gtag command. The tag reads commands only from `arguments` objects; an array would be an ordinary message. */
function command(..._command: unknown[]): void {
	// eslint-disable-next-line prefer-rest-params
	layer().push(arguments);
}
