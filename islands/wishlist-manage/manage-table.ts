import { signal as createSignal } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { valuesOf as valueIn, type Field } from '../../src/dom/field-values';
import { openView } from '../../src/dom/open-view';
import { pageWishlist } from '../../src/page/page-wishlist';
import type { IslandContext } from '../../src/runtime/define-island';
import { lazyView } from '../../src/runtime/lazy-view';
import { openGate, safeHtml } from '../../src/safety/html';
import { type ManageAction, wishlistApi } from '../../src/shop/ti-wishlist/wishlist-api';
import { answerOf, type WishlistAnswer, type Wishlist } from '../../src/shop/ti-wishlist/wishlist-reply';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { explainPrivacy } from './privacy';
import type { Question } from './parts/confirm';
import { createButton } from '../../src/dom/element';

const BOX = 'input[name="wishlist_pr[]"]';

const tableOf = async (html: string): Promise<Element | null> => {
	await openGate();
	return safeHtml(html).querySelector('form:has([name^="wishlist_name["])');
};

/** The table of lists: names, privacy, bulk actions, and deletion after a confirmation (WLT-06). */
export function manageTable(host: HTMLFormElement, context: IslandContext): void {
	const { signal } = context;
	const question = createSignal<Question | undefined>(undefined);
	const confirm = lazyView(context, () => import('./parts/confirm'), {
		question,
		onClose: () => void (question.value = undefined),
	});
	let isBusy = false;

	const decorate = () => {
		const selects = [...host.querySelectorAll<HTMLSelectElement>('[name^="wishlist_privacy["]')];
		return [...selects.map(explainPrivacy), shortenTitles(host)];
	};
	let undecorate = decorate();
	const strip = () => undecorate.forEach((undo) => undo());
	signal.addEventListener('abort', strip);

	/** Replaces the table by that of the response. The focus returns to the control of the same name. */
	const show = async ({ content }: WishlistAnswer) => {
		// The action was done, but its response was lost.
		if (content === undefined) return location.reload();
		const form = await tableOf(content);
		if (!form || signal.aborted) return;
		const focused = document.activeElement;
		const name = host.contains(focused) ? focused?.getAttribute('name') : undefined;
		strip();
		host.replaceChildren(...form.childNodes);
		undecorate = decorate();
		if (name)
			(
				host.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ?? host.querySelector<HTMLElement>('button')
			)?.focus();
	};
	const perform = (action: ManageAction, control: HTMLElement) => {
		if (isBusy) return;
		isBusy = true;
		const beside = { control: control.isConnected ? control : host };
		const mutation = pageWishlist().manage(action, undefined, {
			signal,
			async wasDone() {
				const now = await wishlistApi.read();
				return wasManaged(action, now.lists) ? answerOf(now) : undefined;
			},
			notify: (notice) => (notice ? showNotice(host, { ...notice, ...beside }) : clearNotice(host)),
			show() {
				host.setAttribute('aria-busy', 'true');
				return (answer) => {
					isBusy = false;
					host.removeAttribute('aria-busy');
					if (answer) finish(answer);
				};
			},
		});
		void mutation.perform();
	};
	const finish = (answer: WishlistAnswer) => {
		const { ok, messages } = answer;
		const text = messages.join(' ') || t(ok ? 'done' : 'refused');
		show(answer).then(
			() => showNotice(host, { type: ok ? 'info' : 'error', text }),
			() => location.reload(),
		);
	};

	listen(host, 'submit', { signal }, (event) => {
		const { submitter } = event;
		const pressed = readManage(host, submitter);
		if (!pressed || !submitter) return;
		event.preventDefault();
		if (typeof pressed === 'string') showNotice(host, { type: 'error', text: t(pressed), control: submitter });
		else if (!isManaged(pressed)) perform(pressed, submitter);
		else {
			const ask = { names: pressed.names, act: () => perform(pressed.action, submitter), opener: submitter };
			question.value = ask;
			void openView(confirm, submitter, host);
		}
	});
	listen(host, 'change', { signal }, ({ target }) => {
		if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
		const boxes = [...host.querySelectorAll<HTMLInputElement>(BOX)];
		if (target.matches('.global-cb')) for (const box of boxes) box.checked = target.checked;
		announce(t('selected', { count: boxes.filter(({ checked }) => checked).length }));
	});
	listen(host, 'keydown', { signal }, (event) => {
		// The browser would submit by the first button of the form, which deletes the first list.
		const field = event.target as HTMLElement;
		if (event.key !== 'Enter' || !field.matches('[name^="wishlist_name["]')) return;
		event.preventDefault();
		host.querySelector<HTMLElement>('[name="tinvwl-action-manage_save"]')?.click();
	});
}

/** Length from which a title is shortened. */
const LONG = 40;

/** Cuts long titles to one line, with a button that shows the whole title (WLT-06). @returns A function that undoes it. */
function shortenTitles(table: ParentNode): () => void {
	const links = [...table.querySelectorAll<HTMLElement>('.wishlist-name a')];
	const undo = links
		.filter(({ textContent }) => textContent!.trim().length > LONG)
		.map((link) => {
			const button = createButton('archipel-text-button');
			const show = (isWhole: boolean) => {
				link.classList.toggle('archipel-wishlist-manage__short', !isWhole);
				button.textContent = t(isWhole ? 'less' : 'more');
				button.setAttribute('aria-expanded', String(isWhole));
			};
			button.addEventListener('click', () => show(button.getAttribute('aria-expanded') === 'false'));
			link.after(button);
			show(false);
			return () => {
				button.remove();
				link.classList.remove('archipel-wishlist-manage__short');
			};
		});
	return () => undo.forEach((one) => one());
}

/** A deletion of whole lists, which needs a confirmation. */
interface Deletion {
	readonly action: ManageAction;
	readonly names: readonly string[];
}

export const isManaged = (action: ManageAction | Deletion): action is Deletion => 'names' in action;

/** Reads the action of a submit, or the error in its input; `undefined` for another plugin's button, which the browser submits. */
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

/** Returns the ids of changed lists. An emptied name is no change: the server keeps the old name. */
function changedLists(form: ParentNode): number[] {
	const isChanged = (field: Field) => !['', valueIn(field).served].includes(field.value.trim());
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
