import type { ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { Spoken } from './spoken';
import { ThemeButton } from './button';

interface Props {
	/** Error message: what failed and why. */
	readonly text: string;
	/** Called on retry. The message with the focused button is then removed: the caller must keep the focus. */
	readonly onRetry: () => void;
	/** Other actions beside the button. */
	readonly children?: ReactNode;
}

/** Error message with a retry button; announced at once (REL-01). */
export function AskAgain({ text, onRetry, children }: Props) {
	return (
		<div className="archipel-ask-again">
			<Spoken text={text} politeness="assertive" />
			<p className="archipel-ask-again__ways">
				<ThemeButton onClick={onRetry}>{commonMessages('retry')}</ThemeButton>
				{children}
			</p>
		</div>
	);
}
