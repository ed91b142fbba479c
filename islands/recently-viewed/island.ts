import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	record: boolean('Retenir les produits regardés', 'Remember the products looked at', {
		default: true,
		help: [
			'Dans le navigateur de la cliente, jamais sur le serveur. Désactivé, tout ce qui était retenu est effacé.',
			'In the shopper’s browser, never on the server. Switched off, everything that was kept is erased.',
		],
	}),
	onShopPages: boolean('Sous la boutique et les fiches', 'Below shop and product pages', {
		default: true,
		help: ['Sinon, placez le panneau où vous voulez.', 'Otherwise place the panel where you want it.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Vus récemment', 'Recently viewed'],
	description: [
		'La cliente retrouve les produits qu’elle a regardés\u202f; ils ne sont notés que dans son navigateur, et elle peut l’interdire.',
		'The shopper finds the products she looked at; they are noted in her own browser only, and she can forbid it.',
	],
	group: 'listing',
	file: 'common',
	props,
	when: 'idle',
	// Product pages are recorded; Opal themes print a panel of their own.
	adopts: 'body.single-product, .otf-product-recently-review',
	intents: '.recently_viewed_product-item-remove, h2.otf-woocommerce-recently-viewed',
	requires: ['woocommerce'],
	pages: ['shop', 'product', 'cart', 'other'],
	enhance: () => import('./enhance'),
});
