import { useEffect, type ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
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

interface AskAgainProps {
	/** Error message: what failed and why. */
	readonly text: string;
	/** Called on retry. The message with the focused button is then removed: the caller must keep the focus. */
	readonly onRetry: () => void;
	/** Other actions beside the button. */
	readonly children?: ReactNode;
}

/** Error message with a retry button; announced at once (REL-01). */
export function AskAgain({ text, onRetry, children }: AskAgainProps) {
	return (
		<div className="archipel-ask-again">
			<Spoken text={text} politeness="assertive" />
			<p className="archipel-ask-again__ways">
				<button type="button" className="button" onClick={onRetry}>
					{commonMessages('retry')}
				</button>
				{children}
			</p>
		</div>
	);
}
