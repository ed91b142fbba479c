import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

/** Names and defaults are those of SW-03 to SW-08. */
export const props = defineProps({
	/** Whether a second click on the chosen swatch clears the choice; swatches are then toggle buttons. */
	clearOnReselect: boolean('Désélectionner d’un second clic', 'Clear on reselect', {
		default: false,
		help: ['Un clic sur la pastille choisie annule ce choix.', 'A click on the chosen swatch takes the choice back.'],
	}),
	/** Whether sold-out values can be chosen, to see their price or to subscribe to a back-in-stock message. */
	clickableOutOfStock: boolean('Valeurs épuisées sélectionnables', 'Sold-out values can be chosen', {
		default: true,
		help: [
			'Une valeur épuisée est barrée mais peut être choisie\u202f; sinon elle est désactivée.',
			'A sold-out value is crossed out but can be chosen; otherwise it is disabled.',
		],
	}),
	/** Whether a sold-out combination counts as non-existent. */
	disableOutOfStock: boolean('Écarter les combinaisons épuisées', 'Leave sold-out combinations out', {
		default: false,
		help: [
			'Une combinaison épuisée compte comme inexistante.',
			'A sold-out combination counts as one that does not exist.',
		],
	}),
	/** Whether values that conflict with the current choice can be chosen; the other attributes are then cleared. */
	deselectUnavailable: boolean('Rouvrir les autres options', 'Open the other options again', {
		default: false,
		help: [
			'Une valeur incompatible peut être choisie : les autres options sont alors à choisir de nouveau.',
			'A value that does not go with the choice can be chosen: the other options are then open again.',
		],
	}),
	/** Shows the chosen value beside the attribute's name. */
	showVariationLabel: boolean('Afficher la valeur choisie', 'Show the chosen value', {
		default: true,
		help: ['À côté du nom de l’option.', 'Beside the name of the option.'],
	}),
	/** Separator between the attribute's name and the value; a space follows. Empty: a colon in the typography of the language. */
	variationLabelSeparator: text('Séparateur', 'Separator', {
		default: '',
		help: [
			'Entre le nom de l’option et la valeur\u202f; vide : deux-points.',
			'Between the name of the option and the value; empty: a colon.',
		],
	}),
	/** Shows the remaining stock of each value while one attribute is left without a choice. */
	showVariationStock: boolean('Afficher le stock restant', 'Show the stock left', {
		default: false,
		help: [
			'Quand il ne reste qu’une option à choisir, ses valeurs indiquent le peu de pièces restantes.',
			'When one option is left to choose, its values tell how few pieces there are.',
		],
	}),
	/** Largest stock that `showVariationStock` shows. */
	stockLabelThreshold: int('Seuil du stock restant', 'Threshold of the stock left', {
		default: 5,
		range: [0],
		help: ['Nombre de pièces à partir duquel on ne l’indique plus.', 'Number of pieces up to which it is shown.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Pastilles de variation', 'Variation swatches'],
	description: [
		'Sur la fiche d’un produit variable : des pastilles (couleur, image ou texte) à la place des listes déroulantes, utilisables au clavier.',
		'On a variable product: swatches (colour, image or label) in place of the drop-down lists, usable with the keyboard.',
	],
	group: 'product',
	file: 'variations',
	adoptsOnly: [
		'Ses pastilles remplacent les listes déroulantes du formulaire de variations.',
		'Its swatches stand in place of the lists of the variations form.',
	],
	props,
	when: 'idle | interaction',
	// Variation Swatches for WooCommerce; our own lists, printed by render.php, are hosts themselves.
	adopts: 'form.variations_form ul.variable-items-wrapper',
	intents: '.variable-item, .archipel-swatches__item',
	replaces: { scripts: ['woo-variation-swatches'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
