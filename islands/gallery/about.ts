import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Il améliore la galerie que WooCommerce affiche sur la fiche produit.',
		en: 'It works on the gallery that WooCommerce prints on the product page.',
	},
	title: { fr: 'Galerie du produit', en: 'Product gallery' },
	description: {
		fr: 'Les photos du produit : défilement, vignettes, agrandissement et plein écran, au doigt, à la souris et au clavier.',
		en: 'The pictures of a product: carousel, thumbnails, zoom and full screen, by touch, mouse and keyboard.',
	},
	props: {
		layout: {
			title: { fr: 'Disposition', en: 'Layout' },
			options: {
				carousel: { fr: 'Une photo à la fois', en: 'One picture at a time' },
				theme: { fr: 'Celle du thème', en: 'The theme’s own' },
			},
		},
		thumbnails: {
			title: { fr: 'Vignettes', en: 'Thumbnails' },
			help: {
				fr: 'Une rangée de petites photos sous la grande. Sans elle, les flèches restent.',
				en: 'A row of small pictures below the large one. Without it the arrows stay.',
			},
		},
		zoom: {
			title: { fr: 'Loupe', en: 'Zoom' },
			help: {
				fr: 'Survoler une photo l’agrandit, si le fichier est plus large que la galerie.',
				en: 'Hovering a picture enlarges it, if the file is wider than the gallery.',
			},
		},
		viewer: {
			title: { fr: 'Plein écran', en: 'Full screen' },
			help: {
				fr: 'Une photo touchée s’ouvre en plein écran. Sinon, elle est un lien vers le fichier.',
				en: 'A picture opens in full screen. Otherwise it is a link to its file.',
			},
		},
		placeInUrl: {
			title: { fr: 'Photo dans l’adresse', en: 'Picture in the address' },
			help: {
				fr: 'L’adresse de la page dit quelle photo est en plein écran : on peut la partager, et le retour arrière ferme.',
				en: 'The address of the page says which picture is in full screen: it can be shared, and Back closes.',
			},
		},
	},
});
