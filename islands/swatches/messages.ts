import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('swatches', {
	unavailable: ['indisponible', 'unavailable'],
	outOfStock: ['épuisé', 'out of stock'],
	stockLeft: ['plus que {count}', '{count} left'],
	tooltip: ['{value} – {reason}', '{value} – {reason}'],
	chosen: [' : {value}', ': {value}'],
});
