import { autoUpdate, computePosition } from '@floating-ui/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { float } from './float';

vi.mock('@floating-ui/dom', async (original) => ({
	...(await original<typeof import('@floating-ui/dom')>()),
	autoUpdate: vi.fn(),
	computePosition: vi.fn(),
}));

const stop = vi.fn();
let box: HTMLElement;
let control: HTMLElement;
const isPlaced = () => vi.waitFor(() => expect(box.style.translate).toMatch(/^30px /));

beforeEach(() => {
	document.body.innerHTML = '<button>Favoris</button><p>Ajouter aux favoris</p>';
	control = document.querySelector('button')!;
	box = document.querySelector('p')!;
	vi.mocked(computePosition).mockResolvedValue({ x: 30, y: 40 } as Awaited<ReturnType<typeof computePosition>>);
	vi.mocked(autoUpdate).mockImplementation((_control, _box, update) => {
		update();
		return stop;
	});
	Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
});
afterEach(() => {
	for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

test('the library places it in the top layer, and it is not seen before', async () => {
	const hide = float(box, control, 'top');
	const seen: string[] = [];
	vi.mocked(box.showPopover).mockImplementation(() => void seen.push('raised'));
	vi.mocked(computePosition).mockImplementation(() => {
		seen.push(`placed while ${box.style.visibility}`);
		return Promise.resolve({ x: 30, y: 40 } as Awaited<ReturnType<typeof computePosition>>);
	});
	await isPlaced();
	await vi.waitFor(() => expect([box.style.translate, box.style.visibility]).toEqual(['30px 40px', '']));
	expect(seen).toEqual(['raised', 'placed while hidden']);
	expect(box.popover).toBe('manual');
	expect(vi.mocked(computePosition).mock.calls[0]).toMatchObject([control, box, { placement: 'top' }]);
	expect(control.style.cssText).toBe('');
	hide();
	expect(stop).toHaveBeenCalledOnce();
	expect(box.hidePopover).toHaveBeenCalledOnce();
});

test('[CONS-06] it turns to the other side of its control rather than over a bar, whose height the page knows by then', async () => {
	float(box, control, 'bottom');
	await isPlaced();
	document.documentElement.style.scrollPaddingBottom = '178px';
	const { middleware } = vi.mocked(computePosition).mock.calls[0]![2]!;
	const { options } = middleware!.find((one) => one && one.name === 'flip') as {
		options: [(state: object) => object];
	};
	expect([options].flat()[0]!({})).toMatchObject({ padding: { top: 8, bottom: 186 } });
});

test('[NAV-07] what the browser shows already stays where it is while it is pressed: a choice in it is a click', async () => {
	let isDown = true;
	const matches = vi.spyOn(box, 'matches').mockImplementation((selector) => selector.startsWith(':active') && isDown);
	float(box, control, 'top');
	await vi.waitFor(() => expect(matches).toHaveBeenCalledTimes(2));
	expect(box.style.cssText).toBe('');
	expect(box.hasAttribute('popover')).toBe(false);
	isDown = false;
	await isPlaced();
});

test('[REL-02] hidden before the library is there, it is not placed; nor is a box that has left the page before its turn, which browsers refuse to show', async () => {
	float(box, control, 'top')();
	expect(box.style.visibility).toBe('');
	await new Promise((resolve) => setTimeout(resolve));
	expect(box.showPopover).not.toHaveBeenCalled();
	expect(autoUpdate).not.toHaveBeenCalled();
	float(box, control, 'top');
	box.remove();
	await import('@floating-ui/dom');
	await new Promise((resolve) => setTimeout(resolve));
	expect(box.showPopover).not.toHaveBeenCalled();
});

test('a library that fails leaves it where the browser puts it, in sight', async () => {
	vi.mocked(autoUpdate).mockImplementation(() => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	const shown = vi.fn();
	const hide = float(box, control, 'top', shown);
	await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce());
	expect(box.style.visibility).toBe('');
	expect(box.showPopover).toHaveBeenCalledOnce();
	hide();
	expect(box.hidePopover).toHaveBeenCalledOnce();
});

test('a box that left the page is not hidden', async () => {
	const hide = float(box, control, 'top');
	await isPlaced();
	box.remove();
	hide();
	expect(box.hidePopover).not.toHaveBeenCalled();
});

test('without popovers the library places a plain box', async () => {
	for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
	const hide = float(box, control, 'bottom');
	await isPlaced();
	expect(box.style.position).toBe('fixed');
	expect(box.hasAttribute('popover')).toBe(false);
	hide();
	expect(stop).toHaveBeenCalledOnce();
});
