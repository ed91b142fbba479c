import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'password-toggle',
	props,
	// WooCommerce's own script, which does much else and stays, has put its buttons by then.
	when: 'idle',
	adopts:
		'.woocommerce-Input[type="password"], [type="password"][autocomplete="current-password"], [type="password"][autocomplete="new-password"]',
	// The loader of its library, which every page with a meter would fetch.
	replaces: { scripts: ['zxcvbn-async'] },
	pages: [],
	enhance: () => import('./enhance'),
});
