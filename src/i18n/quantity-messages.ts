import { defineMessages } from './define-messages';

/** Texts of quantity fields and their plus and minus buttons. */
export const quantityMessages = defineMessages(
	'common',
	{
		quantityOf: 'Quantité : {name}',
		increase: 'Augmenter la quantité',
		decrease: 'Diminuer la quantité',
	},
	{
		quantityOf: 'Quantity: {name}',
		increase: 'Increase quantity',
		decrease: 'Decrease quantity',
	},
);
