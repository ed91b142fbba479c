import { urlOf } from '../../src/safety/url';
import type { IslandContext } from '../../src/runtime/define-island';
import { pageConsent } from '../../src/stores/consent';
import { on } from '../../src/stores/events';
import { watch } from '../../src/stores/watch';
import { fieldValues, fillBlock, fillForms } from './fields';
import { forgetVisit, keepVisit, readVisit } from './kept-visit';
import type { Props } from './island';
import type { Landing } from './sources';
import { nextVisit, type Visit } from './visit';

/**
 * Sends the visitor's origin with an order, after consent (ATTR-01 to ATTR-04). Before consent nothing is stored: the page's URL and referrer are
 * enough.
 */
export default function enhance(_host: HTMLElement, props: Props, { signal }: IslandContext) {
	const { purpose, prefix, fields } = props;
	// WooCommerce's own script is on the page and does this work.
	if ('setOrderTracking' in Object((globalThis as { wc_order_attribution?: unknown }).wc_order_attribution)) return;
	const consent = pageConsent();
	/** Aborts an earlier fill, so that old values do not reach a block checkout that loads late. */
	let filling = new AbortController();
	signal.addEventListener('abort', () => filling.abort());

	const fill = (visit: Visit | undefined) => {
		filling.abort();
		filling = new AbortController();
		const values = fieldValues(visit, fields);
		fillForms(values, prefix, filling.signal);
		fillBlock(values, filling.signal);
	};
	const forget = () => {
		forgetVisit();
		fill(undefined);
	};
	watch(signal, () => {
		if (purpose === 'none' || !consent.allowed[purpose].value) return forget();
		const before = readVisit();
		const visit = nextVisit(before, landing(), new Date(), props);
		keepVisit(visit, before, props);
		fill(visit);
	});
	on('archipel:forget-visitor', forget, signal);
}

/** Returns URL and referrer from the page's opening: islands may have changed the URL since. */
function landing(): Landing {
	const opened = performance.getEntriesByType('navigation')[0]?.name ?? '';
	return { address: urlOf(opened, null) ? opened : location.href, referrer: document.referrer };
}
