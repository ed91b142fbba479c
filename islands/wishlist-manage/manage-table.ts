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
		for (const select of host.querySelectorAll<HTMLSelectElement>('[name^="wishlist_privacy["]'))
			explainPrivacy(select, signal);
		shortenTitles(host, signal);
	};
	decorate();

	/** Replaces the table by that of the response. The focus returns to the control of the same name. */
	const show = async ({ content }: WishlistAnswer) => {
		// The action was done, but its response was lost.
		if (content === undefined) return location.reload();
		const form = await tableOf(content);
		if (!form || signal.aborted) return;
		const focused = document.activeElement;
		const name = host.contains(focused) ? focused?.getAttribute('name') : undefined;
		host.replaceChildren(...form.childNodes);
		decorate();
		const control = name && (host.querySelector(`[name="${CSS.escape(name)}"]`) ?? host.querySelector('button'));
		if (control) (control as HTMLElement).focus();
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
		if (typeof pressed === 'string') return showNotice(host, { type: 'error', text: t(pressed), control: submitter });
		const names = namesToDelete(host, pressed);
		if (!names) return perform(pressed, submitter);
		question.value = { names, act: () => perform(pressed, submitter), opener: submitter };
		void openView(confirm, submitter, host);
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

/** Cuts long titles to one line, with a button that shows the whole title (WLT-06), until `signal` aborts. */
function shortenTitles(table: ParentNode, signal: AbortSignal): void {
	for (const link of table.querySelectorAll<HTMLElement>('.wishlist-name a')) {
		if (link.textContent!.trim().length <= LONG) continue;
		const button = createButton('archipel-text-button');
		const show = (isWhole: boolean) => {
			link.classList.toggle('archipel-wishlist-manage__short', !isWhole);
			button.textContent = t(isWhole ? 'less' : 'more');
			button.setAttribute('aria-expanded', String(isWhole));
		};
		button.addEventListener('click', () => show(button.getAttribute('aria-expanded') === 'false'));
		link.after(button);
		show(false);
		signal.addEventListener('abort', () => {
			show(true);
			button.remove();
		});
	}
}

/** Reads the action of a submit, or the error in its input; `undefined` for another plugin's button, which the browser submits. */
export function readManage(
	form: HTMLFormElement,
	submitter: HTMLElement | null,
): ManageAction | 'nothing' | 'unchanged' | undefined {
	const several = (action: string, lists: readonly number[]): ManageAction => ({
		action,
		lists,
		titles: only(valuesOf(form, 'wishlist_name'), lists),
		privacies: only(valuesOf(form, 'wishlist_privacy'), lists),
	});
	switch (submitter?.getAttribute('name')) {
		case 'tinvwl-wishlist-remove':
			return { action: 'remove', list: Number(submitter.getAttribute('value')) };
		case 'tinvwl-action-manage_save': {
			const lists = changedLists(form);
			return lists.length ? several('save', lists) : 'unchanged';
		}
		case 'tinvwl-action-manage_apply': {
			const action = form.querySelector<HTMLSelectElement>('[name="manage_actions"]')?.value;
			const boxes = [...form.querySelectorAll<HTMLInputElement>(`${BOX}:checked`)];
			return boxes.length && action
				? several(
						action,
						boxes.map(({ value }) => Number(value)),
					)
				: 'nothing';
		}
		default:
			return undefined;
	}
}

const listsOf = ({ list, lists = [list!] }: ManageAction): readonly number[] => lists;

/** Returns the names of the lists that an action deletes, which needs a confirmation; `undefined` for another action. */
export const namesToDelete = (form: ParentNode, action: ManageAction): string[] | undefined =>
	action.action === 'remove' ? listsOf(action).map((list) => valuesOf(form, 'wishlist_name')[list] ?? '') : undefined;

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
export function wasManaged(managed: ManageAction, now: readonly Wishlist[]): boolean {
	const { action, titles, privacies } = managed;
	const isDone = (id: number): boolean => {
		const list = now.find((one) => one.id === id);
		if (action === 'remove') return !list;
		if (action === 'save') return list?.title === titles?.[id] && list?.privacy === privacies?.[id];
		return list?.privacy === action;
	};
	return listsOf(managed).every(isDone);
}
