import { expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../../src/ui/announcer';
import { controller, hosts, mount, row } from '../../tests/setup/gallery-page';
import { pressKey } from '../../tests/setup/press-key';

const hover = (x: number, y: number, pointerType = 'mouse') =>
	row()
		.children[0]!.querySelector('img')!
		.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType, clientX: x, clientY: y }));
const large = () => hosts[0]!.querySelector<HTMLImageElement>('.archipel-gallery__large');

test('[GAL-02] zoom shows the large picture under the mouse, at the part that the mouse points at', async () => {
	mount();
	hover(0, 0);
	await vi.waitFor(() => expect(large()).not.toBeNull());
	expect(large()!.getAttribute('src')).toBe('/img/nuisette-soiree-bordeaux-0.svg');
	expect(large()!.style.translate).toBe('0px 0px');
	hover(400, 500);
	expect(large()!.style.translate).toBe('-500px -700px');
	hosts[0]!.dispatchEvent(new PointerEvent('pointerleave'));
	expect(large()).toBeNull();
});

test('[GAL-02] zoom: not for a picture that is no wider than the gallery, not by touch, and not when it is off', async () => {
	const expectNone = async (pointerType?: string) => {
		hover(10, 10, pointerType);
		await vi.dynamicImportSettled();
		expect(large()).toBeNull();
	};
	const setWidth = (value: number) => Object.defineProperty(hosts[0]!, 'clientWidth', { value, configurable: true });
	mount();
	setWidth(900);
	await expectNone();
	setWidth(400);
	await expectNone('touch');
	controller.restart();
	mount(hosts[0], { zoom: false });
	await expectNone();
});

test.each(['+', '='])(
	'[GAL-02] [A11Y-02] zoom: %s enlarges the current picture, arrows move it, − and Escape reduce it',
	async (plus) => {
		mount();
		const press = (key: string) => pressKey(row(), key);
		expect(press('-')).toBe(false);
		await import('./parts/zoom');
		expect(press(plus), 'its file comes only now').toBe(false);
		await vi.waitFor(() => expect(large()).not.toBeNull());
		press('-');
		expect(press(plus)).toBe(true);
		expect(large()!.style.translate).toBe('-250px -350px');
		press('ArrowRight');
		expect(large()!.style.translate).toBe('-325px -350px');
		for (let i = 0; i < 9; i++) press('ArrowDown');
		expect(large()!.style.translate).toBe('-325px -700px');
		expect(row().scrollLeft).toBe(0);
		await vi.waitFor(() => expect(lastAnnouncement()).toMatch(/^Image agrandie\./));
		expect(press('Escape')).toBe(true);
		expect(large()).toBeNull();
		await vi.waitFor(() => expect(lastAnnouncement()).toBe('Image réduite.'));
		expect(press('Escape')).toBe(false);
	},
);
