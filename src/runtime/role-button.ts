import { isModified } from './keys';

/** Selector of links that a key presses. Enter on a link with an address is handled by the browser. */
const PRESSED: Readonly<Record<string, string>> = { ' ': 'a[role=button]', Enter: 'a[role=button]:not([href])' };

/** Links with role `button` answer to Space and Enter like buttons (RT-12). */
export function activateRoleButtons(): void {
	document.addEventListener('keydown', (event) => {
		const target = event.target as HTMLElement;
		const pressed = PRESSED[event.key];
		if (event.defaultPrevented || isModified(event) || !pressed || !target.matches?.(pressed)) return;
		// Prevents scrolling; a held key counts as one press.
		event.preventDefault();
		if (!event.repeat) target.click();
	});
}
