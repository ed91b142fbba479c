import { computed, signal as createSignal } from '@preact/signals-core';
import { openView } from '../../src/dom/open-view';
import type { Enhance } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { lazyView } from '../../src/runtime/lazy-view';
import { watch } from '../../src/stores/watch';
import { compared } from './list';
import { followToggles } from './parts/follow-toggles';
import type { Props } from './props';
import { TOGGLE } from './selector';

/** Product comparison: buttons, tray and table (TILE-03). */
const enhance: Enhance<Props> = async (host, props, context) => {
	const { signal } = context;
	const load = () => import('./panel');
	if (host.dataset['archipel'] === 'compare')
		return void (await importPart(lazyView(context, load, props, { host }).show));

	const opener = createSignal<HTMLElement | undefined>(undefined);
	const onClose = () => void (opener.value = undefined);
	const dialog = lazyView(context, load, { ...props, dialog: { opener, onClose } });
	const open = (button: HTMLElement) => {
		opener.value = button;
		void openView(dialog, button, button.closest('.archipel-compare__tray') ?? button);
	};
	followToggles(host, { ...props, open }, context);

	// Only on pages with a compare button and a non-empty list, and not beside the table itself.
	const isShown = computed(
		() =>
			compared.ids.value.length > 0 &&
			document.querySelector(TOGGLE) !== null &&
			!document.querySelector('[data-archipel="compare"]:not([data-archipel-state="failed"])'),
	);
	const place = document.createElement('div');
	const trayProps = { place, isShown, open, max: props.max };
	const tray = lazyView(context, () => import('./parts/tray'), trayProps, { host: place });
	watch(signal, () => {
		// If the module fails to load, the next change retries.
		if (isShown.value && compared.ids.value) tray.show().catch(() => {});
	});
};

export default enhance;
