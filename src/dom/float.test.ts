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
const isPlaced = () => vi.waitFor(() => expect(box.style.left).toBe('30px'));

beforeEach(() => {
	document.body.innerHTML = '<button>Favoris</button><p>Ajouter aux favoris</p>';
	control = document.querySelector('button')!;
	box = document.querySelector('p')!;
	stop.mockReset();
	vi.mocked(computePosition)
		.mockReset()
		.mockResolvedValue({ x: 30, y: 40 } as Awaited<ReturnType<typeof computePosition>>);
	vi.mocked(autoUpdate)
		.mockReset()
		.mockImplementation((_control, _box, update) => {
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
	expect(box.popover).toBe('manual');
	expect(box.showPopover).toHaveBeenCalledOnce();
	expect(box.style.visibility).toBe('hidden');
	await isPlaced();
	expect([box.style.top, box.style.visibility]).toEqual(['40px', '']);
	expect(vi.mocked(computePosition).mock.calls[0]).toMatchObject([control, box, { placement: 'top' }]);
	expect(control.style.cssText).toBe('');
	hide();
	expect(stop).toHaveBeenCalledOnce();
	expect(box.hidePopover).toHaveBeenCalledOnce();
});

test('hidden before the library is there, it is not placed', async () => {
	float(box, control, 'top')();
	expect(box.style.visibility).toBe('');
	await new Promise((resolve) => setTimeout(resolve));
	expect(autoUpdate).not.toHaveBeenCalled();
});

test('a library that fails leaves it where the browser puts it, in sight', async () => {
	vi.mocked(autoUpdate).mockImplementation(() => {
		throw new TypeError('Failed to fetch dynamically imported module');
	});
	const hide = float(box, control, 'top');
	expect(box.style.visibility).toBe('hidden');
	await vi.waitFor(() => expect(box.style.visibility).toBe(''));
	expect(autoUpdate).toHaveBeenCalledOnce();
	hide();
	expect(box.hidePopover).toHaveBeenCalledOnce();
});

test('a box that left the page is not hidden', () => {
	const hide = float(box, control, 'top');
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
