import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { lazyPart } from '../../src/runtime/lazy-part';
import { parsed } from '../../src/runtime/parsed';
import { onJQuery, onJQueryTrigger, wrapForJQuery } from '../../src/shop/jquery-bridge';
import { emitCountry, emitReady, mainCountry, servedIn } from './country';

const load = () => import('./parts/follow-country');
const following = lazyPart(load);

/** Follows the country from the start; in the account's form, whose fields are right as the server prints them, from the first interaction. */
export default async function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	// The data is printed at the end of the page; other scripts have added their listeners by then.
	await parsed();
	await new Promise((resolve) => setTimeout(resolve));
	if (signal.aborted || isCoreThere()) return;
	const main = mainCountry(host);
	if (!main || activation.by !== 'idle' || !isServed(host, main))
		return (await importPart(load)).followCountry(host, signal);

	emitReady();
	emitCountry(host, main.value, true);
	const waiting = new AbortController();
	signal.addEventListener('abort', () => waiting.abort());
	const follow = () => {
		waiting.abort();
		following.use(main, (part) => void part.followCountry(host, signal));
	};
	for (const type of ['focusin', 'pointerdown', 'change'])
		host.addEventListener(type, follow, { signal: waiting.signal });
	onJQueryTrigger(host, 'change refresh', follow, waiting.signal);
	onJQuery(document.body, 'wc_address_i18n_ready country_to_state_changing', follow, waiting.signal);
}

/** Whether the fields are those of the country. A refused form has the fields of the stored country, and the sent one is chosen (SERVERS.md, S205). */
const isServed = (host: HTMLElement, main: HTMLInputElement | HTMLSelectElement): boolean =>
	host.matches('.woocommerce-address-fields') &&
	!document.querySelector('[role=alert]') &&
	main.value === servedIn(main);

type Handlers = Readonly<Record<string, readonly { readonly selector?: string }[] | undefined>>;

interface JQueryFunction {
	readonly _data?: (element: Element, key: 'events') => Handlers | undefined;
}

/**
 * Whether WooCommerce's `wc-country-select` is on the page: by its element or, where an optimiser has merged scripts and the element is missing, by its
 * handler of `refresh` on the body. The checkout needs no such sign: the server says who sends the order, and the class `processing` of the form, which
 * both scripts set and ask, admits one order.
 */
function isCoreThere(): boolean {
	// The constructor of a jQuery object is the jQuery function.
	const { _data } = ((wrapForJQuery(document.body) ?? {}) as { readonly constructor: JQueryFunction }).constructor;
	const handlers = _data?.(document.body, 'events')?.['refresh'];
	return Boolean(
		document.getElementById('wc-country-select-js') ||
		handlers?.some(({ selector }) => selector?.includes('.country_to_state')),
	);
}
