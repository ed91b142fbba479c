import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, list, type PropsOf, text } from '../../src/runtime/define-props';
import { networks, tools } from './networks';

export const props = defineProps({
	/** Buttons, in this order. */
	networks: list('Boutons', 'Buttons', {
		default: ['facebook', 'x', 'linkedin', 'pinterest', 'reddit', 'whatsapp', 'email', 'copy', 'print', 'native'],
		of: [...networks, ...tools],
		help: [
			'Dans cet ordre : native, facebook, x, linkedin, pinterest, reddit, whatsapp, email, copy, print.',
			'In this order: native, facebook, x, linkedin, pinterest, reddit, whatsapp, email, copy, print.',
		],
	}),
	/** Prints the buttons on product pages, in the theme's place for share buttons. */
	onProducts: boolean('Sur chaque produit', 'On every product', {
		default: true,
		help: [
			'À l’endroit que le thème prévoit (woocommerce_share).',
			'Where the theme has a place for them (woocommerce_share).',
		],
	}),
	/**
	 * Address on this site, or on an allowed host, that returns counts by network: `{"facebook": 12}`. Requested with the parameter `url`, after
	 * consent to `content`. Empty: no counts and no request.
	 */
	countsUrl: text('Adresse des compteurs', 'Address of the counters', {
		default: '',
		help: [
			'Répond par réseau : {"facebook": 12}. Interrogée après consentement seulement. Vide : pas de compteur.',
			'Answers by network: {"facebook": 12}. Asked after consent only. Empty: no counters.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Boutons de partage', 'Share buttons'],
	description: [
		'Partager une page sur les réseaux, par e-mail ou par le téléphone lui-même, copier le lien, imprimer. Sans traceur.',
		'Share a page on networks, by e-mail or by the device itself, copy the link, print. Without trackers.',
	],
	group: 'product',
	props,
	when: 'visible | interaction',
	pages: ['product'],
	enhance: () => import('./enhance'),
});
