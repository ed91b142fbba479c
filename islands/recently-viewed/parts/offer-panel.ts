import { computed, signal as createSignal } from '@preact/signals-core';
import { createButton, element } from '../../../src/dom/element';
import type { IslandContext } from '../../../src/runtime/define-island';
import { lazyPart } from '../../../src/runtime/lazy-part';
import { listen } from '../../../src/runtime/listen';
import { watch } from '../../../src/stores/watch';
import { viewedProducts } from '../history';
import { messages } from '../messages';

const opening = lazyPart(() => import('./open-panel'));
let panels = 0;

/**
 * Adds the button of the panel, shown while other products than that of this page are kept. React comes with the first press.
 *
 * @param current Id of the product of this page.
 */
export function offerPanel(host: HTMLElement, context: IslandContext, current: number | undefined): void {
	const viewed = viewedProducts();
	const { signal } = context;
	const served = [...host.childNodes];
	const others = computed(() => viewed.ids.value.filter((id) => id !== current));
	const isOpen = createSignal(false);
	const panel = element('div', { id: `archipel-recently-viewed-${++panels}` });
	const toggle = createButton('archipel-recently-viewed__toggle archipel-chevron', { 'aria-controls': panel.id });
	const heading = element('h2', { class: 'archipel-recently-viewed__title' }, toggle);
	host.replaceChildren(heading, panel);
	signal.addEventListener('abort', () => host.replaceChildren(...served));

	let show: ((toggle: HTMLElement, heading: HTMLElement) => void) | undefined;
	const onClick = () => {
		if (panel.hasChildNodes()) return void (isOpen.value = !isOpen.value);
		opening.use(toggle, ({ createPanel }) => {
			show ??= createPanel(context, { others, onReady: () => void (isOpen.value = true) }, panel);
			show(toggle, heading);
		});
	};
	toggle.addEventListener('click', onClick, { signal });
	listen(host, 'keydown', { signal }, (event) => {
		if (event.key !== 'Escape' || event.defaultPrevented || !isOpen.peek()) return;
		event.preventDefault();
		isOpen.value = false;
		toggle.focus();
	});
	watch(signal, () => {
		const count = others.value.length;
		toggle.textContent = `${messages('title')} ${count ? messages('count', { count }) : ''}`.trim();
		toggle.ariaExpanded = String(isOpen.value);
		panel.hidden = !isOpen.value;
		// An open panel stays even when it becomes empty: the opt-out switch is in it.
		heading.hidden = !count && !viewed.isOff.value && !isOpen.value;
	});
}
