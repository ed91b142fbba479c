import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cookie-notice',
	title: ['Bandeau cookies', 'Cookie notice'],
	description: [
		'Demande l’accord du visiteur avant tout traceur\u202f: refuser est aussi simple qu’accepter, le choix se fait par finalité et se change à tout moment. Reprend le bandeau de l’extension Cookie Notice quand elle est là.',
		'Asks for consent before anything tracks: refusing is as easy as accepting, purposes are chosen one by one and can be changed at any time. Takes over the banner of the Cookie Notice plugin where it is installed.',
	],
	group: 'everywhere',
	props,
	// Consent is denied until mount: the first paint need not wait for the notice.
	when: 'idle',
	adopts: '#cookie-notice',
	replaces: { scripts: ['cookie-notice-front'] },
	enhance: () => import('./enhance'),
});
