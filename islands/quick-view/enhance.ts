import { signal as createSignal } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import type { Enhance } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { lazyView } from '../../src/runtime/lazy-view';
import { openGate } from '../../src/safety/html';
import { navigate, safeUrl } from '../../src/safety/url';
import { on } from '../../src/stores/events';
import { canShow, type Opened, readTrigger, TRIGGER, type Wanted } from './model';
import { createProductCache } from './product-cache';
import type { Props } from './island';

/** Opens a product above the page (QV-01 … QV-03). The triggers are links to the product; other clicks, as with a modifier key, follow the link. */
const enhance: Enhance<Props> = (host, props, context) => {
	const { activation, signal } = context;
	const { mode, nonce } = props;
	const cache = createProductCache();
	const opened = createSignal<Opened | undefined>(undefined);
	let openings = 0;

	const hide = () => {
		cache.cancel();
		opened.value = undefined;
	};
	const close = () => {
		hide();
		history.leave();
	};
	const files = () => Promise.all([import('./panel'), mode === 'fragment' && openGate()]).then(([panel]) => panel);
	const view = lazyView(context, files, { opened, load: (id) => cache.load(id), close, mode, nonce });
	const show = (product: Opened['product'], trigger?: HTMLElement) => {
		opened.value = { key: ++openings, product, trigger };
		view.show(trigger).catch(() => {
			// Without the view's files the last trigger acts as a plain link.
			const last = opened.peek();
			opened.value = undefined;
			if (last) navigate(last.product.href);
		});
	};
	const open = (trigger: HTMLElement): boolean => {
		const product = readTrigger(trigger);
		if (!canShow(product, mode)) return false;
		history.enter(product);
		show(product, trigger);
		return true;
	};
	const history = createHistoryEntry(hide, (product) => canShow(product, mode) && show(product), signal);

	listen(host, 'click', { signal }, (event) => {
		const trigger = clickedControl(event, TRIGGER);
		if (trigger && open(trigger)) event.preventDefault();
	});
	signal.addEventListener('abort', cache.cancel);
	on('archipel:cart-changed', cache.forget, signal);
	if (mode === 'fragment') {
		prefetchNear(
			host,
			(trigger) => {
				const { id } = readTrigger(trigger);
				// A product being opened has priority over a prefetch.
				if (id !== undefined && !opened.peek()) cache.load(id).catch(() => {});
			},
			signal,
		);
	}
	for (const intent of activation.takeIntents()) {
		if (!open(intent.control)) actNatively(intent);
	}
};

export default enhance;

/** Milliseconds that the pointer must rest on a trigger: a pointer that crosses a grid must not request every product. */
const DWELL = 120;

/** Calls `prefetch` for a trigger on which the pointer rests or that has the focus. */
function prefetchNear(host: HTMLElement, prefetch: (trigger: HTMLElement) => void, signal: AbortSignal): void {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let current: HTMLElement | null = null;

	const reach = (trigger: HTMLElement | null) => {
		if (trigger === current) return;
		clearTimeout(timer);
		current = trigger;
		if (trigger) timer = setTimeout(() => prefetch(trigger), DWELL);
	};
	const move = ({ target }: Event) => reach((target as Element).closest<HTMLElement>(TRIGGER));
	// The trigger that made the island mount is hovered or focused already.
	reach(host.querySelector<HTMLElement>(`:is(${TRIGGER}):is(:hover, :focus)`));
	host.addEventListener('pointerover', move, { signal, passive: true });
	host.addEventListener('focusin', move, { signal, passive: true });
	signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Keeps the history and the view in step: Back closes it, Forward opens it again. The address stays that of the page. */
function createHistoryEntry(onBack: () => void, onForward: (product: Wanted) => void, signal: AbortSignal) {
	/** `traverseTo()` is asynchronous: the next view may open before it ends. */
	let isLeaving = false;
	let waiting: Wanted | undefined;

	const push = ({ id, href, name }: Wanted) => {
		const before: unknown = history.state;
		history.pushState({ ...(before as object | null), archipelQuickView: { id, href, name } }, '');
	};
	listen(window, 'popstate', { signal }, ({ state }) => {
		if (isLeaving) {
			isLeaving = false;
			if (waiting) push(waiting);
			waiting = undefined;
			return;
		}
		const product = read(state);
		if (product) onForward(product);
		else onBack();
	});

	return {
		/** Pushes a history entry, so that Back closes the view instead of leaving the list. */
		enter(product: Wanted) {
			if (isLeaving) waiting = product;
			else if (read(history.state)) history.replaceState({ ...history.state, archipelQuickView: { ...product } }, '');
			else push(product);
		},
		/** Removes the entry after the view was closed by other means. */
		leave() {
			waiting = undefined;
			if (isLeaving || !read(history.state)) return;
			isLeaving = true;
			stepBack();
		},
	};
}

/** Goes back by one entry. `history.back()` also counts entries of frames (a form post). Support: no `navigation` before Firefox 147, Safari 26.2. */
function stepBack(): void {
	const { navigation } = globalThis as { navigation?: Navigation };
	const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
	if (!navigation || !before) return history.back();
	// Another navigation may interrupt this one and wins.
	const { committed, finished } = navigation.traverseTo(before.key);
	Promise.all([committed, finished]).catch(() => {});
}

function read(state: unknown): Wanted | undefined {
	const { id, href, name } = Object(Object(state).archipelQuickView) as Partial<Record<keyof Wanted, unknown>>;
	if (typeof name !== 'string') return undefined;
	return { id: Number.isInteger(id) ? (id as number) : undefined, href: safeUrl(href)?.href, name };
}
