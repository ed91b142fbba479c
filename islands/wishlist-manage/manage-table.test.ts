import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { announce } from '../../src/ui/announcer';
import { manageTable } from './manage-table';
import { pressKey } from '../../tests/setup/press-key';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('../../src/ui/announcer', () => ({ announce: vi.fn() }));
const manage = vi.fn();
vi.mock('../../src/page/page-wishlist', () => ({ pageWishlist: () => ({ manage }) }));

const LONG = 'Une liste dont le titre est plus long que la place';
const table = (name: string) =>
	`<form><input type="checkbox" class="global-cb"><table>${[name, LONG]
		.map(
			(title, at) => `<tr><td><input type="checkbox" name="wishlist_pr[]" value="${at}"></td>
		<td class="wishlist-name"><a href="/l/">${title}</a><input name="wishlist_name[${at}]" value="${title}"></td></tr>`,
		)
		.join('')}</table><button name="tinvwl-action-manage_save">Enregistrer</button></form>`;

const life = pageLife();
const host = () => document.querySelector('form')!;
const name = () => host().querySelector<HTMLInputElement>('[name="wishlist_name[0]"]')!;
const box = () => document.querySelector('.archipel-notice')?.textContent;

beforeEach(() => {
	document.body.innerHTML = table('Envies');
	manage.mockReturnValue({ perform: vi.fn() });
	manageTable(host(), islandContext(life.signal));
});

test('[WLT-06] while a change is on its way the table is busy and no other is sent; the answer’s table has the focus where it was', async () => {
	name().value = 'Noël';
	name().focus();
	const enter = () => pressKey(name(), 'Enter');
	expect([enter(), enter()]).toEqual([true, true]);
	expect(manage).toHaveBeenCalledOnce();
	const end = manage.mock.calls[0]![2].show();
	expect(host().getAttribute('aria-busy')).toBe('true');
	end({ ok: true, messages: [], content: table('Noël') });
	expect(host().hasAttribute('aria-busy')).toBe(false);
	await vi.waitFor(() => expect(box()).toBe('C’est enregistré.'));
	expect([name().defaultValue, document.activeElement]).toEqual(['Noël', name()]);
	expect(host().querySelectorAll('.archipel-text-button'), 'of the one long title').toHaveLength(1);
	enter();
	expect(box()).toBe('Modifiez un nom ou une confidentialité avant d’enregistrer.');
	name().value = 'Été';
	enter();
	expect(manage).toHaveBeenCalledTimes(2);
});

test('[WLT-06] a long title is short until it is asked for, and as it was when the island goes', () => {
	const link = host().querySelectorAll('a')[1]!;
	const button = link.nextElementSibling as HTMLElement;
	const state = () => [link.className, button.textContent, button.getAttribute('aria-expanded')];
	const short = ['archipel-wishlist-manage__short', 'Tout le titre', 'false'];
	expect(state()).toEqual(short);
	button.click();
	expect(state()).toEqual(['', 'Titre abrégé', 'true']);
	button.click();
	expect(state()).toEqual(short);
	life.abort();
	expect([link.className, button.isConnected]).toEqual(['', false]);
});

test('[WLT-06] the box above ticks all, and how many there are is said', () => {
	const [all, ...boxes] = host().querySelectorAll<HTMLInputElement>('[type=checkbox]');
	all!.click();
	expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
	expect(announce).toHaveBeenLastCalledWith('2 listes sélectionnées');
	boxes[0]!.click();
	expect(announce).toHaveBeenLastCalledWith('1 liste sélectionnée');
	name().dispatchEvent(new Event('change', { bubbles: true }));
	expect(announce).toHaveBeenCalledTimes(2);
});
