/**
 * Links with role `button` answer to the Space key like buttons; Enter they know already (specification, section 5).
 */
export function activateRoleButtons(root: Document | HTMLElement = document): void {
	root.addEventListener('keydown', (event) => {
		const { key, target, defaultPrevented } = event as KeyboardEvent;
		if (key !== ' ' || defaultPrevented || !(target instanceof Element) || !target.matches('a[role=button]')) return;
		event.preventDefault();
		(target as HTMLElement).click();
	});
}
