import { effect } from '@preact/signals-core';
import { safeHtml } from '../safety/html';
import type { CartStore } from '../stores/cart';
import { emit } from '../stores/events';

/** Selectors that would replace the page itself, or something that runs. */
const REFUSED = /^\s*(\*|html|body|head|script|style|link|:root)\b/i;

/**
 * Keeps the theme's own cart markup right: WooCommerce sends it as fragments, a map from selector to HTML.
 * While a call is under way what they cover is dimmed and blocked (specification, section 4).
 */
export function applyFragments(store: CartStore, signal?: AbortSignal): void {
	const shown = new Map<string, string>();
	const stopDimming = effect(() => {
		const busy = store.busy.value;
		for (const target of Object.keys(store.reply.peek()?.fragments ?? {}).flatMap(targets)) dim(target, busy);
	});
	const stopReplacing = effect(() => {
		const fragments = store.reply.value?.fragments;
		if (!fragments) return;
		const busy = store.busy.peek();
		for (const [selector, html] of Object.entries(fragments)) {
			if (shown.get(selector) === html) continue;
			shown.set(selector, html);
			for (const target of targets(selector)) replace(target, html, busy);
		}
		emit('archipel:fragments-refreshed', { fragments });
	});
	signal?.addEventListener('abort', () => {
		stopDimming();
		stopReplacing();
	});
}

function targets(selector: string): HTMLElement[] {
	if (REFUSED.test(selector)) return [];
	try {
		// An island that shows the cart itself follows the store; its server HTML is only what it returns to.
		return [...document.querySelectorAll<HTMLElement>(selector)].filter(
			(element) => element.dataset['archipelState'] !== 'mounted',
		);
	} catch {
		console.error(`[archipel] fragments: "${selector}" is not a selector`);
		return [];
	}
}

function replace(target: HTMLElement, html: string, busy: boolean): void {
	const fragment = safeHtml(html);
	for (const element of fragment.children) if (element instanceof HTMLElement) dim(element, busy);
	target.replaceWith(fragment);
}

function dim(element: HTMLElement, busy: boolean): void {
	element.classList.toggle('archipel-refreshing', busy);
	if (busy) element.setAttribute('aria-busy', 'true');
	else element.removeAttribute('aria-busy');
}
