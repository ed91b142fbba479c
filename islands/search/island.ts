import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	skin: choice('Apparence', 'Look', {
		default: 'default',
		options: {
			default: ['Un champ et un bouton', 'A field with a button'],
			minimal: ['Un champ et une icône', 'A field with an icon'],
			full_screen: ['Un bouton qui l’ouvre sur tout l’écran', 'A button that opens it over the whole screen'],
		},
		help: ['Du formulaire que vous placez.', 'Of the form that you place.'],
	}),
	display: choice('Ouverture', 'Display', {
		default: 'inline',
		options: {
			inline: ['Toujours visible', 'Always there'],
			dropdown: ['Sous un bouton', 'Below a button'],
			popup: ['Dans une fenêtre', 'In a window'],
			'top-to-bottom': ['Du haut de l’écran', 'From the top of the screen'],
			'bottom-to-top': ['Du bas de l’écran', 'From the bottom of the screen'],
		},
		help: [
			'S’il n’est pas toujours visible, un bouton ouvre le formulaire\u202f; sans JavaScript, il reste visible.',
			'Where it is not always there, a button opens the form; without JavaScript it stays in sight.',
		],
	}),
	placeholder: text('Exemple dans le champ', 'Example in the field', {
		default: '',
		length: [0, 80],
		help: [
			'Par exemple «\u202fNuisette, taille 48…\u202f». Vide\u00a0: aucun.',
			'For example “Babydoll, size 48…”. Empty: none.',
		],
	}),
	/**
	 * Source of suggestions: the theme's live search (`osf_woo_search`) or WooCommerce's Store API. `auto`: PHP sets `theme` if the theme has that
	 * AJAX action.
	 */
	source: choice('Suggestions', 'Suggestions', {
		default: 'auto',
		options: {
			auto: ['Automatique', 'Automatic'],
			theme: ['La recherche instantanée du thème', 'The live search of the theme'],
			store: ['WooCommerce', 'WooCommerce'],
		},
		help: [
			'«\u202fAutomatique\u202f»\u00a0: celle du thème (osf_woo_search) s’il en a une.',
			'“Automatic”: that of the theme (osf_woo_search) where it has one.',
		],
	}),
	recent: int('Recherches récentes', 'Recent searches', {
		default: 5,
		range: [0, 10],
		help: [
			'Nombre retenu dans le navigateur de la cliente, qui peut les effacer. 0\u00a0: aucune.',
			'How many the shopper’s browser remembers; she can erase them. 0: none.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Recherche', 'Search'],
	description: [
		'Propose produits et catégories pendant la frappe, au clavier comme à la souris, dans les champs de recherche de la boutique.',
		'Suggests products and categories while the shopper types, by keyboard or pointer, in the search fields of the shop.',
	],
	props,
	// Loaded only for visitors who use the search.
	when: 'interaction',
	adopts:
		'form[role="search"], form.woocommerce-product-search, form.elementor-search-form, form.shopengine-search-form',
	intents: '.elementor-search-form__toggle',
	requires: ['woocommerce'],
	// Adopted forms have the theme's style; the island's style sheets come with a placed form.
	pages: [],
	enhance: () => import('./enhance'),
});
