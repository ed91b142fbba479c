import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf, text } from '../../src/runtime/define-props';
import { TRIGGER } from './model';

export const props = defineProps({
	/**
	 * `fragment`: the product as HTML of the plugin, in the page itself, where the other islands work on it. `iframe`: ShopEngine's quick-view
	 * page in a frame (QV-01).
	 */
	mode: choice('Contenu', 'Content', {
		default: 'fragment',
		options: {
			fragment: ['Le produit dans la page', 'The product in the page'],
			iframe: ['La page d’aperçu de ShopEngine dans un cadre', 'ShopEngine’s quick-view page in a frame'],
		},
		help: ['Dans la page, il est rapide et accessible.', 'In the page it is fast and accessible.'],
	}),
	/** Nonce for the address of the frame. Addresses are logged by servers and statistics: only for a shop that requires it. */
	nonce: text('Jeton de l’adresse (iframe)', 'Nonce in the address (iframe)', {
		default: '',
		pattern: /^([a-f0-9]{10})?$/,
		help: [
			'Dix chiffres hexadécimaux. À laisser vide : une adresse finit dans les journaux et les statistiques.',
			'Ten hexadecimal digits. Better left empty: addresses end up in logs and statistics.',
		],
	}),
	onTiles: boolean('Bouton sur les vignettes', 'Button on product tiles', {
		default: true,
		help: [
			'Sans lui, seuls les boutons d’aperçu du thème ouvrent la fenêtre.',
			'Without it only the theme’s own quick-view buttons open the window.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Aperçu rapide', 'Quick view'],
	description: [
		'La cliente ouvre un produit par-dessus la liste, choisit sa taille et l’ajoute au panier sans quitter la page.',
		'The shopper opens a product above the list, chooses a size and adds it to the cart without leaving the page.',
	],
	group: 'listing',
	adoptsOnly: [
		'Ses boutons s’ajoutent aux vignettes\u202f; ailleurs, un lien avec data-archipel-quick-view suffit.',
		'Its buttons are added to product tiles; elsewhere a link with data-archipel-quick-view is enough.',
	],
	props,
	// One island for the triggers of all lists; a page without a trigger never loads it.
	when: `near:${TRIGGER}`,
	adopts: 'body',
	intents: TRIGGER,
	replaces: { scripts: ['shopengine-quickview'] },
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
