import { describe, expect, test, vi } from 'vitest';
import * as url from '../../src/safety/url';
import { click } from '../../tests/setup/click';
import { button, controller, hosts, mount, row, thumbnails } from '../../tests/setup/gallery-page';

const showImages = vi.hoisted(() => vi.fn());
vi.mock('../../src/ui/viewer/show-images', () => ({ showImages }));

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

	test('is gone with the island: a picture is a link again', () => {
		mount();
		controller.abort();
		expect(click(row().querySelector('a')!)).toBe(true);
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
