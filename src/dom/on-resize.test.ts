import { expect, test, vi } from 'vitest';
import { element } from './element';
import { onResize } from './on-resize';

const observed = new Set<Element>();
let resize!: (...targets: Element[]) => void;

vi.stubGlobal(
	'ResizeObserver',
	class {
		constructor(report: (entries: { target: Element }[]) => void) {
			resize = (...targets) => report(targets.map((target) => ({ target })));
		}
		observe = (element: Element) => observed.add(element);
		unobserve = (element: Element) => observed.delete(element);
	},
);

test('what is measured in the same frame is read first and written then, each once, until it ends', () => {
	const [row, picture, other] = [element('ul'), element('img'), element('ul')];
	const steps: string[] = [];
	const measure = (name: string) => () => (steps.push(`read ${name}`), () => void steps.push(`write ${name}`));
	const end = new AbortController();
	onResize(row, measure('row'), end.signal, picture);
	onResize(other, measure('other'), new AbortController().signal);
	expect([...observed]).toEqual([row, picture, other]);

	resize(row, picture, other);
	expect(steps.splice(0)).toEqual(['read row', 'read other', 'write row', 'write other']);

	end.abort();
	expect([...observed]).toEqual([other]);
	resize(row, other);
	expect(steps).toEqual(['read other', 'write other']);
});
