import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { importWithRetry, whenThere } from '../../src/runtime/lazy-part';
import { watch } from '../../src/stores/watch';
import { productOfPage, viewedProducts } from './history';
import type { Props } from './island';

/** Records viewed products, shows them, or enhances the panel of a theme that records them itself (NAV-08). */
export default async function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	if (host.matches('.otf-product-recently-review')) {
		const { adoptThemePanel } = await importPart(() => import('./parts/theme-panel'));
		return signal.aborted ? undefined : adoptThemePanel(host, context);
	}
	const viewed = viewedProducts();
	if (!props.record) viewed.clear();
	const current = productOfPage(document);
	if (host.dataset['archipel'] !== 'recently-viewed') {
		if (current && props.record) viewed.record(current);
		return;
	}
	// Most visitors of a list have nothing to find again.
	let isOffered = false;
	watch(signal, () => {
		if (isOffered || !(viewed.isOff.value || viewed.ids.value.some((id) => id !== current))) return;
		isOffered = true;
		const coming = importWithRetry(() => import('./parts/offer-panel'));
		whenThere(coming, ({ offerPanel }) => signal.aborted || offerPanel(host, context, current));
	});
}
