import * as z from '../../runtime/schema';
import { requestJson, restUrl } from '../http';
import { nonceBroker } from '../nonce-broker';
import type { LoopFilters } from './loop-address';

export interface LoopWish {
	/** Id of the page or template that contains the loop. */
	readonly postId: number;
	readonly widgetId: string;
	readonly filters: LoopFilters;
	/** Base URL of the loop's pagination, before the page number. */
	readonly baseUrl: string;
	/** URL that shows the same filters, sent as referrer: the server builds pagination links from it. */
	readonly address: string;
	/** Whether the customer is signed in and needs a nonce: without a nonce WordPress treats the request as a guest. */
	readonly isSignedIn: boolean;
	readonly signal: AbortSignal;
}

const loopSchema = z.once(() => z.object({ data: z.string() }));

/**
 * Asks for a loop with other filters (LOOP-02). The request has the parts that Elementor Pro's published front-end script sends (SERVERS.md, S147).
 *
 * @returns HTML that has not passed the gate; empty where nothing matches.
 * @throws RequestError
 */
export async function refreshLoop({ isSignedIn, ...wish }: LoopWish): Promise<string> {
	const { data } = await (isSignedIn ? nonceBroker.use('wp_rest', (nonce) => send(wish, nonce)) : send(wish));
	return data;
}

function send({ filters, address, signal, ...wish }: Omit<LoopWish, 'isSignedIn'>, nonce?: string) {
	return requestJson(restUrl('elementor-pro/v1/refresh-loop'), loopSchema, {
		json: {
			post_id: wish.postId,
			widget_filters: filters.size ? { taxonomy: Object.fromEntries(filters) } : {},
			widget_id: wish.widgetId,
			pagination_base_url: wish.baseUrl,
		},
		referrer: address,
		isRead: true,
		signal,
		headers: nonce ? { 'X-WP-Nonce': nonce } : undefined,
	});
}

interface ElementorPage {
	readonly elementorFrontendConfig?: { readonly post?: { readonly id?: unknown } };
	readonly elementorFrontend?: { readonly elementsHandler?: { readonly runReadyTrigger?: (widget: Element) => void } };
}

/** Returns the page id that Elementor prints; 0 on archives. */
export const elementorPostId = (): unknown => (globalThis as ElementorPage).elementorFrontendConfig?.post?.id;

/** Initializes Elementor's scripts, if present, for widgets in new HTML. */
export function wakeWidgets(widget: Element): void {
	try {
		(globalThis as ElementorPage).elementorFrontend?.elementsHandler?.runReadyTrigger?.(widget);
	} catch (error) {
		// A failing third-party widget must not fail the list.
		console.warn(error);
	}
	document.dispatchEvent(new Event('elementor/lazyload/observe'));
}
