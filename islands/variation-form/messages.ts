import { defineMessages } from '../../src/i18n/define-messages';

/**
 * Texts that WooCommerce has are worded as its own, in both languages (VAR-04, VAR-05). `feminine` and `masculine` list names of
 * attributes that take « une » and « un »; all others, and languages without articles, have `choose`.
 */
export const messages = defineMessages('variation-form', {
	noMatch: [
		'Désolé, aucun produit ne répond à vos critères. Veuillez choisir une combinaison différente.',
		'Sorry, no products matched your selection. Please choose a different combination.',
	],
	selectOptions: [
		'Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.',
		'Please select some product options before adding this product to your cart.',
	],
	unavailable: [
		'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.',
		'Sorry, this product is unavailable. Please choose a different combination.',
	],
	reset: [
		'Votre sélection a été réinitialisée. Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.',
		'Your selection has been reset. Please select some product options before adding this product to your cart.',
	],
	onlyValue: ['{attribute} : {value}, seul choix possible.', '{attribute}: {value}, the only choice left.'],
	soldOut: ['{value} – épuisé', '{value} – sold out'],
	please: ['Veuillez {choose}.', 'Please {choose}.'],
	choose: ['Choisir : {option}', 'Choose {option}'],
	chooseFeminine: ['Choisir une {option}', ''],
	chooseMasculine: ['Choisir un {option}', ''],
	feminine: [
		'taille, couleur, pointure, teinte, matière, finition, longueur, largeur, coupe, forme, version, contenance, capacité',
		'',
	],
	masculine: ['bonnet, coloris, modèle, motif, tour de dos, tour de poitrine, style, format, parfum, poids', ''],
});
