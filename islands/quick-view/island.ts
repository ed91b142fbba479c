import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { TRIGGER } from './selector';

export default defineIsland({
	name: 'quick-view',
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
