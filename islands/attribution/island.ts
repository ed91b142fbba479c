import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'attribution',
	title: ['Origine des commandes', 'Order attribution'],
	description: [
		'Une commande dit de quelle campagne, de quel moteur ou de quel site le visiteur est venu, s’il l’a permis. Rien n’est gardé avant.',
		'An order tells from which campaign, search engine or site the visitor came, if they have allowed it. Nothing is kept before.',
	],
	group: 'everywhere',
	adoptsOnly: [
		'Il n’a rien à montrer\u202f: il remplit les champs cachés de la commande et de l’inscription.',
		'It has nothing to show: it fills hidden fields of the checkout and of the registration.',
	],
	props,
	adopts: 'body',
	// Loads only after consent: our cookie with the purpose, the Cookie Notice plugin's cookie, or a choice on this page. PHP replaces the purpose, and
	// the cookie names of other consent tools.
	when: 'cookie:archipel_consent=[^;]*advertising | cookie:cookie_notice_accepted=true | event:archipel:consent-changed',
	replaces: { scripts: ['wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
