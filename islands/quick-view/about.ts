import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Ses boutons s’ajoutent aux vignettes\u202f; ailleurs, un lien avec data-archipel-quick-view suffit.',
		en: 'Its buttons are added to product tiles; elsewhere a link with data-archipel-quick-view is enough.',
	},
	title: { fr: 'Aperçu rapide', en: 'Quick view' },
	description: {
		fr: 'La cliente ouvre un produit par-dessus la liste, choisit sa taille et l’ajoute au panier sans quitter la page.',
		en: 'The shopper opens a product above the list, chooses a size and adds it to the cart without leaving the page.',
	},
	props: {
		mode: {
			title: { fr: 'Contenu', en: 'Content' },
			help: { fr: 'Dans la page, il est rapide et accessible.', en: 'In the page it is fast and accessible.' },
			options: {
				fragment: { fr: 'Le produit dans la page', en: 'The product in the page' },
				iframe: { fr: 'La page d’aperçu de ShopEngine dans un cadre', en: 'ShopEngine’s quick-view page in a frame' },
			},
		},
		nonce: {
			title: { fr: 'Jeton de l’adresse (iframe)', en: 'Nonce in the address (iframe)' },
			help: {
				fr: 'Dix chiffres hexadécimaux. À laisser vide : une adresse finit dans les journaux et les statistiques.',
				en: 'Ten hexadecimal digits. Better left empty: addresses end up in logs and statistics.',
			},
		},
		prefetch: {
			title: { fr: 'Charger au survol', en: 'Fetch on hover' },
			help: {
				fr: 'L’aperçu s’ouvre sans attente ; jamais chez les clientes qui économisent leurs données.',
				en: 'The view then opens at once; never for shoppers who save data.',
			},
		},
		onTiles: {
			title: { fr: 'Bouton sur les vignettes', en: 'Button on product tiles' },
			help: {
				fr: 'Sans lui, seuls les boutons d’aperçu du thème ouvrent la fenêtre.',
				en: 'Without it only the theme’s own quick-view buttons open the window.',
			},
		},
	},
});
