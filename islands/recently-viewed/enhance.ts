import { computed } from '@preact/signals-core';
import type { Enhance, IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { viewedProducts, type ViewedProducts } from './history';
import { productOfPage, titleOf } from './model';
import type { Props } from './island';
import { element } from '../../src/dom/element';
import { lazyPart } from '../../src/runtime/lazy-part';
import { watch } from '../../src/stores/watch';

/** Records viewed products, shows them, or enhances the panel of a theme that records them itself (NAV-08). */
const enhance: Enhance<Props> = async (host, props, context) => {
	if (host.matches('.otf-product-recently-review')) {
		const { adoptThemePanel } = await importPart(() => import('./parts/theme-panel'));
		return context.signal.aborted ? undefined : adoptThemePanel(host, context);
	}
	const viewed = viewedProducts();
	if (!props.record) viewed.clear();
	if (host.dataset['archipel'] === 'recently-viewed') return offerPanel(host, viewed, context);
	const id = productOfPage(document);
	if (id && props.record) viewed.record(id, props.max);
};

export default enhance;

const opening = lazyPart(() => import('./parts/open-panel'));

/**
 * Adds the panel's button if other products than that of this page were viewed. The button works without React, whose view replaces it
 * at the first press.
 */
function offerPanel(host: HTMLElement, viewed: ViewedProducts, context: IslandContext): void {
	const { signal } = context;
	const served = [...host.childNodes];
	const current = productOfPage(document);
	const others = computed(() => viewed.ids.value.filter((id) => id !== current));

	const toggle = element('button', {
		type: 'button',
		class: 'archipel-recently-viewed__toggle archipel-chevron archipel-button',
		'aria-expanded': 'false',
	});
	const heading = element('h2', { class: 'archipel-recently-viewed__title' }, toggle);
	const place = element('div', {}, heading);
	host.replaceChildren(place);
	signal.addEventListener('abort', () => host.replaceChildren(...served));

	let open: ((toggle: HTMLElement, heading: HTMLElement) => void) | undefined;
	const onClick = () =>
		opening.use(toggle, ({ createPanel }) => {
			open ??= createPanel(context, { viewed, others }, place);
			open(toggle, heading);
		});
	toggle.addEventListener('click', onClick, { signal });
	watch(signal, () => {
		toggle.textContent = titleOf(others.value.length);
		heading.hidden = !others.value.length && !viewed.isOff.value;
	});
}
