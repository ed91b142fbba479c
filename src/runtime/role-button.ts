import { isModified } from './keys';

/** What a key presses. Enter on a link that has an address is the browser's own business. */
const PRESSED: Readonly<Record<string, string>> = { ' ': 'a[role=button]', Enter: 'a[role=button]:not([href])' };

/** Links with role `button` answer to Space and Enter like buttons (RT-12). */
export function activateRoleButtons(): void {
	document.addEventListener('keydown', (event) => {
		const target = event.target as HTMLElement;
		const pressed = PRESSED[event.key];
		if (event.defaultPrevented || isModified(event) || !pressed || !target.matches?.(pressed)) return;
		// The page must not scroll; a key that is held down is one press.
		event.preventDefault();
		if (!event.repeat) target.click();
	});
}
