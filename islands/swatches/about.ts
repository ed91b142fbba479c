import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Ses pastilles remplacent les listes déroulantes du formulaire de variations.',
		en: 'Its swatches stand in place of the lists of the variations form.',
	},
	title: { fr: 'Pastilles de variation', en: 'Variation swatches' },
	description: {
		fr: 'Sur la fiche d’un produit variable : des pastilles (couleur, image ou texte) à la place des listes déroulantes, utilisables au clavier.',
		en: 'On a variable product: swatches (colour, image or label) in place of the drop-down lists, usable with the keyboard.',
	},
	props: {
		clearOnReselect: {
			title: { fr: 'Désélectionner d’un second clic', en: 'Clear on reselect' },
			help: {
				fr: 'Un clic sur la pastille choisie annule ce choix.',
				en: 'A click on the chosen swatch takes the choice back.',
			},
		},
		clickableOutOfStock: {
			title: { fr: 'Valeurs épuisées sélectionnables', en: 'Sold-out values can be chosen' },
			help: {
				fr: 'Une valeur épuisée est barrée mais peut être choisie ; sinon elle est désactivée.',
				en: 'A sold-out value is crossed out but can be chosen; otherwise it is disabled.',
			},
		},
		disableOutOfStock: {
			title: { fr: 'Écarter les combinaisons épuisées', en: 'Leave sold-out combinations out' },
			help: {
				fr: 'Une combinaison épuisée compte comme inexistante.',
				en: 'A sold-out combination counts as one that does not exist.',
			},
		},
		deselectUnavailable: {
			title: { fr: 'Rouvrir les autres options', en: 'Open the other options again' },
			help: {
				fr: 'Une valeur incompatible peut être choisie : les autres options sont alors à choisir de nouveau.',
				en: 'A value that does not go with the choice can be chosen: the other options are then open again.',
			},
		},
		showVariationLabel: {
			title: { fr: 'Afficher la valeur choisie', en: 'Show the chosen value' },
			help: { fr: 'À côté du nom de l’option.', en: 'Beside the name of the option.' },
		},
		variationLabelSeparator: {
			title: { fr: 'Séparateur', en: 'Separator' },
			help: {
				fr: 'Entre le nom de l’option et la valeur ; vide : deux-points.',
				en: 'Between the name of the option and the value; empty: a colon.',
			},
		},
		showVariationStock: {
			title: { fr: 'Afficher le stock restant', en: 'Show the stock left' },
			help: {
				fr: 'Quand il ne reste qu’une option à choisir, ses valeurs indiquent le peu de pièces restantes.',
				en: 'When one option is left to choose, its values tell how few pieces there are.',
			},
		},
		stockLabelThreshold: {
			title: { fr: 'Seuil du stock restant', en: 'Threshold of the stock left' },
			help: {
				fr: 'Nombre de pièces à partir duquel on ne l’indique plus.',
				en: 'Number of pieces up to which it is shown.',
			},
		},
	},
});
