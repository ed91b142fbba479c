import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from '../../src/runtime/activation';
import * as url from '../../src/safety/url';
import { lastAnnouncement } from '../../src/ui/announcer';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { pressKey } from '../../tests/setup/press-key';
import { realJQuery as $ } from '../../tests/setup/real-jquery';
import { read } from '../../tests/setup/repository';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance from './enhance';
import { props } from './island';

const showImages = vi.hoisted(() => vi.fn());
vi.mock('../../src/ui/viewer/show-images', () => ({ showImages }));

const fixture = read('islands/gallery/fixture.html');
const controller = pageLife();
let hosts: HTMLElement[];

beforeEach(() => {
	document.body.innerHTML = fixture;
	hosts = [...document.querySelectorAll<HTMLElement>('.woocommerce-product-gallery')];
	const row = hosts[0]!.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper')!;
	Object.assign(row.style, { display: 'flex', overflowX: 'auto' });
	layOut(row, 400);
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

/** Adds layout and scrolling to a row of images, which happy-dom lacks. */
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
	void enhance(host, props.parse(own), islandContext(controller.signal, intents));
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
		for (const picture of hosts[0]!.querySelectorAll<HTMLElement>('.flex-control-nav img')) {
			const look = ['width', 'height', 'alt', 'decoding', 'draggable'].map((name) => picture.getAttribute(name));
			expect(look).toEqual(['100', '100', '', 'async', 'false']);
			expect(picture.style).toMatchObject({ position: 'absolute', inset: '0', inlineSize: '100%', blockSize: '100%' });
		}
		expect(current()).toBe(0);
		thumbnails()[2]!.click();
		expect(row().scrollLeft).toBe(800);
		expect(current()).toBe(2);
		expect(hosts[0]!.querySelectorAll('.flex-active')).toHaveLength(1);
		expect(thumbnails()[2]!.querySelector('img')!.classList.contains('flex-active')).toBe(true);
		expect(thumbnails()[1]!.getAttribute('aria-label')).toBe('Image 2 sur 3 : Nuisette Soirée, de dos');
	});

	test.each([
		['before its start', 60, -40],
		['beyond its end', 260, 60],
		['in view', 150, undefined],
	])('the strip goes to the thumbnail of the current picture: %s', (_where, left, by) => {
		mount();
		const strip = thumbnails()[0]!.closest('ol, ul')!;
		strip.getBoundingClientRect = () => new DOMRect(100, 0, 200, 50);
		thumbnails()[2]!.getBoundingClientRect = () => new DOMRect(left, 0, 100, 50);
		strip.scrollBy = vi.fn<() => void>();
		thumbnails()[2]!.click();
		expect(vi.mocked(strip.scrollBy).mock.calls.map(([to]) => (to as ScrollToOptions).left)).toEqual(
			by === undefined ? [] : [by],
		);
	});

	test('goes on and back by arrows that stay focusable at the ends', () => {
		mount();
		const [previous, next] = [button('Image précédente'), button('Image suivante')];
		expect(previous.getAttribute('aria-disabled')).toBe('true');
		const points = [previous, next].map((arrow) => arrow.querySelector('path')!.getAttribute('d'));
		expect(points).toEqual(['M15 5l-7 7 7 7', 'M9 5l7 7-7 7']);
		previous.click();
		expect(row().scrollLeft).toBe(0);
		next.click();
		next.click();
		next.click();
		expect([row().scrollLeft, next.getAttribute('aria-disabled'), next.disabled]).toEqual([800, 'true', false]);
	});

	test('follows the arrow keys, in the direction of the script', () => {
		mount();
		const press = (key: string) => pressKey(row(), key);
		press('ArrowRight');
		expect(row().scrollLeft).toBe(400);
		press('ArrowLeft');
		expect(row().scrollLeft).toBe(0);
		hosts[0]!.style.direction = 'rtl';
		press('ArrowLeft');
		expect(row().scrollLeft).toBe(400);
	});

	test('follows a finger without measuring the page: the picture of which most is seen is the current one', () => {
		const observed = stubObservers();
		const see = (at: number, intersectionRatio: number) => observed[at]!.tell({ intersectionRatio });
		const measures = [row(), ...row().children].map((box) => vi.spyOn(box, 'getBoundingClientRect'));
		mount();
		see(0, 1);
		expect(current()).toBe(0);
		see(1, 0.52);
		see(0, 0.48);
		expect(current()).toBe(1);
		for (const measure of measures) expect(measure).not.toHaveBeenCalled();
		observed.length = 0;
		button('Image suivante').click();
		// The slides are observed anew: the row may stop at another slide than its target.
		expect(observed.map(({ target }) => target)).toEqual([...row().children]);
	});

	test('is off with one picture, without any, where WooCommerce’s own slider drives them, and where the theme arranges them; the strip can be left out', () => {
		expect(mount(hosts[1]).querySelector('.flex-control-nav, .archipel-gallery__arrow')).toBeNull();
		expect(mount(hosts[2]).querySelector('button')).toBeNull();
		const slides = row();
		const viewport = document.createElement('div');
		viewport.className = 'flex-viewport';
		slides.replaceWith(viewport);
		viewport.append(slides);
		expect(mount().querySelector('button')).toBeNull();
		viewport.replaceWith(slides);
		slides.style.display = 'grid';
		expect(mount().querySelector('.flex-control-nav, .archipel-gallery__arrow')).toBeNull();
		slides.style.display = 'flex';
		mount(hosts[0], { thumbnails: false });
		expect([thumbnails(), button('Image suivante').localName]).toEqual([[], 'button']);
	});

	test('leaves the server’s markup as it was, and its pictures links', () => {
		const before = row().outerHTML;
		mount();
		thumbnails()[1]!.click();
		controller.abort();
		expect(hosts[0]!.querySelector('button, .archipel-gallery__strip')).toBeNull();
		expect(row().outerHTML).toBe(before);
		expect(hosts[0]!.hasAttribute('role')).toBe(false);
		expect([click(row().querySelector('a')!), showImages.mock.calls]).toEqual([true, []]);
	});
});

