import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'password-toggle',
	props,
	// Idle: WooCommerce's own script, which stays for its other tasks, has added its buttons by then.
	when: 'idle',
	adopts:
		'.woocommerce-Input[type="password"], [type="password"][autocomplete="current-password"], [type="password"][autocomplete="new-password"]',
	// Loader of WordPress's strength meter, which fetches the library on every page with a meter.
	replaces: { scripts: ['zxcvbn-async'] },
	pages: [],
	enhance: () => import('./enhance'),
});
