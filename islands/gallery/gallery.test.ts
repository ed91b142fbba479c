import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { installJQuery } from '../../tests/setup/stand-in-jquery';
import type { Intent } from '../../src/runtime/activation';
import enhance from './enhance';
import { slideTo } from './parts/slide-to';
import { props } from './props';

const showImages = vi.hoisted(() => vi.fn());
vi.mock('../../src/ui/viewer/show-images', () => ({ showImages }));

const fixture = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
let controller: AbortController;
let hosts: HTMLElement[];

beforeEach(() => {
	controller = new AbortController();
	showImages.mockReset();
	document.body.innerHTML = fixture;
	hosts = [...document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery')];
	const row = hosts[0]!.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')!;
	row.style.overflowX = 'auto';
	layOut(row, 400);
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
	controller.abort();
	document.body.innerHTML = '';
	history.replaceState(null, '', '/');
	vi.unstubAllGlobals();
});

/** A row of pictures as wide as itself, with the scrolling that happy-dom lacks. */
function layOut(row: HTMLElement, width: number): void {
	const frames = [...row.children] as HTMLElement[];
	let left = 0;
	Object.defineProperties(row, {
		clientWidth: { value: width },
		scrollWidth: { value: width * frames.length },
		scrollLeft: {
			get: () => left,
			set(value: number) {
				left = value;
			},
		},
	});
	row.getBoundingClientRect = () => new DOMRect(0, 0, width, 500);
	frames.forEach((frame, index) => {
		frame.getBoundingClientRect = () => new DOMRect(index * width - left, 0, width, 500);
		Object.defineProperties(frame, { clientWidth: { value: width }, clientHeight: { value: 500 } });
	});
	Object.defineProperty(row.parentElement, 'clientWidth', { value: width, configurable: true });
}

function mount(host = hosts[0]!, own: Record<string, unknown> = {}, intents: Intent[] = []): HTMLElement {
	void enhance(host, props.parse(own), {
		activation: { by: 'idle', takeIntents: () => intents },
		signal: controller.signal,
		fail: (error) => {
			throw error;
		},
	});
	return host;
}
const row = () => hosts[0]!.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')!;
const thumbnails = () => [...hosts[0]!.querySelectorAll<HTMLButtonElement>('.flex-control-nav button')];
const current = () => thumbnails().findIndex((button) => button.getAttribute('aria-current') === 'true');
const button = (name: string) => hosts[0]!.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)!;

describe('[GAL-01] the carousel', () => {
	test('has a thumbnail for each picture, with its size, and marks the current one for eyes, readers and themes', () => {
		mount();
		expect(thumbnails()).toHaveLength(3);
		for (const picture of hosts[0]!.querySelectorAll('.flex-control-nav img')) {
			expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('alt')]).toEqual([
				'100',
				'100',
				'',
			]);
		}
		expect(current()).toBe(0);
		thumbnails()[2]!.click();
		expect(row().scrollLeft).toBe(800);
		expect(current()).toBe(2);
		expect(hosts[0]!.querySelectorAll('.flex-active')).toHaveLength(1);
		expect(thumbnails()[2]!.querySelector('img')!.classList.contains('flex-active')).toBe(true);
		expect(thumbnails()[1]!.getAttribute('aria-label')).toBe('Image 2 sur 3 : Nuisette Soirée, de dos');
	});

	test('goes on and back by arrows that stay focusable at the ends', () => {
		mount();
		const [previous, next] = [button('Image précédente'), button('Image suivante')];
		expect(previous.getAttribute('aria-disabled')).toBe('true');
		previous.click();
		expect(row().scrollLeft).toBe(0);
		next.click();
		next.click();
		next.click();
		expect([row().scrollLeft, next.getAttribute('aria-disabled'), next.disabled]).toEqual([800, 'true', false]);
	});

	test('follows the arrow keys, in the direction of the script', () => {
		mount();
		const press = (key: string) => row().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
		press('ArrowRight');
		expect(row().scrollLeft).toBe(400);
		press('ArrowLeft');
		expect(row().scrollLeft).toBe(0);
		hosts[0]!.style.direction = 'rtl';
		press('ArrowLeft');
		expect(row().scrollLeft).toBe(400);
	});

	test('follows a finger: where it stops is the current picture', async () => {
		mount();
		row().scrollLeft = 400;
		row().dispatchEvent(new Event('scroll'));
		await vi.waitFor(() => expect(current()).toBe(1));
	});

	test('is off with one picture, without any, and where the theme arranges them', () => {
		expect(mount(hosts[1]).querySelector('.flex-control-nav, .archipel-gallery__arrow')).toBeNull();
		expect(mount(hosts[2]).querySelector('button')).toBeNull();
		expect(
			mount(hosts[0], { layout: 'theme' }).querySelector('.flex-control-nav, .archipel-gallery__arrow'),
		).toBeNull();
	});

	test('keeps away from a gallery that WooCommerce’s own slider drives', () => {
		const viewport = document.createElement('div');
		viewport.className = 'flex-viewport';
		row().before(viewport);
		viewport.append(row());
		mount();
		expect(hosts[0]!.querySelector('button')).toBeNull();
	});

	test('leaves the server’s markup as it was', () => {
		const before = row().outerHTML;
		mount();
		thumbnails()[1]!.click();
		controller.abort();
		expect(hosts[0]!.querySelector('button, .archipel-gallery__strip')).toBeNull();
		expect(row().outerHTML).toBe(before);
		expect(hosts[0]!.hasAttribute('role')).toBe(false);
	});

	test('the strip can be left out', () => {
		mount(hosts[0], { thumbnails: false });
		expect(thumbnails()).toEqual([]);
		expect(button('Image suivante')).toBeTruthy();
	});
});

