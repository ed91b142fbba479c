import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Il accompagne le formulaire d’achat et le tableau des remises de la fiche produit.',
		en: 'It goes with the purchase form and the discount table of the product page.',
	},
	title: { fr: 'Remises par quantité', en: 'Quantity discounts' },
	description: {
		fr: 'Le prix suit la quantité, et le tableau des remises suit la déclinaison choisie.',
		en: 'The price follows the quantity, and the table of discounts follows the chosen variation.',
	},
	props: {
		livePrice: {
			title: { fr: 'Prix en direct', en: 'Live price' },
			help: {
				fr: 'Seulement si Discount Rules affiche les prix « dynamiquement ».',
				en: 'Only if Discount Rules shows prices “dynamically”.',
			},
		},
		variationTable: {
			title: { fr: 'Tableau par déclinaison', en: 'Table by variation' },
			help: {
				fr: 'Seulement si Discount Rules affiche son tableau.',
				en: 'Only if Discount Rules shows its table.',
			},
		},
		pickFromTable: {
			title: { fr: 'Choisir dans le tableau', en: 'Pick from the table' },
			help: {
				fr: 'Une ligne du tableau règle la quantité ; la ligne en cours est marquée.',
				en: 'A row of the table sets the quantity; the current row is marked.',
			},
		},
		onError: {
			title: { fr: 'Si le prix ne répond pas', en: 'If the price does not answer' },
			options: {
				keep: { fr: 'Garder le dernier prix et le dire', en: 'Keep the last price and say so' },
				empty: { fr: 'Vider la place du prix', en: 'Empty the place of the price' },
			},
		},
		priceTarget: { title: { fr: 'Place du prix', en: 'Place of the price' } },
		variationPriceTarget: { title: { fr: 'Place du prix d’une déclinaison', en: 'Place of a variation’s price' } },
		dimTarget: { title: { fr: 'Élément estompé pendant l’attente', en: 'Element dimmed meanwhile' } },
		productIdSource: { title: { fr: 'Champ du numéro de produit', en: 'Field of the product’s id' } },
		variationIdSource: { title: { fr: 'Champ du numéro de déclinaison', en: 'Field of the variation’s id' } },
	},
});
