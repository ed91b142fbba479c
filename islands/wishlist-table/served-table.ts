import { showNotice, clearNotice, type InlineNotice } from '../../src/dom/inline-notice';
import { askForList } from '../../src/page/pick-list';
import { pageWishlist } from '../../src/page/page-wishlist';
import type { IslandContext } from '../../src/runtime/define-island';
import { focusElement } from '../../src/runtime/keep-focus';
import { listen } from '../../src/runtime/listen';
import { openGate } from '../../src/safety/html';
import { on } from '../../src/stores/events';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { CHECKBOX, checkedRows, pressedAction, QUANTITY, UPDATE } from './served-list';
import { createTableActions } from './table-actions';
import { createTableRows } from './table-rows';

const SELECT_ALL = '.global-cb';

/** Selector of fields in which Enter would submit by the first button of the form, which removes the first product. */
const FIELDS = `${QUANTITY}, ${CHECKBOX}, [name="tinvwl-new-wl"]`;

const NONE: ReadonlySet<number> = new Set();

/**
 * The server's list: its form's actions run without leaving the page, with messages beside the pressed button (WLT-01…05). One delegated listener per
 * kind of event, independent of the number of rows.
 */
export function enhanceTable(host: HTMLFormElement, context: IslandContext): void {
	const { signal } = context;
	const until = { signal };
	const table = createTableRows(host, signal);

	const notify = (notice: InlineNotice | undefined, at = table.list().rows.length) => {
		if (!notice) return clearNotice(host);
		const place = (box: HTMLElement) => {
			const remove = table.placeMessage(box, at);
			// The pressed button may have been removed with its row, or with its message.
			if (document.activeElement === document.body) focusElement(box);
			return remove;
		};
		showNotice(host, { duration: Infinity, ...notice, place });
	};
	const perform = createTableActions({ host, signal, table, notify });

	const askForTarget = (row: number, opener: HTMLElement) => {
		const { view, rows } = table.list();
		const name = rows.find(({ id }) => id === row)?.name ?? '';
		void askForList(context, pageWishlist(), {
			title: t('move', { name }),
			name,
			holders: NONE,
			without: view.shareKey,
			create: t('newList'),
			submitLabel: t('moveNow'),
			opener,
			onPick: ({ list, listName }) => void perform({ action: 'move_single', row, list, listName }),
		});
	};
	listen(host, 'submit', until, (event) => {
		const { submitter } = event;
		const action = pressedAction(host, submitter);
		if (!action) return;
		event.preventDefault();
		if (action === 'nothing') notify({ type: 'error', text: t('nothing') });
		else if (action === 'move') askForTarget(Number((submitter as HTMLButtonElement).value), submitter!);
		else if (action.action !== 'update' || host.reportValidity()) void perform(action);
	});
	listen(host, 'change', until, ({ target }) => {
		if (!(target instanceof Element)) return;
		const boxes = [...host.querySelectorAll<HTMLInputElement>(CHECKBOX)];
		const all = host.querySelector<HTMLInputElement>(SELECT_ALL);
		if (target === all) for (const box of boxes) box.checked = all.checked;
		if (target === all || target.matches(CHECKBOX)) {
			const count = checkedRows(host).length;
			if (all) [all.checked, all.indeterminate] = [count === boxes.length, count > 0 && count < boxes.length];
			announce(count ? t('selected', { count }) : t('noneSelected'));
		}
		if (target.matches(QUANTITY)) table.markChanged();
	});
	listen(host, 'keydown', until, (event) => {
		const field = event.target as Element;
		if (event.key !== 'Enter' || !field.matches(FIELDS)) return;
		event.preventDefault();
		if (field.matches(QUANTITY)) host.querySelector<HTMLElement>(UPDATE)?.click();
	});

	const rowOf = (part: Element) => part.closest('[data-archipel-row]')!;
	const place = (moved: Element, find: (at: number) => number): void => {
		const { rows } = table.list();
		const at = rows.findIndex(({ element }) => element === moved);
		const [row, to] = [rows[at], find(at)];
		if (!row || to < 0 || to >= rows.length) return;
		table.place(row, to);
		announce(t('placed', { name: row.name, place: to + 1, count: rows.length }));
	};
	listen(host, 'click', until, ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('[data-archipel-step]');
		if (button) place(rowOf(button), (at) => at + Number(button.dataset['archipelStep']));
	});
	listen(host, 'pointerdown', until, (event) => {
		const handle = (event.target as Element).closest('.archipel-wishlist-table__handle');
		if (handle) dragRow(event, table.body, (to) => place(rowOf(handle), () => to));
	});

	const { noValidate } = host;
	// An invalid quantity must block its update only, not the other buttons.
	host.noValidate = true;
	signal.addEventListener('abort', () => (host.noValidate = noValidate));
	on('archipel:wishlist-changed', ({ source }) => void (source === 'tab' && perform({ action: 'get_data' })), signal);
	// Responses are inserted as HTML, which needs the sanitizer.
	openGate().catch(() => {});
}

/** Follows a row that is dragged by its handle. @param onPlace Gets the place of the row under the pointer, from 0; -1 above no other row. */
export function dragRow(press: PointerEvent, body: HTMLElement, onPlace: (to: number) => void): void {
	if (press.button !== 0) return;
	press.preventDefault();
	const rows = () => [...body.querySelectorAll<HTMLElement>('[data-archipel-row]')];
	const dragged = (press.target as Element).closest<HTMLElement>('[data-archipel-row]')!;
	const listening = new AbortController();
	const until = { signal: listening.signal };
	const end = () => {
		listening.abort();
		delete dragged.dataset['state'];
	};
	dragged.dataset['state'] = 'dragged';
	// On `window`: a row that is moved in the document loses its pointer capture.
	listen(window, 'pointermove', until, ({ clientY }) => {
		const others = rows();
		const to = others.findIndex((row) => {
			const { top, bottom } = row.getBoundingClientRect();
			return row !== dragged && clientY >= top && clientY <= bottom;
		});
		onPlace(to);
	});
	addEventListener('pointerup', end, until);
	addEventListener('pointercancel', end, until);
}
