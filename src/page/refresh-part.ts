import { signal, type ReadonlySignal } from '@preact/signals-core';
import { commonMessages } from '../i18n/common-messages';
import { settings } from '../runtime/settings';
import { openGate } from '../safety/html';
import { describeError, isAbort } from '../shop/request-error';
import { emit } from '../stores/events';
import { announce } from '../ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from '../dom/inline-notice';
import { setBusy } from '../dom/mark-busy';

interface Refresh<Answer> {
	/** Pressed control: busy during the request; focused on retry. */
	readonly control?: HTMLElement;
	/** Anchor of the error message. @default the control */
	readonly anchor?: HTMLElement;
	/** @default right after the anchor */
	readonly place?: InlineNotice['place'];
	/** Sends `archipel:widget-updated` with this mode. @default no event; the caller sends its own */
	readonly mode?: 'replace' | 'append';
	readonly ask: (signal: AbortSignal) => Promise<Answer>;
	/**
	 * Inserts the response into the page; passes HTML through the gate.
	 *
	 * @param wasBusy Whether the part was marked, so that the response may fade in.
	 * @returns Text to announce; nothing if announced already.
	 * @throws if the response cannot be shown; the page is unchanged then.
	 */
	readonly show: (answer: Answer, wasBusy: boolean) => string | void;
	/** Called after a failure; the part is unchanged. */
	readonly onFailure?: () => void;
	readonly retry: () => void;
	/** Link to a page with the same content, as a fallback. */
	readonly link?: { readonly label: string; readonly href: string };
}

/** Milliseconds of a request after which its part is marked busy. Most lists that were fetched ahead are there before: marking one takes the browser as long as showing it. */
const BUSY_AFTER = 100;

/**
 * A server-rendered part of the page that is requested again: only the latest response is shown.
 *
 * @param find Returns the current element of the part. @param busyClass Class of a busy part.
 */
export function refreshedPart(find: () => HTMLElement, busyClass = 'archipel-refreshing') {
	let abort = () => {};
	const isBusy = signal(false);
	return {
		/** Whether a request takes so long that the part is marked. */
		isBusy: isBusy as ReadonlySignal<boolean>,
		abort: () => abort(),
		/** Starts a request and aborts the earlier one. */
		async refresh<Answer>({ control, mode, ask, show, onFailure, retry, link, place, ...more }: Refresh<Answer>) {
			const wasBusy = isBusy.peek();
			abort();
			const part = find();
			const { anchor = control ?? part } = more;
			const own = new AbortController();
			const mark = (isOn: boolean) => {
				isBusy.value = isOn;
				part.classList.toggle(busyClass, isOn);
				setBusy(part, isOn);
			};
			if (wasBusy) mark(true);
			const timer = setTimeout(() => mark(true), BUSY_AFTER);
			const unmark = () => {
				clearTimeout(timer);
				if (isBusy.peek()) mark(false);
			};
			const end = (abort = () => {
				if (own.signal.aborted) return;
				own.abort();
				unmark();
				setBusy(control, false);
			});
			clearNotice(anchor);
			setBusy(control, true);
			try {
				const [answer] = await Promise.all([ask(own.signal), openGate()]);
				own.signal.throwIfAborted();
				const hasBeenBusy = isBusy.peek();
				// First: the old content is kept, and listeners of the new one may measure.
				unmark();
				const said = show(answer, hasBeenBusy);
				if (said) announce(said);
				if (!mode) return;
				keepOnPage(part);
				emit('archipel:widget-updated', { mode }, part);
			} catch (error) {
				if (own.signal.aborted || isAbort(error)) return;
				onFailure?.();
				const again = () => {
					control?.focus();
					retry();
				};
				showNotice(anchor, {
					type: 'error',
					text: describeError(error),
					action: { label: commonMessages('retry'), onClick: again },
					...(link && { link }),
					...(place && { place }),
					control,
				});
			} finally {
				end();
			}
		},
	};
}

export type RefreshedPart = ReturnType<typeof refreshedPart>;

/**
 * WooCommerce makes a link that adds a product from the address that was asked for (SERVERS.md, S142). In a reply that is an endpoint, which is no
 * page to arrive at: the link is made one of this page.
 */
function keepOnPage(part: HTMLElement): void {
	const { restUrl, ajaxUrl } = settings().shop;
	const endpoints = [restUrl, ajaxUrl].map((address) => new URL(address, document.baseURI).pathname);
	for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href*="add-to-cart="]')) {
		const query = new URLSearchParams(link.search);
		const isEndpoint = endpoints.some((path) => link.pathname.startsWith(path) && path !== '/');
		if (!isEndpoint && !query.has('rest_route')) continue;
		link.href = `?${new URLSearchParams({ 'add-to-cart': query.get('add-to-cart')! })}`;
	}
}
