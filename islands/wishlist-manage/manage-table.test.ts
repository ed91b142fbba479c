import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { LIST } from '../../tests/setup/held-wishlist';
import { pageLife } from '../../tests/setup/page-life';
import { announce } from '../../src/ui/announcer';
import { manageTable, namesToDelete, readManage, wasManaged } from './manage-table';
import { pressKey } from '../../tests/setup/press-key';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));
vi.mock('../../src/ui/announcer', () => ({ announce: vi.fn() }));
const manage = vi.fn();
vi.mock('../../src/page/page-wishlist', () => ({ pageWishlist: () => ({ manage }) }));

const LONG = 'Une liste dont le titre est plus long que la place';
const row = (id: number, name: string, privacy: string) =>
	`<tr><td><input type="checkbox" name="wishlist_pr[]" value="${id}"></td>` +
	`<td class="wishlist-name"><a href="/l/">${name}</a><input name="wishlist_name[${id}]" value="${name}"></td>` +
	`<td><select name="wishlist_privacy[${id}]">${['private', 'share', 'public'].map((level) => `<option value="${level}"${level === privacy ? ' selected' : ''}></option>`).join('')}</select></td>` +
	`<td><button name="tinvwl-wishlist-remove" value="${id}"></button></td></tr>`;
const table = (name: string) =>
	`<form><input type="checkbox" class="global-cb"><table>${row(43, name, 'share')}${row(44, LONG, 'private')}</table><select name="manage_actions"><option value=""></option><option value="remove"></option><option value="public"></option></select><button name="tinvwl-action-manage_save"></button><button name="tinvwl-action-manage_apply"></button></form>`;

const life = pageLife();
const host = () => document.querySelector('form')!;
const field = (name: string) => host().querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;
const name = () => field('wishlist_name[43]') as HTMLInputElement;
const box = () => document.querySelector('.archipel-notice')?.textContent;
const press = (selector: string) => readManage(host(), host().querySelector<HTMLElement>(selector));

beforeEach(() => {
	document.body.innerHTML = table('Envies');
	manage.mockReturnValue({ perform: vi.fn() });
	manageTable(host(), islandContext(life.signal));
});

test('[WLT-06] saving needs a change; an emptied name is none, and only changed lists are sent', () => {
	const save = '[name="tinvwl-action-manage_save"]';
	expect(press(save)).toBe('unchanged');
	name().value = '  ';
	expect(press(save)).toBe('unchanged');
	field('wishlist_name[44]').value = ' Noël 2026 ';
	expect(press(save)).toEqual({
		action: 'save',
		lists: [44],
		titles: { 44: 'Noël 2026' },
		privacies: { 44: 'private' },
	});
	field('wishlist_privacy[43]').value = 'public';
	expect(press(save)).toMatchObject({ lists: [44, 43] });
});

test('[WLT-06] what deletes is asked about, by the names of the lists', () => {
	const names = (pressed: ReturnType<typeof press>) => typeof pressed === 'object' && namesToDelete(host(), pressed);
	const one = press('[value="44"][name="tinvwl-wishlist-remove"]');
	expect([one, names(one)]).toEqual([{ action: 'remove', list: 44 }, [LONG]]);
	const apply = () => press('[name="tinvwl-action-manage_apply"]');
	expect(apply()).toBe('nothing');
	for (const box of host().querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
	field('manage_actions').value = 'remove';
	expect(names(apply())).toEqual(['Envies', LONG]);
	field('manage_actions').value = 'public';
	expect(apply()).toMatchObject({ action: 'public', lists: [43, 44] });
	expect(names(apply())).toBeUndefined();
});

test('[REL-01] the lists that there are tell whether a lost answer was a yes', () => {
	const now = [
		{ ...LIST, id: 43, title: 'Envies' },
		{ ...LIST, id: 44, title: 'Noël', privacy: 'private' },
	] as const;
	expect(wasManaged({ action: 'remove', list: 44 }, now)).toBe(false);
	expect(wasManaged({ action: 'remove', list: 45 }, now)).toBe(true);
	const several = { lists: [44], titles: { 44: 'Noël' }, privacies: { 44: 'private' } } as const;
	expect(wasManaged({ ...several, action: 'save' }, now)).toBe(true);
	expect(wasManaged({ ...several, action: 'save', titles: { 44: 'Autre' } }, now)).toBe(false);
	expect(wasManaged({ ...several, action: 'private' }, now)).toBe(true);
	expect(wasManaged({ ...several, action: 'public' }, now)).toBe(false);
	expect(wasManaged({ ...several, action: 'remove' }, now)).toBe(false);
});

test('[WLT-06] [REL-01] while a change is on its way the table is busy and no other is sent; a failure is told until the next try; the answer’s table has the focus where it was', async () => {
	name().value = 'Noël';
	name().focus();
	const enter = () => pressKey(name(), 'Enter');
	expect([enter(), enter()]).toEqual([true, true]);
	expect(manage).toHaveBeenCalledOnce();
	const { notify, show } = manage.mock.calls[0]![2];
	notify({ type: 'error', text: 'Perdu' });
	expect(box()).toBe('Perdu');
	notify(undefined);
	expect(box()).toBeUndefined();
	const end = show();
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
