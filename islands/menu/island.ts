import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'menu',
	props,
	// The buttons for keyboard users are made while idle, the code that places panels is loaded on hover or focus.
	when: 'idle | interaction',
	// Replaced only if the owner enables `themeMenus`: `render.php` then wraps the theme's menus in hosts.
	replaces: { scripts: ['storefront-navigation'] },
	enhance: () => import('./enhance'),
});
