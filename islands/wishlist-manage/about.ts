import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Gestion des listes de favoris', en: 'Managing wishlists' },
	description: {
		fr: 'Avec TI Wishlist Premium : créer, renommer et supprimer des listes, dire qui les voit, les suivre, demander un devis, sans recharger la page.',
		en: 'With TI Wishlist Premium: making, renaming and deleting lists, saying who sees them, following them, asking for an estimate, without reloading the page.',
	},
	props: {},
});
