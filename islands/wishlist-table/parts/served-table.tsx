import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import type { IslandContext } from '../../../src/runtime/define-island';
import { openGate } from '../../../src/safety/html';
import { on } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { createTableActions, type Told } from '../table-actions';
import { t } from '../messages';
import { CHECKBOX, QUANTITY, ROOT, readList, withKeptRows, type ServedList, type ServedRow } from '../served-list';
import { checkedRows, readWish } from '../table-wish';
import { dragRow } from './drag-row';
import { Message } from './message';
import { MoveDialog } from './move-dialog';
import { Row } from './row';
import { Served } from './served';

interface Props extends IslandContext {
	readonly host: HTMLFormElement;
}

const UPDATE = 'button[name="tinvwl-action-product_update"]';
const SELECT_ALL = '.global-cb';

/** The server's list, better: what its form does happens in place, and each answer is told beside what was pressed (WLT-01…05). */
export function ServedTable({ host, signal }: Props) {
	const [list, setList] = useState(() => readList(host.closest(ROOT) ?? host));
	const [told, setTold] = useState<Told>();
	const [moving, setMoving] = useState<ServedRow>();
	const [isChanged, setChanged] = useState(false);
	const body = useRef<HTMLTableSectionElement>(null);
	/** What has the focus once the rows have changed places. */
	const focusNext = useRef<() => HTMLElement | null | undefined>(undefined);

	const show = (root: Element, keepsOrder: boolean) => {
		setList((before) => {
			const now = withKeptRows(readList(root, before.view), before);
			const nav = document.querySelector(`${ROOT} .tinv-lists-nav`);
			nav?.replaceChildren(...(root.querySelector('.tinv-lists-nav')?.childNodes ?? []));
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

	useEffect(() => {
		const { noValidate } = host;
		const until = { signal };
		// A quantity that is wrong stops saving it, and nothing else.
		host.noValidate = true;
		signal.addEventListener('abort', () => (host.noValidate = noValidate));
		host.addEventListener('submit', (event) => act(event.submitter) && event.preventDefault(), until);
		host.addEventListener('change', ({ target }) => target instanceof Element && change(target), until);
		host.addEventListener(
			'keydown',
			(event) => {
				// The browser would press the first button of the form, which takes out the first product.
				if (
					event.key !== 'Enter' ||
					!(event.target as Element).matches(`${QUANTITY}, ${CHECKBOX}, [name="tinvwl-new-wl"]`)
				)
					return;
				event.preventDefault();
				if ((event.target as Element).matches(QUANTITY)) host.querySelector<HTMLElement>(UPDATE)?.click();
			},
			until,
		);
		on('archipel:wishlist-changed', ({ source }) => source === 'tab' && refresh(), signal);
		// Replies are shown as markup.
		openGate().catch(() => {});
	}, [host, signal]);

	useLayoutEffect(() => {
		focusNext.current?.()?.focus();
		focusNext.current = undefined;
	}, [list]);

	const place = (row: ServedRow, to: number) => {
		setList((before) => ({ ...before, rows: moved(before.rows, row, to) }));
		setChanged(true);
		announce(t('placed', { name: row.name, place: to + 1, count: list.rows.length }));
	};
	const [{ step, drag }] = useState(() => ({
		step: (row: ServedRow, by: -1 | 1) => onStep(row, by),
		drag: (row: ServedRow, event: PointerEvent) => onDrag(row, event),
	}));
	const onStep = useEffectEvent((row: ServedRow, by: -1 | 1) => {
		const to = list.rows.indexOf(row) + by;
		if (to < 0 || to >= list.rows.length) return;
		const button = document.activeElement as HTMLElement;
		focusNext.current = () => button;
		place(row, to);
	});
	const onDrag = useEffectEvent((row: ServedRow, event: PointerEvent) =>
		dragRow(event, body.current!, (to) => place(row, to)),
	);

	if (list.instead.length && !told) return <Served as="div" nodes={list.instead} />;
	const message = told && <Message {...told} />;
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
							<Row
								key={row.id}
								row={row}
								isFirst={index === 0}
								isLast={index === list.rows.length - 1}
								onStep={step}
								onDrag={drag}
							/>,
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
