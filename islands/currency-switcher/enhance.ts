import { listen } from '../../src/runtime/listen';
import { float } from '../../src/dom/float';
import type { IslandContext } from '../../src/runtime/define-island';
import { settings } from '../../src/runtime/settings';
import { navigate } from '../../src/safety/url';
import { local, session } from '../../src/stores/storage';
import type { Props } from './island';

/** Shows the page in another currency (NAV-07), like the form, but keeps the query of the page. */
export default function enhance(host: HTMLElement, _props: Props, { activation, signal }: IslandContext) {
	const { currency, fragmentName, cartHashKey } = settings().shop;
	const codes = [...host.querySelectorAll<HTMLButtonElement>('button[name=currency]')];
	const isOffered = (code: string | null | undefined) => codes.some(({ value }) => value === code);
	const asked = new URL(location.href).searchParams.get('currency');
	const kept = local.get(KEPT) ?? undefined;

	const show = (code: string, go?: (href: string) => void) => {
		local.set(KEPT, code);
		// WooCommerce's stored cart is in the previous currency.
		session.remove(fragmentName);
		session.remove(cartHashKey);
		local.remove(cartHashKey);
		navigate(addressIn(code, location.href), go);
	};
	const what = verdict({ page: currency.code, asked, kept });
	if (what === 'keep') local.set(KEPT, currency.code);
	if (what === 'forget') local.remove(KEPT);
	// Replaces the history entry of the cached page: Back must not lead to it and reload again.
	if (what === 'reload' && isOffered(kept))
		return show(kept!, (href) => {
			history.replaceState(history.state, '', href);
			location.reload();
		});

	// A cached page may be marked for another visitor's currency.
	for (const button of codes) button.ariaCurrent = button.value === currency.code ? 'true' : null;
	const current = host.querySelector('.archipel-currency__current');
	if (current) current.textContent = currency.code;

	const use = (submitter: HTMLElement | null | undefined) => {
		const { value } = submitter as HTMLButtonElement;
		if (value !== currency.code) return show(value);
		close();
		host.querySelector('summary')?.focus();
	};
	listen(host, 'submit', { signal }, (event) => {
		if (event.defaultPrevented || !isOffered((event.submitter as HTMLButtonElement | null)?.value)) return;
		event.preventDefault();
		use(event.submitter);
	});

	const details = host.querySelector('details');
	const [summary, list] = details?.children ?? [];
	if (!(summary instanceof HTMLElement) || !(list instanceof HTMLElement) || !details) return;
	let stop: (() => void) | undefined;
	const updateList = () => {
		if (details.open === Boolean(stop)) return;
		stop?.();
		list.removeAttribute('popover');
		list.removeAttribute('style');
		stop = details.open ? float(list, summary, 'bottom') : undefined;
	};
	const close = () => void (details.open = false);
	details.addEventListener('toggle', updateList, { signal });
	signal.addEventListener('abort', () => {
		close();
		updateList();
	});
	listen(details, 'keydown', { signal }, (event) => {
		if (event.key !== 'Escape' || !details.open) return;
		event.preventDefault();
		close();
		summary.focus();
	});
	for (const type of ['pointerdown', 'focusin'] as const)
		document.addEventListener(type, ({ target }) => details.contains(target as Node) || close(), { signal });
	updateList();
	for (const { submitter } of activation.takeIntents()) if (submitter) use(submitter);
}

/** Storage key of the chosen currency; `island.ts` uses it as trigger. */
const KEPT = 'archipel-currency';

/** Parameters that select the page's content. Others may repeat an action, or are secrets (SEC-03). */
const SHOWN =
	/^(p|page_id|product|product_cat|product_tag|post_type|s|lang|orderby|order|paged|display|per_page|m(in|ax)_price|price|rating_filter|stock_status|(attribute|filter|query_type|wpf)[\w-]*|e-(filter|page)-[\w-]+)$/;

/** Returns the URL of the same page in a currency. @param address Current URL. */
export function addressIn(code: string, address: string): string {
	const url = new URL(address);
	for (const name of new Set(url.searchParams.keys()))
		if (!SHOWN.test(name.replace(/\[\]$/, ''))) url.searchParams.delete(name);
	url.searchParams.set('currency', code);
	return url.href;
}

interface Shown {
	/** Currency of the prices on this page. */
	readonly page: string;
	/** Currency in the URL of the page. */
	readonly asked: string | null;
	/** Currency that the shopper chose before. */
	readonly kept: string | undefined;
}

/**
 * Decides on the currency of a page: `keep` stores it; `reload` requests the shopper's, as the page was cached for others;
 * `forget` deletes her choice, which the shop does not offer (any more).
 */
export function verdict({ page, asked, kept }: Shown): 'keep' | 'reload' | 'forget' | undefined {
	if (asked !== null && asked === page) return 'keep';
	if (!kept || kept === page) return undefined;
	return asked === kept ? 'forget' : 'reload';
}
