import { useRef } from 'react';
import { describeError } from '../../../src/shop/request-error';
import { AskAgain } from '../../../src/ui/ask-again';
import { messages } from '../messages';

interface Props {
	readonly error: unknown;
	/** The product's page; `undefined` when nobody told us. */
	readonly href: string | undefined;
	readonly onRetry: () => void;
}

/** The view did not come: why, a way to the product all the same, and another try (QV-03). */
export function Failure({ error, href, onRetry }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const retry = () => {
		// The button goes away with its message; the focus stays in the dialog.
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
