import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import type { Intent } from '../../src/runtime/activation';
import { ActionError, sameAction } from '../../src/shop/elementor/action-link';
import enhance, { readAction } from './enhance';
import { allowedPicture, OPENERS } from './groups';
import { props } from './island';
import { click as clickControl } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { read } from '../../tests/setup/repository';

const showImages = vi.hoisted(() => vi.fn());
vi.mock('../../src/ui/viewer/show-images', () => ({ showImages }));

const fixture = read('islands/lightbox/fixture.html');
const here = new URL(document.baseURI).origin;
const encode = (settings: unknown) => btoa(JSON.stringify(settings));
const action = (settings: unknown) => `#elementor-action:action=lightbox&settings=${encode(settings)}`;
const OFFERED = action({ id: 12, url: '/img/ensemble-sur-mesure-emeraude-0.svg', slideshow: 'atelier' });
const controller = pageLife();
const warn = vi.fn();

beforeEach(() => {
	vi.spyOn(console, 'warn').mockImplementation(warn);
	document.body.innerHTML = fixture;
});

function mount(own: Record<string, unknown> = {}, intents: Intent[] = []): void {
	void enhance(document.body, props.parse(own), islandContext(controller.signal, intents));
}
/** A link, by its text or that of its picture. */
const find = (text: string) =>
	[...document.querySelectorAll('a')].find(
		(link) => link.textContent.trim() === text || link.querySelector('img')?.alt === text,
	)!;
/** Clicks a link. @returns Whether the island has taken the click from the browser. */
const click = (text: string, init: MouseEventInit = {}) =>
	!clickControl(find(text).firstElementChild ?? find(text), init);
/** The page builder's own script. */
const builder = () => Object.assign(document.createElement('script'), { id: 'elementor-frontend-js' });
const opened = () =>
	showImages.mock.calls.at(-1)?.[0] as { images: Record<string, string>[]; index: number; gid?: string };

describe('[LB-03] picture links', () => {
	test('of a gallery are leafed through together, with counter, full screen, zoom and share', () => {
		mount();
		expect(click('Nuisette Soirée noire, de dos')).toBe(true);
		expect(opened()).toMatchObject({ index: 1, gid: 'l1', share: true, fullscreen: true, linkFailures: true });
		expect(opened().images).toHaveLength(3);
	});

	test('take title and description from where the owner says, as text', () => {
		mount();
		click('L’atelier, première photo');
		expect(opened()).toMatchObject({ gid: 'atelier', index: 0 });
		expect(opened().images[0]).toMatchObject({
			title: 'Ensemble Sur mesure',
			description: 'Coupé à l’atelier <b>de Lyon</b>',
		});
		controller.restart();
		mount({ titleSource: 'caption', descriptionSource: 'alt' });
		click('Nuisette Soirée noire, de face');
		expect(opened().images[0]).toMatchObject({
			title: 'Noire, de face',
			description: 'Nuisette Soirée noire, de face',
		});
	});

	test('that say no, downloads, pages and modified clicks stay the browser’s; those of a product gallery are left to it', () => {
		mount();
		for (const text of ['Sans visionneuse', 'Télécharger', 'Une page']) expect(click(text)).toBe(false);
		expect(click('Nuisette Soirée noire, de face', { metaKey: true })).toBe(false);
		document.body.innerHTML = '<div class="woocommerce-product-gallery"><a href="/img/a.svg">photo</a></div>';
		expect(click('photo')).toBe(false);
		expect(showImages).not.toHaveBeenCalled();
	});

	test('can be limited to those that ask for it', () => {
		mount({ imageLinks: false });
		expect(click('Nuisette Soirée noire, de face')).toBe(false);
		expect(click('L’atelier, seconde photo')).toBe(true);
		expect(opened().index).toBe(1);
	});

	test('[RT-06] a click that was held opens; one that is not ours is carried out', () => {
		const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
		const [picture, page] = ['Nuisette Soirée noire, de face', 'Une page'].map(find);
		mount({}, [{ control: picture! }, { control: page! }]);
		expect(opened().index).toBe(0);
		expect(assign).toHaveBeenCalledExactlyOnceWith(page!.href);
	});

	test('of slides that a carousel repeats are leafed through once each, and a copy opens its picture', () => {
		const slide = (name: string, copy = '') =>
			`<div class="swiper-slide ${copy}"><a href="/img/${name}.svg" data-elementor-lightbox-slideshow="c">${copy}${name}</a></div>`;
		document.body.innerHTML = `${slide('b', 'swiper-slide-duplicate')}${slide('a')}${slide('b')}${slide('a', 'swiper-slide-duplicate')}`;
		mount();
		expect(click('swiper-slide-duplicateb')).toBe(true);
		expect(opened()).toMatchObject({ index: 1 });
		expect(opened().images).toHaveLength(2);
	});

	test.each([
		['the script of the page builder, which listens on the document, does not hear of them', true, 0],
		['without it nobody else is kept from hearing', false, 1],
	])('open once: %s', (_what, hasBuilder, heard) => {
		if (hasBuilder) document.body.append(builder());
		mount();
		const others = vi.fn();
		document.addEventListener('click', others, { signal: controller.signal });
		click('L’atelier, première photo');
		expect([showImages.mock.calls.length, others.mock.calls.length]).toEqual([1, heard]);
	});

	test('[LB-01] an address names a picture by gallery and number', () => {
		history.replaceState(null, '', '/#&gid=atelier&pid=2');
		mount();
		expect(opened()).toMatchObject({ gid: 'atelier', index: 1 });
		history.replaceState(null, '', '/#&gid=l1&pid=3');
		dispatchEvent(new Event('hashchange'));
		expect(opened()).toMatchObject({ gid: 'l1', index: 2 });
	});
});

