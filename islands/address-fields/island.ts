import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Champs d’adresse', 'Address fields'],
	description: [
		'Les champs de chaque pays\u00a0: régions, libellés, champs obligatoires, ordre. Rien ne saute, la saisie reste, les listes sont celles du navigateur. Là où un moyen de paiement garde le script de commande de WooCommerce, ses scripts d’adresse restent aussi.',
		'The fields of each country: regions, labels, required fields, order. Nothing jumps, what was typed stays, and lists are the browser’s own. Where a payment method keeps WooCommerce’s checkout script, its address scripts stay too.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il suit le pays choisi dans les adresses de WooCommerce\u00a0: commande, compte et calcul de la livraison.',
		'It follows the country chosen in WooCommerce’s addresses: checkout, account and shipping calculator.',
	],
	// A form restored by the browser may show fields that do not match its country.
	when: 'idle | interaction',
	adopts:
		'.woocommerce-billing-fields, .woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
	replaces: { scripts: ['wc-country-select', 'wc-address-i18n', 'selectWoo'], styles: ['select2'] },
	requires: ['woocommerce'],
	pages: ['cart', 'checkout', 'account'],
	enhance: () => import('./enhance'),
});
