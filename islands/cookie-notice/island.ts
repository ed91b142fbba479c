import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'cookie-notice',
	props,
	// Consent is denied until it mounts, so nothing is lost by leaving the first paint alone.
	when: 'idle',
	adopts: '#cookie-notice',
	replaces: { scripts: ['cookie-notice-front'] },
	enhance: () => import('./enhance'),
});
