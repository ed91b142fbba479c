import type { Visit } from './visit';

/** What WooCommerce's server knows an order's origin by, and where it is in what is kept. */
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

/** Fields by name; null where nothing is known, or nothing may be. */
export type FieldValues = Readonly<Record<string, string | null>>;

/**
 * What the fields of an order say. The browser's name comes with the order, and is kept nowhere.
 *
 * @param visit Left out: nothing may be told.
 */
export function fieldValues(visit: Visit | undefined, fields = FIELDS): FieldValues {
	const told: Visit | undefined = visit && { ...visit, udata: { ...visit.udata, uag: navigator.userAgent } };
	const read = (path: string) => {
		const [part = '', name = ''] = path.split('.');
		return told?.[part as keyof Visit]?.[name] ?? null;
	};
	return Object.fromEntries(Object.entries(fields).map(([field, path]) => [field, read(path)]));
}

/** Where WooCommerce prints the fields: in the checkout five times, and in the registration. */
const PLACE = 'wc-order-attribution-inputs';

/** What places hold that come later; nothing while no island is there. */
let inputs: FieldValues | undefined;

/** Fills the first place of each form, and takes the others away: a field is sent once. */
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

/** Fills the forms of the page, and those that come later, until `signal` aborts. @param prefix Start of the fields' names. */
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

/** As much of WordPress's data and WooCommerce's blocks as the block checkout takes data by. */
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

/** Gives the block checkout what it sends with the order; where it is not there yet, once it is, until `signal` aborts. */
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
