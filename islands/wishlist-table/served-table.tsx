import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { CHECKBOX, checkedRows, pressedAction, QUANTITY, type ServedRow, UPDATE } from './served-list';
import { createTableActions, type TableMessage } from './table-actions';
import { createTableRows } from './table-rows';
import { Message } from './message';
import { openGate } from '../../src/safety/html';
import { on } from '../../src/stores/events';
import { useSignals } from '@preact/signals-react/runtime';
import { pageWishlist } from '../../src/page/page-wishlist';
import { Dialog } from '../../src/ui/dialog';
import { ListPicker } from '../../src/page/wishlist-picker';

interface Props extends IslandContext {
	readonly host: HTMLFormElement;
}

const SELECT_ALL = '.global-cb';

/** The server's list: its form's actions run without leaving the page, with messages beside the pressed button (WLT-01…05). */
export function ServedTable({ host, signal }: Props) {
	const [table] = useState(() => createTableRows(host));
	const [shown, setShown] = useState<TableMessage & { readonly cell: Element | undefined }>();
	const [moving, setMoving] = useState<ServedRow>();
	const [isChanged, setChanged] = useState(false);
	useLayoutEffect(() => table.begin(signal), [table, signal]);

	const show = (root: Element, keepsOrder: boolean) => {
		table.show(root, keepsOrder);
		if (!keepsOrder) setChanged(false);
		// The message's cell may be gone with the table, after another tab has emptied the list.
		setShown((old) => (old?.cell?.isConnected === false ? { ...old, cell: undefined } : old));
	};
	const notify = (next: TableMessage | undefined) => {
		const cell = table.messageAt(next?.at);
		setShown(next && { ...next, cell });
	};
	const [perform] = useState(() => createTableActions({ host, signal, list: table.list, show, notify }));
	const act = useEffectEvent((submitter: HTMLElement | null): boolean => {
		const action = pressedAction(host, submitter);
		if (!action) return false;
		const list = table.list();
		const at = list.rows.findIndex(({ id }) => id === Number(submitter?.getAttribute('value')));
		if (action === 'nothing') notify({ at: list.rows.length, type: 'error', lines: [t('nothing')] });
		else if ('move' in action) setMoving(list.rows[at]);
		else if (submitter?.matches(UPDATE) && !host.reportValidity()) return true;
		else void perform(action, isChanged, at < 0 ? list.rows.length : at);
		return true;
	});
	const change = useEffectEvent((target: Element) => {
		const boxes = [...host.querySelectorAll<HTMLInputElement>(CHECKBOX)];
		const all = host.querySelector<HTMLInputElement>(SELECT_ALL);
		if (target === all) for (const box of boxes) box.checked = all.checked;
		if (target === all || target.matches(CHECKBOX)) {
			const count = checkedRows(host).length;
			if (all) [all.checked, all.indeterminate] = [count === boxes.length, count > 0 && count < boxes.length];
			announce(count ? t('selected', { count }) : t('noneSelected'));
		}
		if (target.matches(QUANTITY)) setChanged(true);
	});
	const refresh = useEffectEvent(() => {
		void perform({ action: 'get_data' }, isChanged, table.list().rows.length);
	});

	const place = useEffectEvent((id: number, find: (at: number) => number): void => {
		const { rows } = table.list();
		const at = rows.findIndex((row) => row.id === id);
		const [row, to] = [rows[at], find(at)];
		if (!row || to < 0 || to >= rows.length) return;
		// Moving a row in the document drops the focus inside of it.
		const focused = document.activeElement as HTMLElement | null;
		table.place(row, to);
		focused?.focus({ preventScroll: true });
		setChanged(true);
		announce(t('placed', { name: row.name, place: to + 1, count: rows.length }));
	});
	const start = useEffectEvent(() =>
		listenToTable(host, signal, {
			act,
			change,
			refresh,
			step: (id, by) => place(id, (at) => at + by),
			drag: (id, event) => dragRow(event, table.body, (to) => place(id, () => to)),
		}),
	);
	useEffect(() => start(), []);

	const message = shown && <Message key={shown.lines.join()} {...shown} />;
	return (
		<>
			{shown?.cell ? createPortal(message, shown.cell) : message}
			{isChanged && <p className="archipel-notice">{t('unsaved', { update: updateLabel(host) })}</p>}
			{moving &&
				// In the body, because forms cannot be nested.
				createPortal(
					<MoveDialog
						row={moving}
						shareKey={table.list().view.shareKey}
						onClose={() => setMoving(undefined)}
						onMove={(to) => {
							const at = table.list().rows.indexOf(moving);
							setMoving(undefined);
							void perform({ action: 'move_single', row: moving.id, to }, isChanged, at);
						}}
					/>,
					document.body,
				)}
		</>
	);
}

