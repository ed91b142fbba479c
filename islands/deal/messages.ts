import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('deal', {
	ends: ['L’offre se termine le {date}.', 'This deal ends on {date}.'],
	over: ['Cette offre est terminée.', 'This deal is over.'],
	ended: ['L’offre s’est terminée le {date}.', 'This deal ended on {date}.'],
	sold: ['{sold} vendu sur {stock} | {sold} vendus sur {stock}', '{sold} sold of {stock} | {sold} sold of {stock}'],
});