test('[GAL-01] a slide takes 500 milliseconds, and snapping waits for it', () => {
	vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	mount();
	const after = (time: number) => {
		vi.advanceTimersByTime(time);
		return [Math.round(row().scrollLeft), row().style.scrollSnapType];
	};
	thumbnails()[1]!.click();
	vi.advanceTimersToNextFrame();
	expect(after(240)).toEqual([187, 'none']);
	expect(after(240)).toEqual([398, 'none']);
	expect(after(32)).toEqual([400, '']);
});

const OTHER = { image_id: 7, image: { full_src: '/img/other.svg' } };
const tell = (name: 'found' | 'image', variation: unknown, from: Element = form()) =>
	from.dispatchEvent(
		new CustomEvent(`archipel:variation-${name}`, { bubbles: true, detail: variation && { variation } }),
	);
/** The form of the product, which is added to it first. */
function form(): Element {
	const product = hosts[0]!.parentElement!;
	return product.querySelector('form') ?? product.appendChild(document.createElement('form'));
}

test('[GAL-04] a chosen variation: whose picture became the first scrolls to it, and so does taking it back; whose picture is in the gallery already goes there; one with the same picture as before moves nothing, and neither does another product', async () => {
	mount();
	thumbnails()[2]!.click();
	tell('found', OTHER);
	await vi.waitFor(() => expect(row().scrollLeft).toBe(0));
	thumbnails()[2]!.click();
	tell('found', OTHER);
	tell('found', { image_id: 8, image: null }, document.body);
	await new Promise((resolve) => setTimeout(resolve));
	expect(current()).toBe(2);
	tell('found', { image_id: 8, image: { full_src: '/img/nuisette-soiree-bordeaux-1.svg' } });
	await vi.waitFor(() => expect(current()).toBe(1));
	tell('image', undefined);
	await vi.waitFor(() => expect(row().scrollLeft).toBe(0));
});

test('[GAL-04] a chosen variation: shown by WooCommerce’s own script is followed too', () => {
	vi.stubGlobal('jQuery', $);
	mount();
	$(hosts[0]!.querySelectorAll('.flex-control-nav li img')[1]!).trigger('flexslider-click');
	expect(current()).toBe(1);
	$(hosts[0]!).trigger('woocommerce_gallery_reset_slide_position');
	expect(current()).toBe(0);
});

