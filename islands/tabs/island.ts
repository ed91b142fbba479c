import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	layout: choice('Forme', 'Layout', {
		default: 'tabs',
		options: { tabs: ['Onglets', 'Tabs'], accordion: ['Accordéon', 'Accordion'] },
		help: [
			'Onglets\u00a0: une liste de liens vers les panneaux. Accordéon\u00a0: des éléments details.',
			'Tabs: a list of links to the panels. Accordion: details elements.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Onglets et accordéons', 'Tabs and accordions'],
	description: [
		'Les onglets de la fiche produit (description, informations, avis), et ceux que vous placez : clavier, liens directs, recherche du navigateur.',
		'The tabs of a product (description, information, reviews), and those that you place: keyboard, deep links, find in page.',
	],
	group: 'product',
	file: 'product',
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
