import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	title: { fr: 'Boutons de partage', en: 'Share buttons' },
	description: {
		fr: 'Partager une page sur les réseaux, par e-mail ou par le téléphone lui-même, copier le lien, imprimer. Sans traceur.',
		en: 'Share a page on networks, by e-mail or by the device itself, copy the link, print. Without trackers.',
	},
	props: {
		networks: {
			title: { fr: 'Boutons', en: 'Buttons' },
			help: {
				fr: 'Dans cet ordre : native, facebook, x, linkedin, pinterest, reddit, whatsapp, email, copy, print.',
				en: 'In this order: native, facebook, x, linkedin, pinterest, reddit, whatsapp, email, copy, print.',
			},
		},
		url: {
			title: { fr: 'Adresse', en: 'Address' },
			help: { fr: 'Vide : celle de la page.', en: 'Empty: the page’s own.' },
		},
		title: {
			title: { fr: 'Texte', en: 'Words' },
			help: { fr: 'Vide : le titre de la page.', en: 'Empty: the page’s title.' },
		},
		image: {
			title: { fr: 'Adresse de l’image', en: 'Address of the image' },
			help: { fr: 'Pour Pinterest.', en: 'For Pinterest.' },
		},
		onProducts: {
			title: { fr: 'Sur chaque produit', en: 'On every product' },
			help: {
				fr: 'À l’endroit que le thème prévoit (woocommerce_share).',
				en: 'Where the theme has a place for them (woocommerce_share).',
			},
		},
		countsUrl: {
			title: { fr: 'Adresse des compteurs', en: 'Address of the counters' },
			help: {
				fr: 'Répond par réseau : {"facebook": 12}. Interrogée après consentement seulement. Vide : pas de compteur.',
				en: 'Answers by network: {"facebook": 12}. Asked after consent only. Empty: no counters.',
			},
		},
	},
});
