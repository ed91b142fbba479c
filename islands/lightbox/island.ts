import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf } from '../../src/runtime/define-props';
import { OPENERS } from './groups';

/** Source of the text below a picture, as in the page builder's site settings. */
const sources = {
	title: ['Titre', 'Title'],
	caption: ['Légende', 'Caption'],
	alt: ['Texte de remplacement', 'Alternative text'],
	description: ['Description', 'Description'],
	none: ['Rien', 'Nothing'],
} as const;

export const props = defineProps({
	imageLinks: boolean('Tous les liens vers des images', 'All links to images', {
		default: true,
		help: [
			'Sinon, seulement ceux qui le demandent (data-elementor-open-lightbox="yes").',
			'Otherwise only those that ask for it (data-elementor-open-lightbox="yes").',
		],
	}),
	fullscreen: boolean('Bouton plein écran', 'Full-screen button', { default: true }),
	share: boolean('Bouton partager', 'Share button', { default: true }),
	titleSource: choice('Titre sous l’image', 'Title below the image', {
		default: 'title',
		options: sources,
	}),
	descriptionSource: choice('Description sous l’image', 'Description below the image', {
		default: 'description',
		options: sources,
	}),
	/** Stores the open picture in the URL, so that Back closes the lightbox (LB-01). A URL that names a picture opens it in any case. */
	placeInUrl: boolean('Image dans l’adresse', 'Image in the address', {
		default: false,
		help: [
			'L’adresse de la page dit quelle image est ouverte, et le retour arrière la ferme.',
			'The address of the page says which image is open, and Back closes it.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
export type WordSource = keyof typeof sources;

export default defineIsland({
	title: ['Visionneuse d’images', 'Image lightbox'],
	description: [
		'Les liens vers des images s’ouvrent dans une visionneuse, avec compteur, agrandissement, plein écran et partage.',
		'Links to images open in a viewer, with counter, zoom, full screen and share.',
	],
	adoptsOnly: [
		'Il agit sur les liens vers des images, où qu’ils soient.',
		'It acts on links to pictures, wherever they are.',
	],
	props,
	// Adopts the whole page: picture links are anywhere. Nothing is loaded before a link, or a URL that names a picture, is used.
	adopts: 'body',
	when: 'hash:elementor-action | hash:gid=',
	intents: OPENERS,
	pages: ['*'],
	enhance: () => import('./enhance'),
});
