import { useEffect, useRef } from 'react';
import { Spoken } from '../../src/ui/spoken';
import type { TableMessage } from './table-actions';
import { Button } from '../../src/ui/button';

/** Result of a press, shown at its row or buttons until the next press. */
export function Message({ type, lines, action, link }: Omit<TableMessage, 'at'>) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// The pressed button may have been removed with its row.
		if (document.activeElement === document.body) box.current!.focus();
	}, []);
	return (
		<div ref={box} className="archipel-notice" data-state={type} tabIndex={-1}>
			<Spoken
				className="archipel-wishlist-table__lines"
				text={lines.join('\n')}
				politeness={type === 'error' ? 'assertive' : 'polite'}
			/>
			{link && (
				<a className="archipel-link" href={link.href}>
					{link.label}
				</a>
			)}
			{action && <Button onClick={action.onClick}>{action.label}</Button>}
		</div>
	);
}