describe('[GAL-01] a slide takes 500 milliseconds', () => {
	/** Frames that a test lets pass. */
	function stubFrames() {
		let callback: FrameRequestCallback | undefined;
		vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => ((callback = next), 1));
		vi.stubGlobal('cancelAnimationFrame', () => (callback = undefined));
		return (time: number) => {
			const run = callback;
			callback = undefined;
			run?.(time);
		};
	}

	test('and snapping waits for it', () => {
		const frame = stubFrames();
		const ended = vi.fn();
		slideTo(row(), 400, 500, ended);
		frame(1000);
		expect([row().scrollLeft, row().style.scrollSnapType]).toEqual([0, 'none']);
		frame(1250);
		expect(row().scrollLeft).toBe(200);
		frame(1499);
		expect(row().scrollLeft).toBeLessThan(400);
		expect(ended).not.toHaveBeenCalled();
		frame(1500);
		expect([row().scrollLeft, row().style.scrollSnapType]).toEqual([400, '']);
		expect(ended).toHaveBeenCalledOnce();
	});

	test('[A11Y-03] none for who wants less motion', () => {
		const frame = stubFrames();
		mount();
		thumbnails()[1]!.click();
		expect(row().scrollLeft).toBe(400);
		frame(0);
	});

	test('and whoever touches the row takes over', () => {
		const frame = stubFrames();
		slideTo(row(), 400, 500, () => {});
		frame(0);
		frame(250);
		row().dispatchEvent(new Event('pointerdown'));
		frame(500);
		expect(row().scrollLeft).toBe(200);
	});
});

describe('[GAL-02] zoom', () => {
	const hover = (x: number, y: number, pointerType = 'mouse') =>
		row()
			.children[0]!.querySelector('img')!
			.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType, clientX: x, clientY: y }));
	const large = () => hosts[0]!.querySelector<HTMLImageElement>('.archipel-gallery__large');

	test('shows the large picture under the mouse, at the part that the mouse points at', () => {
		mount();
		hover(0, 0);
		expect(large()!.getAttribute('src')).toBe('/img/nuisette-soiree-bordeaux-0.svg');
		expect(large()!.style.translate).toBe('0px 0px');
		hover(400, 500);
		expect(large()!.style.translate).toBe('-500px -700px');
		hosts[0]!.dispatchEvent(new PointerEvent('pointerleave'));
		expect(large()).toBeNull();
	});

	test('not for a picture that is no wider than the gallery, not by touch, and not when it is off', () => {
		mount();
		hover(10, 10, 'touch');
		expect(large()).toBeNull();
		Object.defineProperty(hosts[0]!, 'clientWidth', { value: 900 });
		hover(10, 10);
		expect(large()).toBeNull();
		controller.abort();
		controller = new AbortController();
		Object.defineProperty(hosts[0]!, 'clientWidth', { value: 400 });
		mount(hosts[0], { zoom: false });
		hover(10, 10);
		expect(large()).toBeNull();
	});

	test('[A11Y-02] + enlarges the current picture, arrows move it, − and Escape reduce it', () => {
		mount();
		const press = (key: string) => {
			const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
			row().dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(press('-')).toBe(false);
		expect(press('+')).toBe(true);
		expect(large()!.style.translate).toBe('-250px -350px');
		press('ArrowRight');
		expect(large()!.style.translate).toBe('-325px -350px');
		for (let i = 0; i < 9; i++) press('ArrowDown');
		expect(large()!.style.translate).toBe('-325px -700px');
		expect(row().scrollLeft).toBe(0);
		expect(press('Escape')).toBe(true);
		expect(large()).toBeNull();
		expect(press('Escape')).toBe(false);
	});
});

