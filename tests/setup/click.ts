/** Clicks a control. @returns Whether the browser would follow its link; it does not. */
export function click(control: Element, init: MouseEventInit = {}): boolean {
	let isFollowed = false;
	const stay = (event: Event) => {
		isFollowed = !event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener('click', stay, { once: true });
	control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	removeEventListener('click', stay);
	return isFollowed;
}
