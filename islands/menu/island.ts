import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'menu',
	title: ['Menu', 'Menu'],
	description: [
		'Un menu à sous-menus, méga-menus compris, qui s’ouvrent à la souris, au doigt et au clavier sans sortir de l’écran\u202f; un bouton et un accordéon sur téléphone. Sans JavaScript, des liens.',
		'A menu with submenus, mega menus included, that open by mouse, finger and keyboard and stay inside the window; a button and an accordion on phones. Without JavaScript, links.',
	],
	group: 'everywhere',
	props,
	// The buttons for keyboard users are made while idle, the code that places panels is loaded on hover or focus.
	when: 'idle | interaction',
	// Replaced only if the owner enables `themeMenus`: `render.php` then wraps the theme's menus in hosts.
	replaces: { scripts: ['storefront-navigation'] },
	enhance: () => import('./enhance'),
});
