import { useRef } from 'react';
import { describeError } from '../../../src/shop/request-error';
import { AskAgain } from '../../../src/ui/ask-again';
import { messages } from '../messages';

interface Props {
	readonly error: unknown;
	/** Address of the product page, if known. */
	readonly href: string | undefined;
	readonly onRetry: () => void;
}

/** Error message of the view, with a link to the product and a retry button (QV-03). */
export function Failure({ error, href, onRetry }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const retry = () => {
		// The button disappears with its message: the focus moves to the dialog.
		box.current?.closest('dialog')?.focus();
		onRetry();
	};
	return (
		<div ref={box} className="archipel-quick-view__failure">
			<AskAgain text={messages('failed', { reason: describeError(error) })} onRetry={retry}>
				{href && <a href={href}>{messages('productPage')}</a>}
			</AskAgain>
		</div>
	);
}
