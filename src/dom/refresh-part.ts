import { commonMessages } from '../i18n/common-messages';
import { settings } from '../runtime/settings';
import { openGate } from '../safety/html';
import { describeError, isAbort } from '../shop/request-error';
import { emit } from '../stores/events';
import { announce } from '../ui/announcer';
import { clearNotice, showNotice, type InlineNotice } from './inline-notice';

interface Refresh<Answer> {
	/** What was used: it is busy meanwhile, and gets the focus with another try. */
	readonly control?: HTMLElement;
	/** A failure is said beside it. @default the control */
	readonly anchor?: HTMLElement;
	/** @default right after the anchor */
	readonly place?: InlineNotice['place'];
	/** Those who listen are told by `archipel:widget-updated`. @default a caller tells them itself */
	readonly mode?: 'replace' | 'append';
	readonly ask: (signal: AbortSignal) => Promise<Answer>;
	/**
	 * Puts the answer on the page; HTML passes the gate here.
	 *
	 * @param signal Aborted when something newer was asked for.
	 * @returns What is said; `undefined` if it was said.
	 * @throws if nothing of it can be shown; nothing has changed then.
	 */
	readonly show: (answer: Answer, signal: AbortSignal) => string | Promise<void>;
	/** The part stays as it was. */
	readonly onFailure?: () => void;
	/** Does all of it again. */
	readonly retry: () => void;
	/** Where the browser finds the same without this request. */
	readonly link?: { readonly label: string; readonly href: string };
}

/** A part of the page that the server draws, and that is asked for again: what was asked last is shown, an old answer never. */
export interface RefreshedPart {
	/** The earlier request is given up. */
	readonly refresh: <Answer>(refresh: Refresh<Answer>) => Promise<void>;
	/** Nothing is on its way any more. */
	readonly giveUp: () => void;
}

/** @param find The part, as it stands on the page now. @param busyClass Its look while something is on its way. */
export function refreshedPart(find: () => HTMLElement, busyClass = 'archipel-refreshing'): RefreshedPart {
	let giveUp = () => {};
	return {
		giveUp: () => giveUp(),
		async refresh({ control, mode, ask, show, onFailure, retry, link, place, ...wish }) {
			giveUp();
			const part = find();
			const { anchor = control ?? part } = wish;
			const own = new AbortController();
			const setBusy = (isBusy: boolean) => {
				for (const element of [part, control])
					if (isBusy) element?.setAttribute('aria-busy', 'true');
					else element?.removeAttribute('aria-busy');
				part.classList.toggle(busyClass, isBusy);
			};
			const end = (giveUp = () => {
				if (own.signal.aborted) return;
				own.abort();
				setBusy(false);
			});
			clearNotice(anchor);
			setBusy(true);
			try {
				const [answer] = await Promise.all([ask(own.signal), openGate()]);
				own.signal.throwIfAborted();
				const said = await show(answer, own.signal);
				if (said !== undefined) announce(said);
				if (!mode) return;
				stayHere(part);
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

/**
 * WooCommerce makes a link that adds a product from the address that was asked for (SERVERS.md, S142). In a reply that is an endpoint, which is no
 * page to arrive at: the link is made one of this page.
 */
function stayHere(part: HTMLElement): void {
	const { restUrl, ajaxUrl } = settings().shop;
	const endpoints = [restUrl, ajaxUrl].map((address) => new URL(address, document.baseURI).pathname);
	for (const link of part.querySelectorAll<HTMLAnchorElement>('a[href*="add-to-cart="]')) {
		const query = new URLSearchParams(link.search);
		const isEndpoint = endpoints.some((path) => link.pathname.startsWith(path) && path !== '/');
		if (!isEndpoint && !query.has('rest_route')) continue;
		link.href = `?${new URLSearchParams({ 'add-to-cart': query.get('add-to-cart')! })}`;
	}
}
