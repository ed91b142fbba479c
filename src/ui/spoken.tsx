import { useEffect } from 'react';
import { announce } from './announcer';

interface Props {
	readonly text: string;
	/** @default 'polite' */
	readonly politeness?: 'polite' | 'assertive';
	/** Milliseconds for which it must be there before it is said: what passes at once need not be heard. @default 0 */
	readonly delay?: number;
	readonly className?: string;
}

/** A text that comes with a change of the view, and is said by the announcer: a view has no live regions of its own (A11Y-05). */
export function Spoken({ text, politeness = 'polite', delay = 0, className }: Props) {
	useEffect(() => announce(text, politeness, delay), [text, politeness, delay]);
	return <p className={className}>{text}</p>;
}
