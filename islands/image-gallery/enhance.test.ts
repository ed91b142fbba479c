import { beforeEach, expect, test, vi } from 'vitest';
import { lastAnnouncement } from '../../src/ui/announcer';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { stubObservers } from '../../tests/setup/stub-observers';
import enhance, { hiddenPlace } from './enhance';
import { props } from './island';

const life = pageLife();
const host = () => document.querySelector<HTMLElement>('[data-archipel]')!;
const items = () => [...host().querySelectorAll('li')];
const control = () => host().querySelector<HTMLElement>('.archipel-image-gallery__more')!;
/** Numbers of the visible items; those of other categories are hidden by CSS. */
const visible = () => {
	const { value } = host().querySelector<HTMLInputElement>(':checked')!;
	const isShown = ({ dataset }: HTMLElement) =>
		dataset['later'] === undefined && (value === '0' || dataset['groups']!.split(' ').includes(value));
	return items().flatMap((item, at) => (isShown(item) ? [at + 1] : []));
};
const slideshows = () =>
	items().map(({ firstElementChild: tile }) => tile!.getAttribute('data-elementor-lightbox-slideshow'));
const open = (own: Record<string, unknown> = {}, pressed: readonly HTMLElement[] = []) =>
	enhance(host(), props.parse({ batch: 2, hover: 'none', ...own }), islandContext(life.signal, pressed));
const choose = (group: string) => {
	const field = host().querySelector<HTMLInputElement>(`[value="${group}"]`)!;
	field.checked = true;
	field.dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
	const tile = '<a class="archipel-image-gallery__tile" href="#" data-elementor-lightbox-slideshow="g1"></a>';
	const list = ['1 2', '2', '1', '1', '2'].map((groups) => `<li data-groups="${groups}">${tile}</li>`).join('');
	document.body.innerHTML = `<div data-archipel="image-gallery"><p class="archipel-image-gallery__filter">${[
		'0',
		'1',
		'2',
	]
		.map((group) => `<input type="radio" name="g" value="${group}" ${group === '0' ? 'checked' : ''}>`)
		.join(
			'',
		)}</p><ul class="archipel-image-gallery__list">${list}</ul><a class="archipel-image-gallery__more" href="#all"></a></div>`;
});

test('[WID-01] the second click of a double click adds no batch', async () => {
	await open();
	control().click();
	control().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
	expect(visible()).toEqual([1, 2, 3, 4]);
});

test('[WID-01] a category shows its items, the first batch of them, then the next, whose first has the focus; the lightbox moves through these', async () => {
	await open();
	control().click();
	choose('1');
	expect([visible(), control().hidden]).toEqual([[1, 3], false]);
	expect(slideshows()).toEqual(['g1-1', 'g1', 'g1-1', 'g1-1', 'g1']);
	control().click();
	expect([visible(), control().hidden]).toEqual([[1, 3, 4], true]);
	expect(document.activeElement).toBe(items()[3]!.firstElementChild);
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Affichés\u00a0: 3 sur 3'));
	choose('0');
	expect([visible(), slideshows()]).toEqual([[1, 2], Array<string>(5).fill('g1')]);
});

test('[WID-02] a press before it was mounted adds its batch', async () => {
	await open({}, [control()]);
	expect(visible()).toEqual([1, 2, 3, 4]);
	expect(document.activeElement).toBe(items()[2]!.firstElementChild);
});

test('[WID-01] two batches come by scrolling, from below the window only', async () => {
	const observed = stubObservers();
	await open({ more: 'scroll' });
	const near = (isIntersecting: boolean, top: number) =>
		observed[0]?.tell({ isIntersecting, boundingClientRect: new DOMRect(0, top) });
	near(true, innerHeight - 1);
	near(false, innerHeight);
	expect(visible()).toEqual([1, 2]);
	near(true, innerHeight);
	expect([visible(), observed.length]).toEqual([[1, 2, 3, 4], 1]);
	near(true, innerHeight);
	expect([visible(), observed]).toEqual([[1, 2, 3, 4, 5], []]);
});

const box = { left: 100, top: 200, width: 300, height: 400 };

test.each([
	['above', 250, 200, '0 -100%'],
	['the right', 400, 390, '100% 0'],
	['below', 260, 600, '0 100%'],
	['the left', 99, 450, '-100% 0'],
	['a corner, but nearer the left by the shape of the picture', 105, 210, '-100% 0'],
])('[WID-02] a pointer that comes from %s', (_side, x, y, place) => expect(hiddenPlace(box, x, y)).toBe(place));

test('[REL-02] a picture without a size has a side all the same', () => {
	expect(hiddenPlace({ left: 0, top: 0, width: 0, height: 0 }, 0, 0)).toBe('0 100%');
});
