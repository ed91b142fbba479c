import { defineMessages } from './define-messages';

export const quantityMessages = defineMessages('common', {
	quantityOf: ['Quantité : {name}', 'Quantity: {name}'],
	increase: ['Augmenter la quantité', 'Increase quantity'],
	decrease: ['Diminuer la quantité', 'Decrease quantity'],
});
