import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	title: { fr: 'Filtres', en: 'Filter panel' },
	description: {
		fr: 'Catégories, attributs, prix, note, stock et promotions, avec le nombre d’articles de chaque choix : ouverts dans une barre latérale, une rangée de champs fermés au-dessus d’une liste, un tiroir sur téléphone. Reprend le formulaire de Themify Product Filter, et s’en passe.',
		en: 'Categories, attributes, price, rating, stock and sale, with the number of items of each choice: open in a sidebar, a row of closed fields above a list, a drawer on phones. Takes over the form of Themify Product Filter, and works without it.',
	},
	props: {
		fields: {
			title: { fr: 'Champs', en: 'Fields' },
			help: {
				fr: 'Parmi categories, attributes, price, rating, stock, sale, dans l’ordre voulu.',
				en: 'Of categories, attributes, price, rating, stock, sale, in the order you want.',
			},
		},
		submitOnChange: {
			title: { fr: 'Afficher à chaque choix', en: 'List at each choice' },
			help: { fr: 'Sinon un bouton affiche les articles.', en: 'Otherwise a button lists the items.' },
		},
		sizeAttribute: {
			title: { fr: 'Attribut de taille', en: 'Attribute of the size' },
			help: {
				fr: 'La cliente peut retenir sa taille, dans son navigateur. Vide : aucun.',
				en: 'The shopper can keep her size, in her browser. Empty: none.',
			},
		},
	},
});
