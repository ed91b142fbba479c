import { useEffect } from 'react';
import { announce } from './announcer';

interface Props {
	readonly text: string;
	/** @default 'polite' */
	readonly politeness?: 'polite' | 'assertive';
	/** Milliseconds before the announcement; a text removed earlier is not announced. @default 0 */
	readonly delay?: number;
	readonly className?: string;
}

/** Text that is announced when it appears or changes. Replaces live regions in views: the announcer has the only ones (A11Y-05). */
export function Spoken({ text, politeness = 'polite', delay = 0, className }: Props) {
	useEffect(() => announce(text, politeness, delay), [text, politeness, delay]);
	return <p className={className}>{text}</p>;
}
