import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'currency-switcher',
	title: ['Choix de la devise', 'Currency switcher'],
	description: [
		'La cliente choisit sa devise et reste sur sa page, filtres compris\u202f; les pages mises en cache la respectent. Demande une extension de devises qui comprend «\u202f?currency=\u202f».',
		'The shopper chooses her currency and stays on her page, filters included; cached pages respect it. Needs a currency plugin that understands “?currency=”.',
	],
	group: 'everywhere',
	props,
	// A visitor who chose another currency may get a page cached in the shop's own.
	when: 'storage:archipel-currency | interaction',
	intents: 'form',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
