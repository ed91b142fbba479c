import type { Enhance } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { viewedProducts } from './history';
import { productOfPage } from './model';
import { offerPanel } from './parts/offer-panel';
import type { Props } from './props';

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
