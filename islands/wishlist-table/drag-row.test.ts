import { expect, test } from 'vitest';
import { dragRow } from './served-table';

test('[WLT-04] a row that is dragged goes to the place of the other row under the pointer, above none to none, until it is let go', () => {
	document.body.innerHTML = '<table><tbody>' + '<tr data-archipel-row><td></td></tr>'.repeat(3) + '</tbody></table>';
	const body = document.querySelector('tbody')!;
	[...body.children].forEach((row, at) => (row.getBoundingClientRect = () => new DOMRect(0, at * 50, 300, 49)));
	const places: number[] = [];
	body.firstElementChild!.addEventListener('pointerdown', (event) =>
		dragRow(event as PointerEvent, body, (to) => places.push(to)),
	);
	const point = (type: string, clientY: number) =>
		body.firstElementChild!.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true, cancelable: true }));
	point('pointerdown', 10);
	expect(body.firstElementChild!.matches('[data-state=dragged]')).toBe(true);
	for (const y of [20, 70, 120, 500]) point('pointermove', y);
	point('pointerup', 120);
	point('pointermove', 70);
	expect(places).toEqual([-1, 1, 2, -1]);
	expect(body.querySelector('[data-state]')).toBeNull();
});
