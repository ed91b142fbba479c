import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'filter-panel',
	props,
	// The server's form works by itself: React comes with the shopper, never before.
	when: 'near:form, .archipel-filter__open | interaction',
	// Themify's filter, where nobody has put it into a host of ours.
	adopts: 'form.wpf_form:not([data-archipel="filter-panel"] *)',
	// A box that is ticked before it comes, so that the shopper is told where it cannot (RT-13); and the chips of the server.
	intents:
		'form.wpf_form, form.archipel-filter, :is(.wpf_form, .archipel-filter) :is([type=checkbox], [type=radio]), .archipel-filter__chips a',
	replaces: { scripts: ['wpf'], styles: ['wpfui-css', 'wpf-select'] },
	requires: ['woocommerce'],
	// Elsewhere it stands in a host, which brings its styles.
	pages: ['shop'],
	view: () => import('./view'),
});
