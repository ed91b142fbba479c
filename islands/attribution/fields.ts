import type { Visit } from './visit';

/** Maps field names of WooCommerce's server to the values of a visit (part.name). */
const FIELDS: Readonly<Record<string, string>> = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	utm_campaign: 'current.cmp',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
	utm_content: 'current.cnt',
	utm_id: 'current.id',
	utm_term: 'current.trm',
	utm_source_platform: 'current.plt',
	utm_creative_format: 'current.fmt',
	utm_marketing_tactic: 'current.tct',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
};

/** Values by field name; null if unknown or not allowed. */
export type FieldValues = Readonly<Record<string, string | null>>;

/**
 * Returns the field values of an order. The user agent is sent with the order but never stored.
 *
 * @param visit Undefined without consent; then all values are null.
 */
export function fieldValues(visit: Visit | undefined, fields = FIELDS): FieldValues {
	const sent: Visit | undefined = visit && { ...visit, udata: { ...visit.udata, uag: navigator.userAgent } };
	const read = (path: string) => {
		const [part = '', name = ''] = path.split('.');
		return sent?.[part as keyof Visit]?.[name] ?? null;
	};
	return Object.fromEntries(Object.entries(fields).map(([field, path]) => [field, read(path)]));
}

/** WooCommerce's custom element for the fields, printed five times in the checkout and in the registration form. */
const PLACE = 'wc-order-attribution-inputs';

/** Inputs for elements added later; undefined while the island is not mounted. */
let inputs: FieldValues | undefined;

/** Fills the first element of each form and removes the others, so that each field is sent once. */
function fill(place: Element): void {
	if (!inputs) return;
	const first = (place.closest('form') ?? document).querySelector(PLACE);
	if (first !== place) return place.remove();
	place.replaceChildren(
		...Object.entries(inputs).map(([name, value]) =>
			Object.assign(document.createElement('input'), { type: 'hidden', name, value: value ?? '' }),
		),
	);
}

/** Fills all forms, also those added later, until `signal` aborts. @param prefix Prefix of the field names. */
export function fillForms(values: FieldValues, prefix: string, signal: AbortSignal): void {
	inputs = Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
	signal.addEventListener('abort', () => (inputs = undefined));
	if (!customElements.get(PLACE)) {
		customElements.define(
			PLACE,
			class extends HTMLElement {
				connectedCallback() {
					fill(this);
				}
			},
		);
	}
	document.querySelectorAll(PLACE).forEach(fill);
}

/** Globals of WordPress and WooCommerce blocks used for the block checkout. */
interface Blocks {
	readonly wp?: {
		readonly data?: {
			readonly dispatch: (store: string) => {
				readonly setExtensionData?: (namespace: string, data: FieldValues, replaces: boolean) => void;
			};
			readonly subscribe: (listener: () => void) => () => void;
		};
	};
	readonly wc?: { readonly wcBlocksData?: unknown };
}

/** Gives the values to the block checkout, now or as soon as it is loaded, until `signal` aborts. */
export function fillBlock(values: FieldValues, signal: AbortSignal): void {
	const { wp, wc } = globalThis as Blocks;
	if (!wp?.data) return;
	if (wc?.wcBlocksData)
		return wp.data.dispatch('wc/store/checkout').setExtensionData?.('woocommerce/order-attribution', values, true);
	const stop = wp.data.subscribe(() => {
		if (!(globalThis as Blocks).wc?.wcBlocksData) return;
		stop();
		fillBlock(values, signal);
	});
	signal.addEventListener('abort', stop);
}
