import { signal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { lazyView } from '../../../src/runtime/lazy-view';
import { openView } from '../../../src/dom/open-view';

/** Button that opens its linked form in a dialog (CF-07); without JavaScript the link is followed. */
export function openInPopup(button: HTMLElement, context: IslandContext): void {
	const content = () => {
		const form = document.getElementById(decodeURIComponent((button as HTMLAnchorElement).hash.slice(1)));
		return form?.querySelector('.wpcf7') ? form : null;
	};
	const opened = signal<HTMLElement | undefined>(undefined);
	const view = lazyView(context, () => import('./popup'), {
		opened,
		button,
		onClose: () => (opened.value = undefined),
	});
	const open = async () => {
		const form = content();
		if (form && (await openView(view, button))) opened.value = form;
	};
	button.addEventListener(
		'click',
		(event) => {
			if (!content()) return;
			event.preventDefault();
			// The theme's script would open a second popup.
			event.stopImmediatePropagation();
			void open();
		},
		{ signal: context.signal, capture: true },
	);
	button.setAttribute('aria-haspopup', 'dialog');
	for (const type of ['pointerenter', 'focus'])
		button.addEventListener(type, view.prefetch, { signal: context.signal, once: true });
	if (context.activation.takeIntents().length) void open();
}
