import type { PageFields } from './address';
import type { GaEvent } from './ga4';

/** An event with the page on which it happened, which may be the one before. */
export interface Hit extends GaEvent {
	readonly page: PageFields;
}

const page = globalThis as { dataLayer?: unknown[] };

/** Where Google’s tags read, whether they are there already or not. */
const layer = (): unknown[] => (page.dataLayer ??= []);

/** For the container of Google Tag Manager. */
export function sendToTagManager({ name, params, page: fields }: Hit): void {
	// Tag Manager merges objects: without this the items of the event before would stay.
	layer().push({ ecommerce: null }, { event: name, ecommerce: params, ...fields });
}

/**
 * For the Google tag (gtag.js).
 *
 * @param measurementId The one property that is meant; empty for all.
 */
export function sendToTag({ name, params, page: fields }: Hit, measurementId: string): void {
	command('event', name, { ...params, ...fields, ...(measurementId && { send_to: measurementId }) });
}

/** Has the Google tag tell the address of the page as it may be told, also with events of its own. */
export function setPage(fields: PageFields): void {
	command('set', fields);
}

/** The tag reads commands only from `arguments` objects; an array would be an ordinary message. */
function command(..._command: unknown[]): void {
	// eslint-disable-next-line prefer-rest-params
	layer().push(arguments);
}
