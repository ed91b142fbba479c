import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageConsent } from '../../src/stores/consent';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { drawMap } from './parts/draw-map';
import { props } from './island';

vi.mock('./parts/draw-map', () => ({ drawMap: vi.fn() }));
const drawn = vi.mocked(drawMap);
const remove = vi.fn();
const lose = () => drawn.mock.lastCall![2]();

beforeEach(() => {
	drawn.mockImplementation((box) => ({ place: box.appendChild(document.createElement('div')), remove }));
	pageConsent().choose([]);
});
const life = pageLife();

function start(more: object = {}) {
	const fail = vi.fn();
	document.body.innerHTML =
		'<div id="host"><div class="archipel-map__box"><div class="archipel-map__before"><a href="https://www.openstreetmap.org/">Voir</a></div></div><address>12 rue des Îles</address></div>';
	const host = document.getElementById('host')!;
	void enhance(host, props.parse({ lat: 1, lng: 2, ...more }), { ...islandContext(life.signal), fail });
	return { host, fail, button: host.querySelector('button') };
}

describe('[WID-06] a map', () => {
	test('[CONS-02] follows the consent to its purpose, both ways', async () => {
		const { host } = start();
		pageConsent().choose(['content']);
		await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
		pageConsent().choose([]);
		expect(remove).toHaveBeenCalledTimes(1);
		expect(host.querySelector<HTMLElement>('.archipel-map__before')!.hidden).toBe(false);
	});

	test('whose pictures are the site’s own needs no consent', async () => {
		const { host } = start({ tiles: '/tuiles/{z}/{x}/{y}.png' });
		await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
		expect(host.textContent).not.toContain('recueille');
	});

	test('[CONS-02] waits for consent, says to whom, and is shown alone by its button; one that does not come leaves the address, says so, and can be asked for again', async () => {
		const { host, button } = start();
		expect(host.querySelector('p')!.textContent).toContain('OpenStreetMap recueille des données');
		expect(host.querySelector('a')!.textContent).toBe('Voir');
		button!.click();
		await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
		expect(pageConsent().allowed.content.peek()).toBe(false);
		expect(host.querySelector<HTMLElement>('.archipel-map__before')!.hidden).toBe(true);
		lose();
		expect(host.textContent).toContain('12 rue des Îles');
		expect(host.querySelector('.archipel-notice')!.textContent).toBe('La carte n’a pas pu être affichée.');
		button!.click();
		await vi.waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
		expect(host.querySelector('.archipel-notice')).toBeNull();
	});

	test.each(['https://evil.example/{z}/{x}/{y}.png', '//evil.example/{z}/{x}/{y}.png'])(
		'[SEC-02] [CONS-07] asks nobody that is not declared: %s',
		(tiles) => {
			const { fail } = start({ tiles });
			expect(fail).toHaveBeenCalledTimes(1);
			pageConsent().choose(['content']);
			expect(drawn).not.toHaveBeenCalled();
		},
	);

	test.each([
		{ tiles: 'javascript:alert(1)//{z}{x}{y}' },
		{ tiles: 'http://tile.openstreetmap.org/{z}/{x}/{y}.png' },
		{ tiles: '/{z}/{x}/{constructor}' },
		{ lat: 91 },
		{ lng: '2' },
		{ zoom: 25 },
	])('[REL-02] refuses %o', (wrong) => {
		expect(() => props.parse({ lat: 1, lng: 2, ...wrong })).toThrow(Object.keys(wrong)[0]);
	});
});
