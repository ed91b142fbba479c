import { beforeEach, expect, test, vi } from 'vitest';
import type { ReadonlySignal } from '@preact/signals-core';
import { lastAnnouncement } from '../../src/ui/announcer';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { compared } from './list';

const show = vi.hoisted(() => vi.fn<(view: Record<string, unknown>) => void>());
vi.mock('../../src/runtime/lazy-view', () => ({
	lazyView: (_context: unknown, _load: unknown, view: Record<string, unknown>) => ({
		show: () => Promise.resolve(show(view)),
	}),
}));
const life = pageLife();
const button = (id: number) => document.querySelector<HTMLElement>(`[data-archipel-compare="${id}"]`)!;
const isPressed = (id: number) => button(id).getAttribute('aria-pressed');
const press = (id: number) => button(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const mount = (pressed: HTMLElement[] = []) => enhance(document.body, {}, islandContext(life.signal, pressed));

beforeEach(() => {
	compared.clear();
	document.body.innerHTML = [1, 2, 3]
		.map((id) => `<p><button data-archipel-compare="${id}" data-product-name="Body ${id}"></button></p>`)
		.join('');
});

test('[TILE-03] a press puts a product beside the others, a second one takes it out; both are announced, and shown on each of its buttons', async () => {
	const changes = vi.fn();
	document.addEventListener('archipel:compare-changed', (event) => changes((event as CustomEvent).detail), {
		signal: life.signal,
	});
	void mount([button(1)]);
	expect([compared.ids.value, isPressed(1), isPressed(2)]).toEqual([[1], 'true', 'false']);
	expect(press(2)).toBe(false);
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Body 2 : ajouté au comparateur, 2 sur 4.'));
	const later = button(2).cloneNode() as HTMLElement;
	later.removeAttribute('aria-pressed');
	document.body.append(later);
	await vi.waitFor(() => expect(later.getAttribute('aria-pressed')).toBe('true'));
	press(1);
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('Body 1 : retiré du comparateur.'));
	expect([compared.ids.value, isPressed(1), isPressed(2)]).toEqual([[2], 'false', 'true']);
	press(2);
	expect([compared.ids.value, isPressed(2)]).toEqual([[], 'false']);
	expect(changes.mock.calls.map(([{ ids }]) => ids as unknown)).toEqual([[1], [1, 2], [2], []]);
});

test('[TILE-03] one more than fits is refused at its button, with the way to the comparison', async () => {
	void mount();
	compared.update(() => [4, 5]);
	for (const id of [1, 2, 3]) press(id);
	expect([compared.ids.value, isPressed(3)]).toEqual([[4, 5, 1, 2], 'false']);
	const notice = button(3).nextElementSibling!;
	expect(notice.matches('.archipel-notice')).toBe(true);
	const see = [...notice.querySelectorAll('button')].find(({ textContent }) => textContent === 'Voir la comparaison')!;
	see.click();
	await vi.waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ dialog: expect.anything() })));
	press(1);
	press(3);
	expect([compared.ids.value, button(3).nextElementSibling]).toEqual([[4, 5, 2, 3], null]);
});

test('[TILE-03] the tray comes with the first product, where there is a button and no table', () => {
	void mount();
	expect(show).not.toHaveBeenCalled();
	press(1);
	const { isShown } = show.mock.calls[0]![0] as { isShown: ReadonlySignal<boolean> };
	expect(isShown.value).toBe(true);
	document.body.insertAdjacentHTML('beforeend', '<div data-archipel="compare"></div>');
	press(2);
	expect(isShown.value).toBe(false);
	document.querySelector<HTMLElement>('[data-archipel]')!.dataset['archipelState'] = 'failed';
	press(3);
	expect(isShown.value).toBe(true);
	document.body.replaceChildren();
	compared.update(() => [1]);
	expect(isShown.value).toBe(false);
});

test('[TILE-03] on a place of its own it is the table, and no button', async () => {
	const host = document.body.appendChild(document.createElement('div'));
	host.dataset['archipel'] = 'compare';
	await enhance(host, {}, islandContext(life.signal));
	expect(show).toHaveBeenCalledExactlyOnceWith({});
	press(1);
	expect(compared.ids.value).toEqual([]);
});
