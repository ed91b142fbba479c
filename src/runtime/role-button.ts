/** What a key activates. Enter on a link that has an address is the browser's own business. */
const activated: Readonly<Record<string, string>> = { ' ': 'a[role=button]', Enter: 'a[role=button]:not([href])' };

/** Links with role `button` answer to Space and Enter like buttons (specification, section 5). */
export function activateRoleButtons(root: Document | HTMLElement = document): void {
	root.addEventListener('keydown', (event) => {
		const { key, target, defaultPrevented, repeat, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
		const selector = activated[key];
		if (!selector || defaultPrevented || ctrlKey || altKey || metaKey) return;
		if (!(target instanceof HTMLElement) || !target.matches(selector)) return;
		// The page must not scroll; a key that is held down is one press.
		event.preventDefault();
		if (!repeat) target.click();
	});
}
