import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

const sources = {
	title: { fr: 'Titre', en: 'Title' },
	caption: { fr: 'Légende', en: 'Caption' },
	alt: { fr: 'Texte de remplacement', en: 'Alternative text' },
	description: { fr: 'Description', en: 'Description' },
	none: { fr: 'Rien', en: 'Nothing' },
};

export default describeIsland<typeof props>({
	group: 'everywhere',
	adoptsOnly: {
		fr: 'Il agit sur les liens vers des images, où qu’ils soient.',
		en: 'It acts on links to pictures, wherever they are.',
	},
	title: { fr: 'Visionneuse d’images', en: 'Image lightbox' },
	description: {
		fr: 'Les liens vers des images s’ouvrent dans une visionneuse, avec compteur, agrandissement, plein écran et partage.',
		en: 'Links to images open in a viewer, with counter, zoom, full screen and share.',
	},
	props: {
		imageLinks: {
			title: { fr: 'Tous les liens vers des images', en: 'All links to images' },
			help: {
				fr: 'Sinon, seulement ceux qui le demandent (data-elementor-open-lightbox="yes").',
				en: 'Otherwise only those that ask for it (data-elementor-open-lightbox="yes").',
			},
		},
		fullscreen: { title: { fr: 'Bouton plein écran', en: 'Full-screen button' } },
		share: { title: { fr: 'Bouton partager', en: 'Share button' } },
		titleSource: { title: { fr: 'Titre sous l’image', en: 'Title below the image' }, options: sources },
		descriptionSource: {
			title: { fr: 'Description sous l’image', en: 'Description below the image' },
			options: sources,
		},
		placeInUrl: {
			title: { fr: 'Image dans l’adresse', en: 'Image in the address' },
			help: {
				fr: 'L’adresse de la page dit quelle image est ouverte, et le retour arrière la ferme.',
				en: 'The address of the page says which image is open, and Back closes it.',
			},
		},
	},
});
