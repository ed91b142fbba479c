import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'cart',
	adoptsOnly: {
		fr: 'Il suit le pays choisi dans les adresses de WooCommerce\u00a0: commande, compte et calcul de la livraison.',
		en: 'It follows the country chosen in WooCommerce’s addresses: checkout, account and shipping calculator.',
	},
	title: { fr: 'Champs d’adresse', en: 'Address fields' },
	description: {
		fr: 'Les champs de chaque pays\u00a0: régions, libellés, champs obligatoires, ordre. Rien ne saute, la saisie reste, les listes sont celles du navigateur. Là où un moyen de paiement garde le script de commande de WooCommerce, ses scripts d’adresse restent aussi.',
		en: 'The fields of each country: regions, labels, required fields, order. Nothing jumps, what was typed stays, and lists are the browser’s own. Where a payment method keeps WooCommerce’s checkout script, its address scripts stay too.',
	},
	props: {},
});
