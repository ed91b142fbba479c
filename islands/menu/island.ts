import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'menu',
	props,
	// What a keyboard needs is there before the shopper is; what opens comes when she turns to it.
	when: 'idle | interaction',
	// The theme's, where the owner wants them: `render.php` puts them into a host.
	replaces: { scripts: ['storefront-navigation'] },
	enhance: () => import('./enhance'),
});
