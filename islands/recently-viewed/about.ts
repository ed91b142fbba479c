import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	title: { fr: 'Vus récemment', en: 'Recently viewed' },
	description: {
		fr: 'La cliente retrouve les produits qu’elle a regardés ; ils ne sont notés que dans son navigateur, et elle peut l’interdire.',
		en: 'The shopper finds the products she looked at; they are noted in her own browser only, and she can forbid it.',
	},
	props: {
		record: {
			title: { fr: 'Retenir les produits regardés', en: 'Remember the products looked at' },
			help: {
				fr: 'Dans le navigateur de la cliente, jamais sur le serveur. Désactivé, tout ce qui était retenu est effacé.',
				en: 'In the shopper’s browser, never on the server. Switched off, everything that was kept is erased.',
			},
		},
		max: { title: { fr: 'Nombre de produits', en: 'Number of products' }, help: { fr: 'De 1 à 24.', en: '1 to 24.' } },
		onShopPages: {
			title: { fr: 'Sous la boutique et les fiches', en: 'Below shop and product pages' },
			help: {
				fr: 'Sinon, placez le panneau où vous voulez.',
				en: 'Otherwise place the panel where you want it.',
			},
		},
	},
});
