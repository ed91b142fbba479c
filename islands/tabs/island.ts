import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'tabs',
	title: ['Onglets et accordéons', 'Tabs and accordions'],
	description: [
		'Les onglets de la fiche produit (description, informations, avis), et ceux que vous placez : clavier, liens directs, recherche du navigateur.',
		'The tabs of a product (description, information, reviews), and those that you place: keyboard, deep links, find in page.',
	],
	group: 'product',
	props,
	when: 'idle | interaction',
	adopts: '.wc-tabs-wrapper, .woocommerce-tabs',
	intents: ':is(.wc-tabs, ul.tabs) a',
	// Together with the gallery and reviews islands this replaces all tasks of the script.
	replaces: { scripts: ['wc-single-product'] },
	requires: [],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
