import { commonMessages } from '../i18n/common-messages';
import { settings } from '../runtime/settings';
import { openGate } from '../safety/html';
import { describeError, isAbort } from '../shop/request-error';
import { emit } from '../stores/events';
import { announce } from '../ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from '../dom/inline-notice';

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
	 * @returns Text to announce; nothing if announced already.
	 * @throws if the response cannot be shown; the page is unchanged then.
	 */
	readonly show: (answer: Answer) => string | void;
	/** Called after a failure; the part is unchanged. */
	readonly onFailure?: () => void;
	/** Repeats the request. */
	readonly retry: () => void;
	/** Link to a page with the same content, as a fallback. */
	readonly link?: { readonly label: string; readonly href: string };
}

/**
 * A server-rendered part of the page that is requested again: only the latest response is shown.
 *
 * @param find Returns the current element of the part. @param busyClass Class during a request.
 */
export function refreshedPart(find: () => HTMLElement, busyClass = 'archipel-refreshing') {
	let abort = () => {};
	return {
		/** Aborts the running request. */
		abort: () => abort(),
		/** Starts a request and aborts the earlier one. */
		async refresh<Answer>({
			control,
			mode,
			ask,
			show,
			onFailure,
			retry,
			link,
			place,
			...more
		}: Refresh<Answer>): Promise<void> {
			abort();
			const part = find();
			const { anchor = control ?? part } = more;
			const own = new AbortController();
			const setBusy = (isBusy: boolean) => {
				for (const element of [part, control])
					if (isBusy) element?.setAttribute('aria-busy', 'true');
					else element?.removeAttribute('aria-busy');
				part.classList.toggle(busyClass, isBusy);
			};
			const end = (abort = () => {
				if (own.signal.aborted) return;
				own.abort();
				setBusy(false);
			});
			clearNotice(anchor);
			setBusy(true);
			try {
				const [answer] = await Promise.all([ask(own.signal), openGate()]);
				own.signal.throwIfAborted();
				const said = show(answer);
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