describe('[LB-02] the page builder’s action', () => {
	test('[SEC-03 S2] is read plain and percent-encoded, with accents; keys besides address and slide show are left out; of another kind is not ours', () => {
		const settings = { url: '/img/été.svg', slideshow: 3 };
		const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(settings)));
		const hash = `#elementor-action:action=lightbox&settings=${btoa(bytes)}`;
		expect(readAction(hash)).toEqual({ url: '/img/été.svg', slideshow: '3' });
		expect(readAction(`#${encodeURIComponent(hash.slice(1))}`)).toEqual({ url: '/img/été.svg', slideshow: '3' });
		expect(sameAction(hash, `#${encodeURIComponent(hash.slice(1))}`)).toBe(true);
		expect(sameAction(hash, '#%')).toBe(false);
		const more = action({ url: '/img/a.svg', html: '<b>', videoParams: {}, id: 3, type: 'image' });
		expect(readAction(more)).toEqual({ url: '/img/a.svg', slideshow: undefined });
		expect(readAction('#elementor-action:action=popup:open&settings=e30=')).toBeUndefined();
		expect(readAction('#reviews')).toBeUndefined();
	});

	test.each([
		['no settings', '#elementor-action:action=lightbox'],
		['not base64', '#elementor-action:action=lightbox&settings=%%%'],
		['not JSON', '#elementor-action:action=lightbox&settings=YWJj'],
		['a list', action([])],
		['no address', action({ type: 'image' })],
		['CVE-2021-24891: HTML of its own', action({ type: null, html: '<img src=x onerror=alert(1)>' })],
		[
			'CVE-2022-29455: attributes of a video',
			action({ type: 'video', url: 'https://x/', videoParams: { onerror: 'alert(1)' } }),
		],
		['an unknown type', action({ type: 'html', url: '/img/a.svg', html: '<script>alert(1)</script>' })],
		['too long', action({ url: `/img/${'a'.repeat(9000)}.svg` })],
	])('[SEC-03 S2] with %s is refused', (_name, hash) => {
		expect(() => readAction(hash)).toThrow(ActionError);
	});

	test('[SEC-03 S2] opens from a link of the page; one to a host that the page does not use opens nothing, one to another page is the browser’s', () => {
		mount();
		expect(click('Voir la Nuisette Classique')).toBe(true);
		expect(opened().images).toEqual([
			{ src: `${here}/img/nuisette-classique-ivoire-0.svg`, alt: 'Voir la Nuisette Classique' },
		]);
		expect(warn).not.toHaveBeenCalled();
		expect(click('Une image d’ailleurs')).toBe(true);
		expect(warn).toHaveBeenCalledOnce();
		document.body.innerHTML = `<a href="/autre/${action({ url: '/img/a.svg' })}">ailleurs</a>`;
		expect(click('ailleurs')).toBe(false);
		expect(showImages).toHaveBeenCalledOnce();
	});

	test('opens from the address if the page offers it, in its slide show', () => {
		history.replaceState(null, '', `/${OFFERED}`);
		mount();
		expect(opened()).toMatchObject({ gid: 'atelier', index: 0 });
		expect(opened().images).toHaveLength(2);
	});

	test.each([
		['is left to the page builder’s script, which knows it by its very characters', encodeURIComponent, 0],
		['is carried out in another spelling, which that script does not know', (words: string) => words, 1],
	])('of an address %s', (_name, spell, times) => {
		document.body.append(builder());
		history.replaceState(null, '', `/#${spell(OFFERED.slice(1))}`);
		mount();
		expect(showImages).toHaveBeenCalledTimes(times);
		expect(warn).not.toHaveBeenCalled();
	});

	test.each([
		['that the page does not offer', action({ url: '/img/autre.svg', type: 'image' }), 'is not on this page'],
		['with HTML', action({ type: null, html: '<script>' }), 'make no sense'],
	])('[SEC-03 S2] from an address %s it is ignored with one warning', (_name, hash, reason) => {
		history.replaceState(null, '', `/${hash}`);
		mount();
		expect(showImages).not.toHaveBeenCalled();
		expect(warn.mock.calls).toEqual([[expect.stringMatching(`^\\[archipel\\] lightbox: .*${reason}`)]]);
	});

	test('[SEC-03 S2] pictures may come from this site, an allowed host, or one whose pictures the page shows', () => {
		printConfig({ shop: { allowedHosts: ['cdn.test'] } });
		const picture = document.body.appendChild(document.createElement('img'));
		picture.src = 'https://media.test/a.jpg';
		expect(allowedPicture('/a.jpg')).toBe(`${here}/a.jpg`);
		expect(allowedPicture('https://cdn.test/a.jpg')).toBe('https://cdn.test/a.jpg');
		expect(allowedPicture('https://media.test/b.jpg')).toBe('https://media.test/b.jpg');
		for (const address of [
			'https://evil.test/a.jpg',
			'javascript:alert(1)',
			'data:image/svg+xml,x',
			'https://u:p@cdn.test/a.jpg',
			'http://[',
		]) {
			expect(allowedPicture(address)).toBeUndefined();
		}
	});
});

test.each([
	...['png', 'jpg', 'jpeg', 'gif', 'svg', 'webp', 'avif'].flatMap((type) => [
		[`/medias/photo.${type}`, true],
		[`/medias/PHOTO.${type.toUpperCase()}?v=2`, true],
	]),
	['#elementor-action:action=lightbox&settings=e30', true],
	['#elementor-action%3Aaction%3Dlightbox%26settings%3De30', true],
	['/boutique/', false],
	['/a.pdf', false],
])('[LB-01] a link to a picture, or to an action of the page builder, opens the lightbox: %s: %s', (href, does) => {
	document.body.innerHTML = `<a href="${href}">Photo</a>`;
	expect(document.querySelector('a')!.matches(OPENERS)).toBe(does);
});