describe('[GAL-03] the viewer', () => {
	const opened = () =>
		showImages.mock.calls.at(-1)?.[0] as {
			images: { src: string; title: string }[];
			index: number;
			gid?: string;
			control?: Element;
		};
	const click = (element: Element, init: MouseEventInit = {}) => {
		const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
		element.dispatchEvent(event);
		return event.defaultPrevented;
	};

	test('opens from the magnifier at the current picture, with captions as text', () => {
		mount();
		thumbnails()[1]!.click();
		const trigger = button('Voir la galerie d’images en plein écran');
		expect(trigger.getAttribute('aria-haspopup')).toBe('dialog');
		trigger.click();
		expect(opened()).toMatchObject({ index: 1, gid: '1', control: trigger });
		expect(opened().images.map(({ title }) => title)[0]).toBe('De face : dentelle bordeaux, taille 46');
		expect(opened()).not.toHaveProperty('share');
	});

	test('opens from a picture; a modified click stays the browser’s', () => {
		mount();
		const link = row().querySelectorAll('a')[2]!;
		expect(click(link, { ctrlKey: true })).toBe(false);
		expect(showImages).not.toHaveBeenCalled();
		expect(click(link.querySelector('img')!)).toBe(true);
		expect(opened().index).toBe(2);
	});

	test('[RT-06] opens for a click that was held before the island was there', () => {
		const control = row().querySelectorAll('a')[1]!;
		mount(hosts[0], {}, [{ type: 'click', control }]);
		expect(opened()).toMatchObject({ index: 1, control });
	});

	test('[LB-01] opens at the picture that the address names, in the gallery that it names', () => {
		history.replaceState(null, '', '/#&gid=1&pid=3');
		mount();
		mount(hosts[1]);
		expect(showImages).toHaveBeenCalledOnce();
		expect(opened().index).toBe(2);
	});

	test.each(['#&gid=9&pid=1', '#&gid=1&pid=9', '#&gid=1&pid=x'])('[LB-01] not for %s', (hash) => {
		history.replaceState(null, '', `/${hash}`);
		mount();
		expect(showImages).not.toHaveBeenCalled();
	});

	test('can be off: then pictures are links, and an address opens nothing', () => {
		history.replaceState(null, '', '/#&gid=1&pid=3');
		mount(hosts[0], { viewer: false });
		expect(click(row().querySelector('a')!)).toBe(false);
		expect(button('Voir la galerie d’images en plein écran')).toBeNull();
		expect(showImages).not.toHaveBeenCalled();
	});

	test('can leave the address alone', () => {
		history.replaceState(null, '', '/#&gid=1&pid=3');
		mount(hosts[0], { placeInUrl: false });
		expect(showImages).not.toHaveBeenCalled();
		click(row().querySelector('a')!);
		expect(opened().gid).toBeUndefined();
	});
});

describe('[GAL-04] a chosen variation', () => {
	const form = () => {
		const made = document.createElement('form');
		hosts[0]!.parentElement!.append(made);
		return made;
	};
	const tell = (name: 'found' | 'reset', variation: unknown, from: Element) =>
		from.dispatchEvent(
			new CustomEvent(`archipel:variation-${name}`, { bubbles: true, detail: variation && { variation } }),
		);

	test('whose picture became the first scrolls to it, and so does taking it back', async () => {
		mount();
		const variations = form();
		thumbnails()[2]!.click();
		tell('found', { image_id: 7, image: { full_src: '/img/other.svg' } }, variations);
		await vi.waitFor(() => expect(row().scrollLeft).toBe(0));
		thumbnails()[1]!.click();
		tell('reset', undefined, variations);
		await vi.waitFor(() => expect(row().scrollLeft).toBe(0));
	});

	test('whose picture is in the gallery already goes there', async () => {
		mount();
		tell('found', { image_id: 7, image: { full_src: '/img/nuisette-soiree-bordeaux-1.svg' } }, form());
		await vi.waitFor(() => expect(current()).toBe(1));
	});

	test('with the same picture as before moves nothing, and neither does a reset of nothing, or another product', async () => {
		mount();
		const variations = form();
		tell('found', { image_id: 7, image: { full_src: '/img/other.svg' } }, variations);
		await Promise.resolve();
		thumbnails()[2]!.click();
		tell('found', { image_id: 7, image: { full_src: '/img/other.svg' } }, variations);
		tell('found', { image_id: 8, image: null }, document.body);
		await new Promise((resolve) => setTimeout(resolve));
		expect(current()).toBe(2);
	});

	test('shown by WooCommerce’s own script is followed too', () => {
		const { $ } = installJQuery();
		mount();
		$(hosts[0]!.querySelectorAll('.flex-control-nav li img')[1]!).trigger('flexslider-click');
		expect(current()).toBe(1);
		$(hosts[0]!).trigger('woocommerce_gallery_reset_slide_position');
		expect(current()).toBe(0);
	});
});

test('jQuery listeners hear of the gallery once: from us where WooCommerce’s script is gone, and not where it stays', () => {
	const { $ } = installJQuery();
	const heard: unknown[] = [];
	$(document.body).on('wc-product-gallery-before-init wc-product-gallery-after-init', ({ type }, ...args) =>
		heard.push([type, args[0]]),
	);
	mount();
	expect(heard).toEqual([
		['wc-product-gallery-before-init', hosts[0]],
		['wc-product-gallery-after-init', hosts[0]],
	]);
	const script = document.head.appendChild(document.createElement('script'));
	script.id = 'wc-single-product-js';
	mount(hosts[1]);
	expect(heard).toHaveLength(2);
	script.remove();
});
