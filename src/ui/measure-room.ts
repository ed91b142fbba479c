import { EDGE } from './place-options';

/**
 * Writes `--archipel-available` and `--archipel-arrow` of a placed box. The height is the larger of the rooms above and below:
 * a box that is no higher fits on one side, and goes there. (With the room of the side where it stands, it would shrink instead.)
 */
export function measureRoom(box: HTMLElement, control: Element, gap: number): void {
	const { top, bottom, left, width } = control.getBoundingClientRect();
	const { clientHeight } = document.documentElement;
	const room = Math.max(top, clientHeight - bottom) - gap - EDGE;
	const centre = left + width / 2 - box.getBoundingClientRect().left - box.clientLeft;
	// A control that is out of the window leaves no more than the window.
	write(box, '--archipel-available', Math.floor(Math.min(room, clientHeight - 2 * EDGE)));
	write(box, '--archipel-arrow', Math.round(centre * 100) / 100);
}

function write({ style }: HTMLElement, name: string, pixels: number): void {
	const value = `${pixels}px`;
	if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
