import { defineMessages } from './define-messages';

/** The way on from where there is nothing yet. */
export const toShopMessages = defineMessages('to-shop', { shop: 'Voir la boutique' }, { shop: 'Go to the shop' });
