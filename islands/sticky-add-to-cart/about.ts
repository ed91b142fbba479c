import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Sa barre reprend le bouton d’achat de la fiche produit où elle est affichée.',
		en: 'Its bar repeats the purchase button of the product page that it is on.',
	},
	title: { fr: 'Barre d’achat', en: 'Sticky add-to-cart bar' },
	description: {
		fr: 'Sur la fiche produit, une barre en bas de l’écran prend le relais quand le bouton d’ajout au panier est passé.',
		en: 'On a product page, a bar at the bottom of the screen takes over once the add-to-cart button has been scrolled past.',
	},
	props: {
		image: {
			title: { fr: 'Photo', en: 'Picture' },
			help: { fr: 'Montre la photo du produit dans la barre.', en: 'Shows the picture of the product in the bar.' },
		},
		media: {
			title: { fr: 'Écrans', en: 'Screens' },
			help: {
				fr: 'Requête média CSS : « (max-width: 767px) » réserve la barre aux téléphones. Vide : partout.',
				en: 'CSS media query: “(max-width: 767px)” keeps the bar to phones. Empty: everywhere.',
			},
		},
	},
});
