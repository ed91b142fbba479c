import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Il anime les cœurs de TI WooCommerce Wishlist ; sans cette extension, il place les siens sur les vignettes et les fiches.',
		en: 'It brings the hearts of TI WooCommerce Wishlist to life; without that plugin it prints its own on tiles and product pages.',
	},
	title: { fr: 'Cœur des favoris', en: 'Wishlist button' },
	description: {
		fr: 'La cliente met un produit de côté d’un geste ; sans extension de favoris, la liste reste dans son navigateur.',
		en: 'The shopper puts a product aside with one press; without a wishlist plugin the list stays in her browser.',
	},
	props: {
		onTiles: {
			title: { fr: 'Cœur sur les vignettes', en: 'Heart on product tiles' },
			help: { fr: 'Sans TI WooCommerce Wishlist.', en: 'Without TI WooCommerce Wishlist.' },
		},
		onProduct: {
			title: { fr: 'Cœur sur les fiches', en: 'Heart on product pages' },
			help: { fr: 'Sans TI WooCommerce Wishlist.', en: 'Without TI WooCommerce Wishlist.' },
		},
		noticeDuration: {
			title: { fr: 'Durée du message', en: 'Duration of the message' },
			help: { fr: 'En millisecondes ; les erreurs restent.', en: 'In milliseconds; errors stay.' },
		},
		redirect: {
			title: { fr: 'Aller à la liste après l’ajout', en: 'Go to the list after adding' },
			help: {
				fr: 'Si TI WooCommerce Wishlist le demande : la cliente en est avertie, et a quatre secondes pour rester. Sinon, le message mène à la liste.',
				en: 'If TI WooCommerce Wishlist asks for it: the shopper is told, and has four seconds to stay. Off: the message has a link to the list.',
			},
		},
		sendFiles: {
			title: { fr: 'Envoyer les fichiers du formulaire', en: 'Send the form’s files' },
			help: {
				fr: 'Seulement si une option de produit en a besoin dans la liste.',
				en: 'Only if a product option needs them in the list.',
			},
		},
	},
});
