import { type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { listen } from '../../src/runtime/listen';
import type { IslandProps } from '../../src/runtime/define-island';
import { t } from './messages';
import type { Props } from './island';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { Button } from '../../src/ui/button';
import './view.css';

/** Points with tooltips on a picture, each linked with its entry in the server's list (WID-03). */
export default function Hotspots({ host, signal, ...props }: IslandProps<Props>) {
	const [entries] = useState(() => [...host.querySelectorAll<HTMLDetailsElement>('details[data-across]')].map(read));
	const [opened, setOpened] = useState<HTMLDetailsElement | undefined>(
		() => entries.find(({ item }) => item.open)?.item,
	);
	useEffect(() => {
		const list = host.querySelector<HTMLElement>('.archipel-hotspots__list');
		if (list) list.dataset['trigger'] = props.trigger;
		// `toggle` does not bubble.
		listen(host, 'toggle', { capture: true, signal }, ({ target }) =>
			setOpened((last) => ((target as HTMLDetailsElement).open ? (target as HTMLDetailsElement) : last)),
		);
	}, [host, signal, props.trigger]);

	return (
		<ul className="archipel-hotspots__points archipel-list" aria-label={t('points')}>
			{entries.map((entry, index) => (
				<Point
					key={`${entry.title} ${entry.across} ${entry.down}`}
					{...props}
					entry={entry}
					number={index + 1}
					isCurrent={entry.item === opened}
				/>
			))}
		</ul>
	);
}

function read(item: HTMLDetailsElement): Entry {
	const percent = (value: string | undefined) => Math.min(Math.max(Number(value) || 0, 0), 100);
	return {
		item,
		across: percent(item.dataset['across']),
		down: percent(item.dataset['down']),
		title: item.querySelector('summary')?.textContent.trim() ?? '',
		text: item.querySelector('.archipel-hotspots__text')?.textContent.trim() ?? '',
	};
}

/** Entry of the list, and the position of its point in percent of the picture. */
interface Entry {
	readonly item: HTMLDetailsElement;
	readonly across: number;
	readonly down: number;
	readonly title: string;
	readonly text: string;
}

/** Milliseconds for which a tooltip stays after the pointer has left, so that the pointer can reach it (WCAG 1.4.13). */
const LINGER = 150;
/** Below this width tooltips may be off. */
const NARROW = '(max-width: 767.98px)';

/** Loaded with the first tooltip. If loading fails, the entry in the list has the same content. */
const Tooltip = lazy(() => import('./parts/tooltip').catch(() => ({ default: () => null })));

interface PointProps extends Props {
	readonly entry: Entry;
	readonly number: number;
	/** Whether the entry of the point is the open one. */
	readonly isCurrent: boolean;
}

/** Button on the picture, which opens a tooltip and the entry with the same content. */
function Point({ entry, number, isCurrent, ...props }: PointProps) {
	const { trigger, hideMobiles } = props;
	const { item, title, text } = entry;
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [pin, setPin] = useState<HTMLElement | null>(null);
	const timer = useRef(0);
	useEffect(() => () => clearTimeout(timer.current), []);

	const set = (next: boolean, after = 0) => {
		clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			const hasTooltip = !(hideMobiles && matchMedia(NARROW).matches);
			setIsOpen(next && hasTooltip);
			if (!next) return;
			item.open = true;
			if (!hasTooltip)
				item.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
		}, after);
	};
	const leave = () => set(false, LINGER);
	const hover = trigger === 'hover' && {
		onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && set(true, isOpen ? 0 : props.delay),
		onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && leave(),
	};
	const focus = trigger === 'hover' && {
		onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && set(true),
		onBlur: leave,
	};

	return (
		<li className="archipel-hotspots__point" style={{ insetInlineStart: `${entry.across}%`, top: `${entry.down}%` }}>
			<Button
				ref={setPin}
				className="archipel-hotspots__pin"
				aria-label={t('point', { number, title })}
				aria-expanded={isOpen}
				aria-describedby={isOpen ? id : undefined}
				data-current={isCurrent || undefined}
				onClick={() => set(trigger === 'hover' || !isOpen)}
				{...hover}
				{...focus}
			>
				{number}
			</Button>
			<Suspense>
				{isOpen && pin && (
					<Tooltip {...props} {...hover} id={id} pin={pin} title={title} text={text} onClose={() => setIsOpen(false)} />
				)}
			</Suspense>
		</li>
	);
}
