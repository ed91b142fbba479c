import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cookie-notice',
	props,
	// Consent is denied until mount: the first paint need not wait for the notice.
	when: 'idle',
	adopts: '#cookie-notice',
	replaces: { scripts: ['cookie-notice-front'] },
	enhance: () => import('./enhance'),
});
