import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'filter-panel',
	props,
	// The server's form works alone: React is loaded when the shopper comes near, never before.
	when: 'near:form, .archipel-filter__open | interaction',
	// Themify's filter outside a host of Archipel.
	adopts: 'form.wpf_form:not([data-archipel="filter-panel"] *)',
	// Boxes ticked before mount are held, so that a failed load is reported (RT-13); chips of the server too.
	intents:
		'form.wpf_form, form.archipel-filter, :is(.wpf_form, .archipel-filter) :is([type=checkbox], [type=radio]), .archipel-filter__chips a',
	replaces: { scripts: ['wpf'], styles: ['wpfui-css', 'wpf-select'] },
	requires: ['woocommerce'],
	// Elsewhere the panel is in a host, which brings its styles.
	pages: ['shop'],
	view: () => import('./view'),
});
