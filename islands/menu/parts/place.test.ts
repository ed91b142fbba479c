import { beforeEach, expect, test, vi } from 'vitest';
import { props, type Props } from '../island';
import { placePanel } from './place';

const lib = vi.hoisted(() => ({
	computePosition: vi.fn(),
	stop: vi.fn(),
	update: () => {},
	/** Options of each part of the placement, by its name. */
	given: {} as Record<string, unknown>,
}));
vi.mock('@floating-ui/dom', () => ({
	computePosition: lib.computePosition,
	autoUpdate: (_reference: unknown, _panel: unknown, update: () => void) => ((lib.update = update), update(), lib.stop),
	...Object.fromEntries(
		['flip', 'offset', 'shift', 'size'].map((name) => [name, (options: unknown) => (lib.given[name] = options)]),
	),
}));

/** Places: left edge and width. */
const BOXES: Record<string, [left: number, width: number]> = { header: [100, 800], item: [200, 90], link: [210, 60] };
const find = (id: string) => document.getElementById(id)!;
const place = (own: Partial<Props>, width?: Props['panels']) => {
	const item = { element: find('item'), link: find('link'), panel: find('panel') };
	const undo = placePanel(item, props.parse(own), find('host'), width);
	const [reference, panel, options] = lib.computePosition.mock.calls.at(-1)! as [
		{ contextElement: Element; getBoundingClientRect: () => DOMRect },
		Element,
		{ placement: string; strategy: string },
	];
	expect([reference.contextElement, panel, options.strategy]).toEqual([item.element, item.panel, 'fixed']);
	const { left, top, width: wide, height } = reference.getBoundingClientRect();
	expect([top, height]).toEqual([20, 40]);
	return { undo, panel: item.panel, left, wide, placement: options.placement };
};

beforeEach(() => {
	document.body.innerHTML = `<header id="header" style="padding-left: 10px; padding-right: 30px"><div id="host">
		<li id="item"><a id="link"></a><ul id="panel" style="color: red"></ul></li></div></header>`;
	lib.computePosition.mockResolvedValue({ x: 50, y: 70 });
	vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200);
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		const [left, width] = BOXES[this.id] ?? [0, 1200];
		return new DOMRect(left, 20, width, 40);
	});
});

test.each<[name: string, own: Partial<Props>, className: string, expected: [number, number, string, string]]>([
	['at its item', {}, '', [200, 90, 'bottom-start', '']],
	['a width for mega menus only', { panels: 'stretch' }, '', [200, 90, 'bottom-start', '']],
	['a mega menu at its item', {}, 'mega', [200, 90, 'bottom-start', '']],
	['in the container', { panels: 'container' }, 'mega', [110, 760, 'bottom-start', '760px']],
	['from the left of the container', { panels: 'left' }, 'has-mega-menu', [110, 760, 'bottom-start', '']],
	['over the window', { panels: 'stretch' }, 'mega', [0, 1200, 'bottom-start', '1200px']],
	['by its class', { panels: 'left' }, 'mega has-fullwidth', [0, 1200, 'bottom-start', '1200px']],
	['by another name of it', { panels: 'left' }, 'mega mega-stretchwidth', [0, 1200, 'bottom-start', '1200px']],
	['by its class in the container', {}, 'mega has-containerwidth', [110, 760, 'bottom-start', '760px']],
	['by its class from the left', {}, 'mega mega-leftwidth', [110, 760, 'bottom-start', '']],
	['with an arrow, below its link', { arrow: true }, '', [210, 60, 'bottom', '']],
])('[NAV-01] [ACC-02] a panel %s', (_name, own, className, [left, wide, placement, width]) => {
	find('item').className = className;
	const placed = place(own);
	expect(placed).toMatchObject({ left, wide, placement });
	expect(placed.panel.style.width).toBe(width);
	const padding = width === '1200px' ? 0 : 8;
	expect(lib.given).toMatchObject({
		offset: own.arrow ? 12 : 0,
		flip: { padding, crossAxis: false },
		shift: { padding },
		size: { padding },
	});
});

test('[NAV-01] a panel in a panel stands beside, without an arrow; without a container the window is one', () => {
	find('host').dataset['archipelPanel'] = '';
	const { left, placement } = place({ arrow: true });
	expect([left, placement, lib.given['offset']]).toEqual([200, 'right-start', 0]);
	expect(lib.given['flip']).toEqual({ padding: 8, crossAxis: true });
	find('header').replaceWith(find('host'));
	const root = document.documentElement;
	root.style.cssText = 'padding-left: 0px; padding-right: 0px';
	expect(place({}, 'container')).toMatchObject({ wide: 1200 });
	expect(place({}, 'left')).toMatchObject({ wide: 1200 });
	[find('item').className, find('panel').className] = ['mega', 'has-stretchwidth'];
	expect(place({}), 'by the class of the panel').toMatchObject({ left: 0, wide: 1200 });
	root.removeAttribute('style');
});

test('[NAV-01] [ACC-02] a panel is in the top layer, not larger than the room there is, and as it was before when it closes', async () => {
	const show = vi.fn();
	const panel = find('panel');
	Object.assign(panel, { showPopover: show });
	Object.defineProperty(panel, 'clientLeft', { value: 2 });
	const { undo } = place({ arrow: true });
	expect([show.mock.calls.length, panel.popover, panel.style.position]).toEqual([1, 'manual', 'fixed']);
	await vi.waitFor(() => expect([panel.style.left, panel.style.top]).toEqual(['50px', '70px']));
	// The centre of the link, 240 px, seen from the panel inside its border.
	expect(panel.style.getPropertyValue('--archipel-arrow')).toBe('188px');
	const { apply } = lib.given['size'] as { apply: (room: object) => void };
	apply({ availableHeight: 300, availableWidth: 500 });
	expect([panel.style.maxHeight, panel.style.maxWidth]).toEqual(['300px', '500px']);
	apply({ availableHeight: 119, availableWidth: 500 });
	expect(panel.style.maxHeight).toBe('120px');
	lib.update();
	undo();
	await Promise.resolve();
	expect(lib.stop).toHaveBeenCalledOnce();
	expect(panel.outerHTML).toBe('<ul id="panel" style="color: red;"></ul>');
	panel.removeAttribute('style');
	place({}).undo();
	expect(panel.outerHTML).toBe('<ul id="panel"></ul>');
});
