import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { place } from './place';
import { placeFloating } from './place-floating';
import type { PlaceOptions } from './place-options';

vi.mock('./place-floating', () => ({ placeFloating: vi.fn() }));

const byLibrary = vi.mocked(placeFloating);
const stopLibrary = vi.fn();
const options: PlaceOptions = { placement: 'bottom-end', gap: 12, isMeasured: true };
let box: HTMLElement;
let control: HTMLElement;

const rect = (element: Element, left: number, top: number, width: number, height: number) =>
	vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, width, height));

beforeEach(() => {
	document.body.innerHTML = '<button>Panier</button><section></section>';
	control = document.querySelector('button')!;
	box = document.querySelector('section')!;
	byLibrary.mockReset().mockReturnValue(stopLibrary);
	stopLibrary.mockReset();
	Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
	vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
	rect(control, 900, 60, 100, 40);
	rect(box, 600, 112, 400, 300);
});
afterEach(() => {
	for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
});

describe('with CSS anchors', () => {
	test('the box is anchored in the top layer, under its control, with the other side for lack of room', () => {
		place(box, control, options);
		expect(box.popover).toBe('manual');
		expect(box.showPopover).toHaveBeenCalledOnce();
		const name = control.style.getPropertyValue('anchor-name');
		expect(name).toMatch(/^--archipel-anchor-\d+$/);
		expect(box.style.getPropertyValue('position-anchor')).toBe(name);
		expect(box.style.getPropertyValue('position-try-fallbacks')).toBe('flip-block');
		expect(box.style.marginTop).toBe('12px');
		expect(box.style.marginBottom).toBe('8px');
		expect(byLibrary).not.toHaveBeenCalled();
	});

	test('a box above its control is centred over it, inside the window', () => {
		rect(box, 910, 10, 80, 42);
		place(box, control, { placement: 'top', gap: 8, isMeasured: false });
		expect([box.style.marginTop, box.style.marginBottom]).toEqual(['8px', '8px']);
		expect(box.style.getPropertyValue('justify-self')).toBe('anchor-center');
		expect([box.style.left, box.style.right]).toEqual(['8px', '8px']);
		expect(box.style.getPropertyValue('--archipel-arrow')).toBe('');
		expect(byLibrary).not.toHaveBeenCalled();
	});

	test('[ACC-02] it is told where the centre of its control is, and how much height is left', () => {
		place(box, control, options);
		expect(box.style.getPropertyValue('--archipel-arrow')).toBe('350px');
		// 800 − 100 − 12 − 8
		expect(box.style.getPropertyValue('--archipel-available')).toBe('680px');
		rect(control, 900, 600, 100, 40);
		rect(box, 580, 288, 400, 300);
		dispatchEvent(new Event('scroll'));
		expect(box.style.getPropertyValue('--archipel-arrow')).toBe('370px');
		// Above: 600 − 12 − 8
		expect(box.style.getPropertyValue('--archipel-available')).toBe('580px');
	});

	test('hidden, both elements are as they were, and nothing listens', () => {
		box.style.top = '1px';
		const hide = place(box, control, options);
		hide();
		dispatchEvent(new Event('resize'));
		expect(box.hidePopover).toHaveBeenCalledOnce();
		expect(box.style.cssText).toBe('top: 1px;');
		expect(control.style.cssText).toBe('');
	});

	test('a box that left the page is not hidden', () => {
		const hide = place(box, control, options);
		box.remove();
		hide();
		expect(box.hidePopover).not.toHaveBeenCalled();
	});

	test('a box that the browser puts elsewhere all the same is placed by the library', async () => {
		rect(box, 0, 300, 400, 300);
		place(box, control, options);
		await vi.waitFor(() => expect(byLibrary).toHaveBeenCalledExactlyOnceWith(box, control, options));
		expect(control.style.cssText).toBe('');
		expect(box.style.getPropertyValue('position-anchor')).toBe('');
	});
});

describe('without CSS anchors', () => {
	beforeEach(() => void vi.stubGlobal('CSS', { supports: () => false }));
	afterEach(() => void vi.unstubAllGlobals());

	test('the library places it, and it is not seen before', async () => {
		const hide = place(box, control, options);
		expect(box.style.visibility).toBe('hidden');
		await vi.waitFor(() => expect(byLibrary).toHaveBeenCalledExactlyOnceWith(box, control, options));
		await vi.waitFor(() => expect(box.style.visibility).toBe(''));
		hide();
		expect(stopLibrary).toHaveBeenCalledOnce();
		expect(box.hidePopover).toHaveBeenCalledOnce();
	});

	test('hidden before the library is there, it is not placed', async () => {
		place(box, control, options)();
		expect(box.style.visibility).toBe('');
		await import('./place-floating');
		await new Promise((resolve) => setTimeout(resolve));
		expect(byLibrary).not.toHaveBeenCalled();
	});

	test('a library that fails leaves it where the browser puts it, in sight', async () => {
		byLibrary.mockImplementation(() => {
			throw new TypeError('Failed to fetch dynamically imported module');
		});
		const hide = place(box, control, options);
		expect(box.style.visibility).toBe('hidden');
		await vi.waitFor(() => expect(box.style.visibility).toBe(''));
		expect(byLibrary).toHaveBeenCalledOnce();
		hide();
		expect(box.hidePopover).toHaveBeenCalledOnce();
	});
});

test('without popovers the library places a plain box', async () => {
	for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
	const hide = place(box, control, options);
	await vi.waitFor(() => expect(byLibrary).toHaveBeenCalledOnce());
	expect(box.hasAttribute('popover')).toBe(false);
	hide();
	expect(stopLibrary).toHaveBeenCalledOnce();
});
