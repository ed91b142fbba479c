import { useEffect, useState } from 'react';
import { isAbort } from '../../src/shop/request-error';
import type { QuickView } from '../../src/shop/archipel';
import { announce } from '../../src/ui/announcer';
import { messages } from './messages';
import type { PanelProps } from './view-model';

/** State of a request for a product. `view` is undefined in a frame. */
export type Answer =
	| { readonly type: 'loading' }
	| { readonly type: 'ready'; readonly view?: QuickView }
	| { readonly type: 'failed'; readonly error: unknown };

/**
 * Requests a product once, and again on `retry`.
 *
 * @param load Undefined if a frame loads the product and reports by `setAnswer`.
 */
export function useProduct(id: number | undefined, load: PanelProps['load'] | undefined) {
	const [answer, setAnswer] = useState<Answer>({ type: 'loading' });
	const isWaiting = answer.type === 'loading';

	useEffect(() => {
		if (!load || id === undefined || !isWaiting) return;
		let isCurrent = true;
		load(id).then(
			(view) => {
				if (!isCurrent) return;
				setAnswer({ type: 'ready', view });
				announce(messages('ready', { name: view.title }));
			},
			(error: unknown) => isCurrent && !isAbort(error) && setAnswer({ type: 'failed', error }),
		);
		return () => void (isCurrent = false);
	}, [id, load, isWaiting]);

	return { answer, setAnswer, retry: () => setAnswer({ type: 'loading' }) };
}
