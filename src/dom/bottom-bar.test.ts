import { beforeEach, expect, test, vi } from 'vitest';
import { stubObservers } from '../../tests/setup/stub-observers';
import { showBottomBar } from './bottom-bar';

let observed: ReturnType<typeof stubObservers>;
/** Elements at the lower edge, with their upper edge; below the height of the window they cover the line that is asked about. */
let laid: [element: Element, top: number, bottom: number][];
const element = (name: string, style = '') => {
	const made = document.createElement(name);
	made.style.cssText = style;
	document.body.append(made);
	return made;
};
const bar = () => document.createElement('p');
const stack = () => document.querySelector<HTMLElement>('.archipel-bottom-bars');
const height = () => document.documentElement.style.getPropertyValue('--archipel-bottom-bars');
const asked = vi.fn();

beforeEach(() => {
	laid = [];
	observed = stubObservers();
	vi.stubGlobal('innerHeight', 600);
	vi.stubGlobal('innerWidth', 400);
	document.elementsFromPoint = (x, y) => {
		asked(x, y);
		return laid.filter(([, top, bottom]) => top <= y && y < bottom).map(([one]) => one);
	};
	vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
		const [, top, bottom] = laid.find(([one]) => one === this) ?? [this, 0, 0];
		return new DOMRect(0, top, 400, bottom - top);
	});
	vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
});

test('[A11Y-02] bars at the edge stand below what floats; the page is told their height, and nothing is left of the last', () => {
	const [edge, above, more] = [bar(), bar(), bar()];
	const hide = [showBottomBar(edge, 'edge'), showBottomBar(above, 'above'), showBottomBar(more, 'edge')];
	expect([...stack()!.children]).toEqual([above, edge, more]);
	expect([height(), stack()!.style.insetBlockEnd]).toEqual(['50px', '0px']);
	const rules = () =>
		document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
	expect(rules().join()).toMatch(/scroll-padding-block-end: 58px.*padding-block-end: 50px/);
	hide.slice(1).forEach((end) => end());
	expect([...stack()!.children]).toEqual([edge]);
	hide[0]!();
	expect([stack(), height(), observed]).toEqual([null, '', []]);
	expect(rules().join()).not.toContain('padding');
	dispatchEvent(new Event('resize'));
	expect(height()).toBe('');
	showBottomBar(edge, 'edge')();
});

test.each([
	['a notice of the shop', 'position: fixed', 40, 40],
	['what scrolls with the page', 'position: static', 40, 0],
	['a dialog of a third of the window', 'position: fixed', 200, 0],
])('[A11Y-02] a bar stands above %s (%s, %d px): %d px', (_name, style, size, lift) => {
	laid = [[element('footer', style), 600 - size, 600]];
	const hide = showBottomBar(bar(), 'edge');
	expect([stack()!.style.insetBlockEnd, height()]).toEqual([`${lift}px`, `${50 + lift}px`]);
	expect(asked).toHaveBeenCalledWith(200, 599);
	hide();
});

test('[A11Y-02] a bar follows those below it: stacked ones, one that goes, comes or grows; behind a modal dialog nothing is asked', async () => {
	const hide = showBottomBar(bar(), 'edge');
	const [low, high] = [element('i', 'position: fixed'), element('b', 'position: fixed')];
	laid = [
		[stack()!, 500, 600],
		[low, 560, 600],
		[high, 530, 560],
	];
	await vi.waitFor(() => expect(stack()!.style.insetBlockEnd).toBe('70px'));
	expect(observed.map(({ target }) => target)).toEqual([stack(), high]);
	laid = [[low, 550, 600]];
	observed[0]!.tell();
	expect(stack()!.style.insetBlockEnd).toBe('50px');
	laid = [[low, 540, 600]];
	dispatchEvent(new Event('resize'));
	expect(stack()!.style.insetBlockEnd).toBe('60px');
	asked.mockClear();
	// happy-dom does not know `:modal`.
	const search = vi.spyOn(document, 'querySelector').mockReturnValueOnce(low);
	observed[0]!.tell();
	expect(search).toHaveBeenCalledWith('dialog:modal');
	expect(asked).not.toHaveBeenCalled();
	laid = [];
	observed[0]!.tell();
	expect(stack()!.style.insetBlockEnd).toBe('0px');
	hide();
});
