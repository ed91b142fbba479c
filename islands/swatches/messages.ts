import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'swatches',
	{
		unavailable: 'indisponible',
		outOfStock: 'épuisé',
		stockLeft: 'plus que {count}',
		tooltip: '{value} – {reason}',
		chosen: ' : {value}',
	},
	{
		unavailable: 'unavailable',
		outOfStock: 'out of stock',
		stockLeft: '{count} left',
		tooltip: '{value} – {reason}',
		chosen: ': {value}',
	},
);
