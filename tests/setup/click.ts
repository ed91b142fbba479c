/** Clicks a control. @returns Whether the browser would follow its link; it does not. */
export function click(control: Element, init: MouseEventInit = {}): boolean {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	let isFollowed = false;
	const stay = (heard: Event) => {
		if (heard !== event) return;
		isFollowed = !event.defaultPrevented;
		event.preventDefault();
	};
	addEventListener('click', stay);
	control.dispatchEvent(event);
	removeEventListener('click', stay);
	return isFollowed;
}