const updateLabel = (form: HTMLElement): string => form.querySelector(UPDATE)?.textContent.trim() ?? '';

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

interface TableListeners {
	/** Handles a submit button. @returns Whether to prevent the browser's submit. */
	readonly act: (submitter: HTMLElement | null) => boolean;
	readonly change: (target: Element) => void;
	/** Called when another tab has changed the lists. */
	readonly refresh: () => void;
	readonly step: (row: number, by: number) => void;
	readonly drag: (row: number, event: PointerEvent) => void;
}

/** Selector of fields in which Enter would submit by the first button of the form, which removes the first product. */
const FIELDS = `${QUANTITY}, ${CHECKBOX}, [name="tinvwl-new-wl"]`;

/** Adds one delegated listener per kind of event, independent of the number of rows. */
function listenToTable(form: HTMLFormElement, signal: AbortSignal, listeners: TableListeners): void {
	const until = { signal };
	const { noValidate } = form;
	const rowOf = (part: Element) => Number(part.closest<HTMLElement>('[data-archipel-row]')?.dataset['archipelRow']);
	// An invalid quantity must block its update only, not the other buttons.
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = noValidate));
	form.addEventListener('submit', (event) => listeners.act(event.submitter) && event.preventDefault(), until);
	form.addEventListener('change', ({ target }) => target instanceof Element && listeners.change(target), until);
	listen(form, 'click', until, ({ target }) => {
		const button = (target as Element).closest<HTMLElement>('[data-archipel-step]');
		if (button) listeners.step(rowOf(button), Number(button.dataset['archipelStep']));
	});
	listen(form, 'pointerdown', until, (event) => {
		const handle = (event.target as Element).closest('.archipel-wishlist-table__handle');
		if (handle) listeners.drag(rowOf(handle), event);
	});
	listen(form, 'keydown', until, (event) => {
		const field = event.target as Element;
		if (event.key !== 'Enter' || !field.matches(FIELDS)) return;
		event.preventDefault();
		if (field.matches(QUANTITY)) form.querySelector<HTMLElement>(UPDATE)?.click();
	});
	on('archipel:wishlist-changed', ({ source }) => source === 'tab' && listeners.refresh(), signal);
	// Responses are inserted as HTML, which needs the sanitizer.
	openGate().catch(() => {});
}

interface MoveProps {
	readonly row: ServedRow;
	readonly shareKey: string;
	readonly onMove: (to: number | { readonly newList: string }) => void;
	readonly onClose: () => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Dialog that asks for the target list of a product: an existing list, or a new one (WLT-08). */
export function MoveDialog({ row, shareKey, onMove, onClose }: MoveProps) {
	useSignals();
	const lists = pageWishlist().state.value?.lists ?? [];
	return (
		<Dialog title={t('move', { name: row.name })} onClose={onClose}>
			<ListPicker
				product={row.name}
				lists={lists.filter((list) => list.shareKey !== shareKey)}
				holders={NONE}
				create={t('newList')}
				submitLabel={t('moveNow')}
				onPick={({ list, listName = '' }) => onMove(list ?? { newList: listName })}
			/>
		</Dialog>
	);
}
