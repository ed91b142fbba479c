import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	thumbnails: boolean('Vignettes', 'Thumbnails', {
		default: true,
		help: [
			'Une rangée de petites photos sous la grande. Sans elle, les flèches restent.',
			'A row of small pictures below the large one. Without it the arrows stay.',
		],
	}),
	/** Enlarges a picture that is larger than its place, by mouse hover or the + key (GAL-02). */
	zoom: boolean('Loupe', 'Zoom', {
		default: true,
		help: [
			'Survoler une photo l’agrandit, si le fichier est plus large que la galerie.',
			'Hovering a picture enlarges it, if the file is wider than the gallery.',
		],
	}),
	/** Opens pictures in a full-screen viewer (GAL-03). Off: pictures link to the large file. */
	viewer: boolean('Plein écran', 'Full screen', {
		default: true,
		help: [
			'Une photo touchée s’ouvre en plein écran. Sinon, elle est un lien vers le fichier.',
			'A picture opens in full screen. Otherwise it is a link to its file.',
		],
	}),
	/** Stores the open picture in the URL, so that Back closes the viewer (LB-01). A URL that names a picture opens it in any case. */
	placeInUrl: boolean('Photo dans l’adresse', 'Picture in the address', {
		default: false,
		help: [
			'L’adresse de la page dit quelle photo est en plein écran : on peut la partager, et le retour arrière ferme.',
			'The address of the page says which picture is in full screen: it can be shared, and Back closes.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Galerie du produit', 'Product gallery'],
	description: [
		'Les photos du produit : défilement, vignettes, agrandissement et plein écran, au doigt, à la souris et au clavier.',
		'The pictures of a product: carousel, thumbnails, zoom and full screen, by touch, mouse and keyboard.',
	],
	group: 'product',
	file: 'product',
	adoptsOnly: [
		'Il améliore la galerie que WooCommerce affiche sur la fiche produit.',
		'It works on the gallery that WooCommerce prints on the product page.',
	],
	props,
	when: 'idle | interaction',
	adopts: '.woocommerce-product-gallery',
	intents: '.woocommerce-product-gallery__image a',
	// Handles of WooCommerce since 10.3, and older ones that themes still enqueue. `wc-single-product` also runs tabs and stars, whose
	// islands list it too; if it stays, it ignores a gallery without the other scripts.
	replaces: {
		scripts: [
			'wc-single-product',
			'wc-flexslider',
			'flexslider',
			'wc-zoom',
			'zoom',
			'wc-photoswipe',
			'photoswipe',
			'wc-photoswipe-ui-default',
			'photoswipe-ui-default',
		],
		styles: ['photoswipe', 'photoswipe-default-skin'],
	},
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