test('jQuery listeners hear of the gallery once: from us where WooCommerce’s script is gone, and not where it stays; a call of its jQuery plugin does no harm', () => {
	vi.stubGlobal('jQuery', $);
	const heard: unknown[] = [];
	$(document.body).on('wc-product-gallery-before-init wc-product-gallery-after-init', ({ type }, ...args) =>
		heard.push([type, args[0]]),
	);
	mount();
	expect(heard).toEqual([
		['wc-product-gallery-before-init', hosts[0]],
		['wc-product-gallery-after-init', hosts[0]],
	]);
	expect($.fn['wc_product_gallery']!.call('the gallery')).toBe('the gallery');
	const script = document.head.appendChild(document.createElement('script'));
	script.id = 'wc-single-product-js';
	mount(hosts[1]);
	expect(heard).toHaveLength(2);
	script.remove();
});

describe('[GAL-03] the viewer', () => {
	/** Returns the options of the viewer, which is loaded at the first press. */
	const opened = async () => {
		await vi.waitFor(() => expect(showImages).toHaveBeenCalled());
		return showImages.mock.calls.at(-1)?.[0] as {
			images: { src: string; title: string }[];
			index: number;
			gid?: string;
			control?: Element;
		};
	};

	test('opens from the magnifier at the current picture, with captions as text', async () => {
		mount();
		thumbnails()[1]!.click();
		const trigger = button('Voir la galerie d’images en plein écran');
		expect(trigger.getAttribute('aria-haspopup')).toBe('dialog');
		trigger.click();
		expect(await opened()).toMatchObject({ index: 1, gid: '1', control: trigger });
		expect((await opened()).images.map(({ title }) => title)[0]).toBe('De face : dentelle bordeaux, taille 46');
		expect(await opened()).not.toHaveProperty('share');
	});

	test('opens from a picture; a modified click stays the browser’s', async () => {
		mount();
		const link = row().querySelectorAll('a')[2]!;
		expect(click(link, { ctrlKey: true })).toBe(true);
		expect(showImages).not.toHaveBeenCalled();
		expect(click(link.querySelector('img')!)).toBe(false);
		expect((await opened()).index).toBe(2);
	});

	test('leaves a picture without a large file to its link', async () => {
		const went = vi.spyOn(url, 'navigate').mockReturnValue(true);
		const link = row().querySelectorAll('a')[1]!;
		link.querySelector('img')!.removeAttribute('data-large_image');
		mount();
		expect(click(link.querySelector('img')!)).toBe(false);
		expect(went).toHaveBeenCalledExactlyOnceWith(link.href);
		expect(showImages).not.toHaveBeenCalled();
	});

	test('[RT-06] opens for a click that was held before the island was there', async () => {
		const control = row().querySelectorAll('a')[1]!;
		mount(hosts[0], {}, [{ control }]);
		expect(await opened()).toMatchObject({ index: 1, control });
	});

	test('[LB-01] opens at the picture that the address names, in the gallery that it names', async () => {
		history.replaceState(null, '', '/#&gid=1&pid=3');
		// Not by the change of the address, of which happy-dom tells later.
		await new Promise((resolve) => setTimeout(resolve));
		mount();
		mount(hosts[1]);
		expect((await opened()).index).toBe(2);
		expect(new Set(showImages.mock.calls.map(([{ gid }]) => gid as unknown))).toEqual(new Set(['1']));
	});

	test.each(['#&gid=9&pid=1', '#&gid=1&pid=9', '#&gid=1&pid=x'])('[LB-01] [SEC-03 S5] not for %s', (hash) => {
		history.replaceState(null, '', `/${hash}`);
		mount();
		expect(showImages).not.toHaveBeenCalled();
	});

	test('can be off: then pictures are links, and an address opens nothing', () => {
		history.replaceState(null, '', '/#&gid=1&pid=3');
		mount(hosts[0], { viewer: false });
		expect(click(row().querySelector('a')!)).toBe(true);
		expect(button('Voir la galerie d’images en plein écran')).toBeNull();
		expect(showImages).not.toHaveBeenCalled();
	});

	test('has no button where no picture has a large file', () => {
		for (const picture of row().querySelectorAll('img')) picture.removeAttribute('data-large_image');
		mount();
		expect(button('Voir la galerie d’images en plein écran')).toBeNull();
	});
});

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
