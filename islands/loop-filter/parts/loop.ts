import { element } from '../../../src/dom/element';
import { clearNotice } from '../../../src/dom/inline-notice';
import { aboutToUse, askAhead, takeAhead } from '../../../src/page/product-list/read-ahead';
import { refreshedPart } from '../../../src/page/refresh-part';
import { keepFocus } from '../../../src/runtime/keep-focus';
import { safeHtml } from '../../../src/safety/html';
import { readFilters, withFilters, type LoopFilters } from '../../../src/shop/elementor/loop-address';
import { elementorPostId, refreshLoop, wakeWidgets } from '../../../src/shop/elementor/refresh-loop';
import { listAddress } from '../../../src/shop/product-list/list-address';
import { RequestError } from '../../../src/shop/request-error';
import { messages } from '../messages';
import { choose, isChosen, readSettings, type FilterSettings } from '../model';
import '../view.css';

/** Number of lists kept for Back, without a request. */
const KEPT = 10;

const CONTAINER = 'elementor-widget-container';

const loops = new WeakMap<HTMLElement, ReturnType<typeof createLoop>>();

/** Returns the loop of a widget; several filters may share it. @param served URL for which the server printed the loop. */
export function loopOf(widget: HTMLElement, id: string, served: string) {
	const loop = loops.get(widget) ?? createLoop(widget, id, served);
	loops.set(widget, loop);
	return loop;
}

function createLoop(widget: HTMLElement, id: string, served: string) {
	const part = refreshedPart(() => widget);
	const keyOf = (filters: LoopFilters) => withFilters(location.origin, id, filters).search;
	let shown = readFilters(served, id);
	let wanted = shown;
	const seen = new Map<string, ChildNode[]>();

	const mark = (filters: LoopFilters) => {
		wanted = filters;
		for (const host of document.querySelectorAll<HTMLElement>('.elementor-widget-taxonomy-filter')) {
			const settings = readSettings(host);
			if (settings?.loopId !== id) continue;
			for (const button of host.querySelectorAll<HTMLElement>('[data-filter]'))
				button.setAttribute('aria-pressed', String(isChosen(filters, settings.taxonomy, button.dataset['filter']!)));
		}
	};

	const show = (filters: LoopFilters, nodes: readonly Node[]) => {
		seen.set(keyOf(shown), [...widget.childNodes]);
		if (seen.size > KEPT) seen.delete([...seen.keys()][0]!);
		const restoreFocus = keepFocus(widget);
		widget.replaceChildren(...nodes);
		restoreFocus();
		seen.delete(keyOf(filters));
		shown = filters;
		wakeWidgets(widget);
		const count = widget.querySelectorAll('.e-loop-item').length;
		return count ? messages('shown', { count }) : messages('none');
	};

	/** Prepares the request for a list: its URL, and the function that sends it. */
	const requestOf = (filters: LoopFilters, bar: HTMLElement) => {
		const base = listAddress(bar.dataset['baseUrl'] ?? '');
		const address = () => {
			const url = withFilters(location.href, id, filters);
			// The path may contain a page number, in a format that only the server knows.
			if (base && positive(bar.dataset['pageNum']) > 1) url.pathname = base.pathname;
			return url;
		};
		const asked = address().href;
		const ask = (signal: AbortSignal) =>
			refreshLoop({
				postId:
					positive(elementorPostId()) ||
					positive(widget.closest<HTMLElement>('[data-elementor-id]')?.dataset['elementorId']),
				widgetId: id,
				filters,
				baseUrl: (base ?? withFilters(asked, id, new Map())).href,
				address: asked,
				isSignedIn: document.body.classList.contains('logged-in'),
				signal,
			});
		return { address, asked, ask, key: `${id} ${asked}` };
	};

	/** @param push Whether the URL changes to that of the new list. */
	const go = (filters: LoopFilters, host: HTMLElement, control: HTMLElement, push: boolean) => {
		const bar = barOf(host);
		clearNotice(bar);
		if (keyOf(filters) === keyOf(wanted)) return;
		mark(filters);
		if (keyOf(filters) === keyOf(shown)) return part.abort();
		const { address, asked, ask, key } = requestOf(filters, bar);
		void part.refresh({
			control,
			anchor: bar,
			mode: 'replace',
			ask: async (signal) => seen.get(keyOf(filters)) ?? takeAhead<string>(key, signal) ?? ask(signal),
			show(answer) {
				const said = show(filters, typeof answer === 'string' ? contentOf(widget, answer) : answer);
				if (push) history.pushState({ archipelLoop: true }, '', address());
				return said;
			},
			onFailure: () => mark(shown),
			retry: () => go(filters, host, control, push),
			link: { label: messages('open'), href: asked },
		});
	};

	return {
		/** Handles a press on a term of a filter. */
		choose: (host: HTMLElement, control: HTMLElement, settings: FilterSettings) =>
			go(choose(wanted, settings, control.dataset['filter']!), host, control, true),
		/** Asks ahead for the list of a term that is about to be pressed. */
		prefetch(host: HTMLElement, control: HTMLElement, settings: FilterSettings): void {
			const filters = choose(wanted, settings, control.dataset['filter']!);
			const until = aboutToUse(control);
			if (!until || seen.has(keyOf(filters)) || [shown, wanted].some((other) => keyOf(other) === keyOf(filters)))
				return;
			const { ask, key } = requestOf(filters, barOf(host));
			void askAhead(key, ask, until);
		},
		/** Handles a history navigation. */
		follow: (host: HTMLElement) => go(readFilters(location.href, id), host, host, false),
	};
}

const barOf = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>('.e-filter') ?? host;

/** Returns the nodes that replace a loop's content: inside Elementor's container, if the widget has one. */
function contentOf(widget: HTMLElement, html: string): readonly Node[] {
	const content = safeHtml(html);
	const isPage = /^\s*<(!doctype|html)\b/i.test(html);
	if (isPage || (html.trim() && !content.childElementCount))
		throw new RequestError('invalid', 'refresh-loop', { body: html });
	if (!content.textContent.trim() && !content.querySelector('img'))
		(content.firstElementChild ?? content).append(element('p', {}, messages('none')));
	const hasBox = [...widget.children].some(({ classList }) => classList.contains(CONTAINER));
	return hasBox && !content.firstElementChild?.classList.contains(CONTAINER)
		? [element('div', { class: CONTAINER }, content)]
		: [...content.childNodes];
}

/** A whole number above 0; 0 for anything else (SEC-03). */
function positive(value: unknown): number {
	const number = Number(value);
	return Number.isSafeInteger(number) && number > 0 ? number : 0;
}
