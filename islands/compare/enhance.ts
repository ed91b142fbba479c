import { computed, signal as createSignal } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { openView } from '../../src/dom/open-view';
import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { lazyView } from '../../src/runtime/lazy-view';
import { watch } from '../../src/stores/watch';
import { compared, MAX } from './list';
import { emit } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { productName } from '../../src/page/product-name';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { messages } from './messages';

/** Product comparison: buttons, tray and table (TILE-03). */
export default async function enhance(host: HTMLElement, _props: object, context: IslandContext) {
	const { signal } = context;
	const load = () => import('./panel');
	if (host.dataset['archipel'] === 'compare')
		return void (await importPart(lazyView(context, load, {}, { host }).show));

	const opener = createSignal<HTMLElement | undefined>(undefined);
	const onClose = () => void (opener.value = undefined);
	const dialog = lazyView(context, load, { dialog: { opener, onClose } });
	const open = (button: HTMLElement) => {
		opener.value = button;
		void openView(dialog, button, button.closest('.archipel-compare__tray') ?? button);
	};
	followToggles(host, open, context);

	// Only on pages with a compare button and a non-empty list, and not beside the table itself.
	const isShown = computed(
		() =>
			compared.ids.value.length > 0 &&
			document.querySelector(TOGGLE) !== null &&
			!document.querySelector('[data-archipel="compare"]:not([data-archipel-state="failed"])'),
	);
	const place = document.createElement('div');
	const trayProps = { place, isShown, open };
	const tray = lazyView(context, () => import('./parts/tray'), trayProps, { host: place });
	watch(signal, () => {
		// If the module fails to load, the next change retries.
		if (isShown.value && compared.ids.value) tray.show().catch(() => {});
	});
}

/**
 * Handles the compare buttons of tiles and product pages: each adds or removes its product.
 *
 * @param open Shows the comparison; its opener gets the focus back.
 */
function followToggles(
	host: HTMLElement,
	open: (opener: HTMLElement) => void,
	{ activation, signal }: IslandContext,
): void {
	const toggle = (button: HTMLElement) => {
		const id = idOf(button);
		if (!id) return;
		const name = productName(button) || messages('someProduct');
		const before = compared.ids.peek();
		clearNotice(button);
		if (before.includes(id)) {
			compared.update((ids) => ids.filter((one) => one !== id));
			announce(messages('removed', { name }));
		} else if (before.length >= MAX) {
			const row = button.closest('.archipel-tile-actions') ?? button;
			showNotice(button, {
				type: 'error',
				text: messages('full', { max: MAX }),
				action: { label: messages('see'), onClick: () => open(button) },
				place: (box) => row.after(box),
			});
		} else {
			compared.update((ids) => [...ids.filter((one) => one !== id), id]);
			announce(messages('added', { name, count: compared.ids.peek().length, max: MAX }));
		}
	};

	listen(host, 'click', { signal }, (event) => {
		const button = (event.target as Element).closest<HTMLElement>(TOGGLE);
		if (!button || event.defaultPrevented) return;
		event.preventDefault();
		toggle(button);
	});

	// Later pages of a list and quick views add buttons.
	const observer = new MutationObserver((records) => {
		for (const { addedNodes } of records) {
			for (const node of addedNodes) if (node instanceof Element) press(node);
		}
	});
	let emitted = compared.ids.peek();
	watch(signal, () => {
		const ids = compared.ids.value;
		observer.disconnect();
		// Buttons are printed unpressed: with an empty list none needs an update.
		if (ids.length || emitted.length) press(host);
		if (ids.length) observer.observe(host, { childList: true, subtree: true });
		if (ids !== emitted) emit('archipel:compare-changed', { ids });
		emitted = ids;
	});
	signal.addEventListener('abort', () => observer.disconnect());
	for (const { control } of activation.takeIntents()) toggle(control);
}

const idOf = ({ dataset }: HTMLElement): number => Number(dataset['archipelCompare']) || 0;

function press(root: Element): void {
	const ids = compared.ids.peek();
	const buttons = [...root.querySelectorAll<HTMLElement>(TOGGLE)];
	if (root instanceof HTMLElement && root.matches(TOGGLE)) buttons.push(root);
	for (const button of buttons) button.setAttribute('aria-pressed', String(ids.includes(idOf(button))));
}

/** Compare buttons of tiles and product pages. */
const TOGGLE = '[data-archipel-compare]';
