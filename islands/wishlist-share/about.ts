import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Partage des favoris', en: 'Wishlist sharing' },
	description: {
		fr: 'Partager une liste par le téléphone lui-même, sur les réseaux, par e-mail ou en copiant son lien ; on est prévenue de ce que le lien permet.',
		en: 'Sharing a list by the device itself, on networks, by e-mail or by copying its link; the shopper is told what the link allows.',
	},
	props: {},
});
