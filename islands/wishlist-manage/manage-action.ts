import type { ManageAction } from '../../src/shop/ti-wishlist/wishlist-api';
import type { Wishlist } from '../../src/shop/ti-wishlist/wishlist-reply';

/** A deletion of whole lists, which needs a confirmation. */
export interface Deletion {
	readonly action: ManageAction;
	readonly names: readonly string[];
}

export const isManaged = (action: ManageAction | Deletion): action is Deletion => 'names' in action;

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Reads the action of a submit in the table of lists.
 *
 * @returns An error key if the input is incomplete; `undefined` for another plugin's button, which the browser submits.
 */
export function readManage(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
): ManageAction | Deletion | 'nothing' | 'unchanged' | undefined {
	const button = submitter?.getAttribute('name');
	const titles = valuesOf(form, 'wishlist_name');
	const privacies = valuesOf(form, 'wishlist_privacy');
	const nameOf = (list: number): string => titles[list] ?? '';
	if (button === 'tinvwl-wishlist-remove') {
		const list = Number(submitter!.getAttribute('value'));
		return { action: { action: 'remove', list }, names: [nameOf(list)] };
	}
	if (button === 'tinvwl-action-manage_save') {
		const lists = changedLists(form);
		if (!lists.length) return 'unchanged';
		return { action: 'several', name: 'save', lists, titles: only(titles, lists), privacies: only(privacies, lists) };
	}
	if (button !== 'tinvwl-action-manage_apply') return undefined;
	const name = form.querySelector<HTMLSelectElement>('[name="manage_actions"]')?.value ?? '';
	const boxes = [...form.querySelectorAll<HTMLInputElement>('input[name="wishlist_pr[]"]:checked')];
	const lists = boxes.map(({ value }) => Number(value));
	if (!lists.length || !name) return 'nothing';
	const action: ManageAction = {
		action: 'several',
		name,
		lists,
		titles: only(titles, lists),
		privacies: only(privacies, lists),
	};
	return name === 'remove' ? { action, names: lists.map(nameOf) } : action;
}

const fieldsOf = (form: ParentNode, name: string) => [...form.querySelectorAll<Field>(`[name^="${name}["]`)];
const listOf = ({ name }: Field): number => Number(/\[(\d+)\]/.exec(name)?.[1]);

const valuesOf = (form: ParentNode, name: string): Record<number, string> =>
	Object.fromEntries(fieldsOf(form, name).map((field) => [listOf(field), field.value.trim()]));

const only = (values: Readonly<Record<number, string>>, lists: readonly number[]): Record<number, string> =>
	Object.fromEntries(lists.flatMap((list) => (values[list] === undefined ? [] : [[list, values[list]]])));

/** Returns the option that the server selected. */
const defaultOf = ({ options }: HTMLSelectElement): string =>
	([...options].find((option) => option.hasAttribute('selected')) ?? options[0])?.value ?? '';

/** Returns the ids of changed lists. An emptied name is no change: the server keeps the old name. */
function changedLists(form: ParentNode): number[] {
	const isChanged = (field: Field) =>
		field instanceof HTMLSelectElement
			? field.value !== defaultOf(field)
			: field.value.trim() !== '' && field.value.trim() !== field.defaultValue;
	const changed = ['wishlist_name', 'wishlist_privacy'].flatMap((name) => fieldsOf(form, name).filter(isChanged));
	return [...new Set(changed.map(listOf))];
}

/** Whether the current lists show that an action with a lost response was done. */
export function wasManaged(action: ManageAction, now: readonly Wishlist[]): boolean {
	const known = new Map(now.map((list) => [list.id, list]));
	if (action.action === 'remove') return !known.has(action.list);
	const { name, lists, titles, privacies } = action;
	if (name === 'remove') return !lists.some((list) => known.has(list));
	return lists.every((id) => {
		const list = known.get(id);
		return name === 'save' ? list?.title === titles[id] && list?.privacy === privacies[id] : list?.privacy === name;
	});
}
