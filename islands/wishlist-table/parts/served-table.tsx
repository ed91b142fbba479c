import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { IslandContext } from '../../../src/runtime/define-island';
import { announce } from '../../../src/ui/announcer';
import { listenToTable } from '../listen';
import { createTableActions, type Told } from '../table-actions';
import { t } from '../messages';
import {
	CHECKBOX,
	QUANTITY,
	ROOT,
	UPDATE,
	readList,
	withKeptRows,
	type ServedList,
	type ServedRow,
} from '../served-list';
import { checkedRows, readWish } from '../table-wish';
import { dragRow } from './drag-row';
import { Message } from './message';
import { MoveDialog } from './move-dialog';
import { Row } from './row';
import { Served } from './served';

interface Props extends IslandContext {
	readonly host: HTMLFormElement;
}

const SELECT_ALL = '.global-cb';

/** The server's list, better: what its form does happens in place, and each answer is told beside what was pressed (WLT-01…05). */
export function ServedTable({ host, signal }: Props) {
	const [list, setList] = useState(() => readList(host.closest(ROOT) ?? host));
	const [told, setTold] = useState<Told>();
	const [moving, setMoving] = useState<ServedRow>();
	const [isChanged, setChanged] = useState(false);
	const body = useRef<HTMLTableSectionElement>(null);

	const show = (root: Element, keepsOrder: boolean) => {
		const nav = document.querySelector(`${ROOT} .tinv-lists-nav`);
		nav?.replaceChildren(...(root.querySelector('.tinv-lists-nav')?.childNodes ?? []));
		setList((before) => {
			const now = withKeptRows(readList(root, before.view), before);
			return keepsOrder ? inOrder(now, before.rows) : now;
		});
		if (!keepsOrder) setChanged(false);
	};
	const [actions] = useState(() => createTableActions({ host, signal, show, tell: setTold }));
	const act = useEffectEvent((submitter: HTMLElement | null): boolean => {
		const wish = readWish(host, submitter);
		if (!wish) return false;
		const at = list.rows.findIndex(({ id }) => id === Number(submitter?.getAttribute('value')));
		if (wish === 'nothing') setTold({ at: list.rows.length, type: 'error', lines: [t('nothing')] });
		else if ('move' in wish) setMoving(list.rows[at]);
		else if (submitter?.matches(UPDATE) && !host.reportValidity()) return true;
		else void actions.perform(wish, list, isChanged, at < 0 ? list.rows.length : at);
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
	const refresh = useEffectEvent(() => void actions.perform({ action: 'get_data' }, list, isChanged, list.rows.length));

	const place = (row: ServedRow | undefined, to: number): boolean => {
		if (!row || to < 0 || to >= list.rows.length) return false;
		flushSync(() => setList((before) => ({ ...before, rows: moved(before.rows, row, to) })));
		setChanged(true);
		announce(t('placed', { name: row.name, place: to + 1, count: list.rows.length }));
		return true;
	};
	const step = useEffectEvent((id: number, by: number, button: HTMLElement) => {
		const at = list.rows.findIndex((row) => row.id === id);
		// A row that changes places takes the focus out of the page.
		if (place(list.rows[at], at + by)) button.focus();
	});
	const drop = useEffectEvent((id: number, to: number) =>
		place(
			list.rows.find((row) => row.id === id),
			to,
		),
	);
	const listen = useEffectEvent(() =>
		listenToTable(host, signal, {
			act,
			change,
			refresh,
			step,
			drag: (id, event) => dragRow(event, body.current!, (to) => drop(id, to)),
		}),
	);
	useEffect(() => listen(), []);

	if (list.instead.length && !told) return <Served as="div" nodes={list.instead} />;
	const message = told && <Message key={told.lines.join()} {...told} />;
	return (
		<>
			{list.instead.length > 0 ? (
				<>
					{message}
					<Served as="div" nodes={list.instead} />
				</>
			) : (
				<table className={list.tableClass}>
					<Served as="thead" nodes={list.head} />
					<tbody ref={body}>
						{list.rows.flatMap((row, index) => [
							...(told?.at === index ? [<MessageRow key="message">{message}</MessageRow>] : []),
							<Row key={row.id} row={row} isFirst={index === 0} isLast={index === list.rows.length - 1} />,
						])}
						{told && told.at >= list.rows.length && <MessageRow>{message}</MessageRow>}
					</tbody>
					<Served as="tfoot" nodes={list.foot} />
				</table>
			)}
			{isChanged && <p className="archipel-notice">{t('unsaved', { update: updateLabel(host) })}</p>}
			{moving &&
				// A form has no form inside it.
				createPortal(
					<MoveDialog
						row={moving}
						shareKey={list.view.shareKey}
						onClose={() => setMoving(undefined)}
						onMove={(to) => {
							const at = list.rows.indexOf(moving);
							setMoving(undefined);
							void actions.perform({ action: 'move_single', row: moving.id, to }, list, isChanged, at);
						}}
					/>,
					document.body,
				)}
		</>
	);
}

/** A row of its own, so that the message stands where it was pressed. */
const MessageRow = ({ children }: { readonly children: React.ReactNode }) => (
	<tr className="archipel-wishlist-table__message">
		<td colSpan={100}>{children}</td>
	</tr>
);

const updateLabel = (form: HTMLElement): string => form.querySelector(UPDATE)?.textContent?.trim() ?? '';

function moved(rows: readonly ServedRow[], row: ServedRow, to: number): ServedRow[] {
	const others = rows.filter((other) => other !== row);
	return others.toSpliced(to, 0, row);
}

/** An answer to something else does not undo an order that is not saved yet. */
function inOrder(list: ServedList, before: readonly ServedRow[]): ServedList {
	const places = new Map(before.map(({ id }, index) => [id, index]));
	return { ...list, rows: list.rows.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0)) };
}
