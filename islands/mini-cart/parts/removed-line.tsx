import { useEffect, useEffectEvent, useRef } from 'react';
import { hideAfter } from '../../../src/dom/hide-after';
import { t } from '../messages';
import type { Removal } from '../model';
import { LineProblem } from './line-problem';

/** Milliseconds for which a removal can be undone without interaction. */
const UNDO_TIME = 10_000;

interface RemovedLineProps {
	readonly removal: Removal;
	readonly onUndo: () => void;
	readonly onTimeout: () => void;
}

/** Placeholder of a removed line with an undo button, shown for `UNDO_TIME` and as long as it is hovered or focused. */
export function RemovedLine({ removal, onUndo, onTimeout }: RemovedLineProps) {
	const { item, problem } = removal;
	const line = useRef<HTMLDivElement>(null);
	const hide = useEffectEvent(onTimeout);
	// With an error the placeholder stays.
	const stays = Boolean(problem);
	useEffect(() => (stays ? undefined : hideAfter(line.current!, UNDO_TIME, () => hide())), [stays]);

	const { name } = item;
	return (
		<div ref={line} className="archipel-mini-cart__removed" role="listitem">
			<span>{t('removed', { name })}</span>
			{problem ? (
				<LineProblem problem={problem} />
			) : (
				<button
					type="button"
					className="archipel-mini-cart__undo archipel-button"
					aria-label={t('undoFor', { name })}
					onClick={onUndo}
				>
					{t('undo')}
				</button>
			)}
		</div>
	);
}
