import type { ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { Spoken } from './spoken';

interface Props {
	/** What failed and why. */
	readonly text: string;
	/** The button goes away with its message: the caller keeps the focus. */
	readonly onRetry: () => void;
	/** Another way, beside the button. */
	readonly children?: ReactNode;
}

/** Something did not come: said at once, with another try (REL-01). */
export function AskAgain({ text, onRetry, children }: Props) {
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
