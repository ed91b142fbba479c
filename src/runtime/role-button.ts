import { isModified, isPress } from './keys';

/** Links with role `button` answer to Space and Enter like buttons (specification, section 5). */
export function activateRoleButtons(): void {
	document.addEventListener('keydown', (event) => {
		const { target } = event;
		if (event.defaultPrevented || isModified(event) || !isPress(event)) return;
		// Enter on a link that has an address is the browser's own business.
		if (!(target instanceof HTMLElement) || !target.matches(`a[role=button]${event.key === ' ' ? '' : ':not([href])'}`))
			return;
		// The page must not scroll; a key that is held down is one press.
		event.preventDefault();
		if (!event.repeat) target.click();
	});
}
