import type { MouseEvent, ReactNode } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { focusElement } from '../runtime/keep-focus';
import { Spoken } from './spoken';
import { ThemeButton } from './button';

interface Props {
	/** Error message with the failed action and its reason. */
	readonly text: string;
	readonly onRetry: () => void;
	/** Other actions beside the button. */
	readonly children?: ReactNode;
}

/** Error message with a retry button; announced at once (REL-01). The button goes with its message: the focus moves to the region that loads again. */
export function AskAgain({ text, onRetry, children }: Props) {
	const retry = ({ currentTarget }: MouseEvent) => {
		const region = currentTarget.closest<HTMLElement>('[aria-busy], .archipel-popover');
		if (region) focusElement(region);
		onRetry();
	};
	return (
		<div className="archipel-ask-again">
			<Spoken text={text} politeness="assertive" />
			<p className="archipel-ask-again__ways">
				<ThemeButton onClick={retry}>{commonMessages('retry')}</ThemeButton>
				{children}
			</p>
		</div>
	);
}
