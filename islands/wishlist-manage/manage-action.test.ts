import { expect, test } from 'vitest';
import { namesToDelete, readManage, wasManaged } from './manage-table';

const row = (id: number, name: string, privacy: string) =>
	`<tr><td><input type="checkbox" name="wishlist_pr[]" value="${id}"></td><td><input name="wishlist_name[${id}]" value="${name}"></td>` +
	`<td><select name="wishlist_privacy[${id}]">${['private', 'share', 'public'].map((level) => `<option value="${level}"${level === privacy ? ' selected' : ''}></option>`).join('')}</select></td>` +
	`<td><button name="tinvwl-wishlist-remove" value="${id}"></button></td></tr>`;

function show(): HTMLFormElement {
	document.body.innerHTML = `<form><table>${row(43, 'Envies', 'share')}${row(44, 'Noël', 'private')}</table><select name="manage_actions"><option value=""></option><option value="remove"></option><option value="public"></option></select><button name="tinvwl-action-manage_save"></button><button name="tinvwl-action-manage_apply"></button></form>`;
	return document.querySelector('form')!;
}
const press = (form: HTMLFormElement, selector: string) => readManage(form, form.querySelector<HTMLElement>(selector));
const field = (form: HTMLFormElement, name: string) =>
	form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)!;

test('[WLT-06] saving needs a change; an emptied name is none, and only changed lists are sent', () => {
	const form = show();
	const save = '[name="tinvwl-action-manage_save"]';
	expect(press(form, save)).toBe('unchanged');
	field(form, 'wishlist_name[43]').value = '  ';
	expect(press(form, save)).toBe('unchanged');
	field(form, 'wishlist_name[44]').value = ' Noël 2026 ';
	expect(press(form, save)).toEqual({
		action: 'save',
		lists: [44],
		titles: { 44: 'Noël 2026' },
		privacies: { 44: 'private' },
	});
	field(form, 'wishlist_privacy[43]').value = 'public';
	expect(press(form, save)).toMatchObject({ lists: [44, 43] });
});

test('[WLT-06] what deletes is asked about, by the names of the lists', () => {
	const form = show();
	const names = (pressed: ReturnType<typeof press>) => typeof pressed === 'object' && namesToDelete(form, pressed);
	const one = press(form, '[value="44"][name="tinvwl-wishlist-remove"]');
	expect([one, names(one)]).toEqual([{ action: 'remove', list: 44 }, ['Noël']]);
	expect(press(form, '[name="tinvwl-action-manage_apply"]')).toBe('nothing');
	for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) box.checked = true;
	field(form, 'manage_actions').value = 'remove';
	expect(names(press(form, '[name="tinvwl-action-manage_apply"]'))).toEqual(['Envies', 'Noël']);
	field(form, 'manage_actions').value = 'public';
	const open = press(form, '[name="tinvwl-action-manage_apply"]');
	expect(open).toMatchObject({ action: 'public', lists: [43, 44] });
	expect(names(open)).toBeUndefined();
});

test('[REL-01] the lists that there are tell whether a lost answer was a yes', () => {
	const list = { shareKey: 'a15e65', url: '/', type: 'list', isHidden: false } as const;
	const now = [
		{ ...list, id: 43, title: 'Envies', privacy: 'share' },
		{ ...list, id: 44, title: 'Noël', privacy: 'private' },
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
