import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { onPress } from '../../src/runtime/keys';
import { lazyView } from '../../src/runtime/lazy-view';
import { openGate } from '../../src/safety/html';
import { navigate } from '../../src/safety/url';
import { on } from '../../src/stores/events';
import { canShow, type Opened, readTrigger, TRIGGER } from './model';
import { createHistoryEntry } from './history-entry';
import { createProductCache } from './product-cache';
import type { Props } from './island';

/** Opens a product above the page (QV-01 … QV-03). The triggers are links to the product; other clicks, as with a modifier key, follow the link. */
export default function enhance(host: HTMLElement, props: Props, context: IslandContext) {
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

	onPress(host, TRIGGER, signal, open);
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
}

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
