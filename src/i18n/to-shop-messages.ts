import { defineMessages } from './define-messages';

/** Text of the shop link in empty states. */
export const toShopMessages = defineMessages('to-shop', { shop: 'Voir la boutique' }, { shop: 'Go to the shop' });
