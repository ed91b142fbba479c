import { loadSchemas } from '../../src/runtime/load-schemas';
import type { Enhance } from '../../src/runtime/define-island';
import { on } from '../../src/stores/events';
import { createIdList } from '../../src/stores/id-list';
import { session } from '../../src/stores/storage';
import { isTellable, pageFields } from './address';
import { readPage, type PageFacts } from './facts';
import type { GaEvent } from './ga4';
import { sendToTag, sendToTagManager, setPage } from './google';
import { createKnownCart } from './known-cart';
import { followCart } from './parts/follow-cart';
import { followLists, tilesOf } from './parts/follow-lists';
import { CHECKOUT, pageEvents } from './parts/page-events';
import { whileAllowed } from './parts/while-allowed';
import { sendToPixel, viewCategory } from './pixel';
import type { Props } from './props';
import { createQueue, forgetQueue } from './queue';

/** Sends shop events to Google’s tag and Meta’s pixel, if the visitor allows this (ANA-01 … ANA-03). */
const enhance: Enhance<Props> = async (host, props, { signal }) => {
	const { google, pixelId } = props;
	// No events from inside a frame: the outer page is the visited one.
	if ((google === 'off' && !pixelId) || window.self !== window.top) return;
	await loadSchemas();
	const facts = readPage(host);
	if (signal.aborted || !facts) return;
	if (google !== 'off') followForGoogle(facts, props, signal);
	if (pixelId && facts.category) followForPixel(facts, pixelId, signal);
};

function followForGoogle(facts: PageFacts, { google, measurementId }: Props, signal: AbortSignal): void {
	const known = createKnownCart();
	const orders = createIdList('archipel-analytics-orders', { until: signal });
	const reported = new Set<string>();
	let isSeen = false;
	const forget = () => {
		forgetQueue();
		known.clear();
		orders.clear();
		session.remove(CHECKOUT);
	};
	const begin = (until: AbortSignal) => {
		const isTag = google === 'tag';
		const queue = createQueue((hit) => (isTag ? sendToTag(hit, measurementId) : sendToTagManager(hit)), until);
		const report = (event: GaEvent) => queue.add({ ...event, page: pageFields(facts) });
		if (isTag) setPage(pageFields(facts));
		// Withdrawing and renewing consent on one page does not send the page's own events twice.
		if (!isSeen) pageEvents(facts, orders).forEach(report);
		isSeen = true;
		followLists(report, facts.currency, reported, until);
		followCart(report, known, until);
	};
	on('archipel:forget-visitor', forget, signal);
	whileAllowed('audience', signal, begin, forget);
}

function followForPixel({ category, address }: PageFacts, pixelId: string, signal: AbortSignal): void {
	let isReported = false;
	whileAllowed('advertising', signal, (until) => {
		// The pixel reads the URL itself, so it gets no event on a URL with a size or a search term.
		if (isReported || !isTellable(address)) return;
		isReported = true;
		sendToPixel(pixelId, viewCategory(category!, tilesOf(document)), until);
	});
}

export default enhance;
