import { defineMessages } from './define-messages';

/** Of the field for a quantity, and the buttons beside it. */
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
