import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { emit } from '../../src/stores/events';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import { type Answer, frameUrl, type Opened, type PanelProps } from './model';
import { ProductContent } from './product-content';
import { ProductFrame } from './product-frame';
import { commonMessages } from '../../src/i18n/common-messages';
import { AskAgain } from '../../src/ui/ask-again';
import { Spoken } from '../../src/ui/spoken';
import { describeError, isAbort } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import './view.css';

/** Milliseconds of the fade (QV-02). */
const FADE = 250;

/** The dialog, while a product is open and during the fade-out. */
export default function Panel({ opened, ...rest }: PanelProps) {
	useSignals();
	const current = opened.value;
	const [shown, setShown] = useState(current);
	const frame = useRef<HTMLDivElement>(null);
	if (current && current !== shown) setShown(current);

	useEffect(() => {
		if (current) return;
		frame.current?.querySelector('dialog')?.close();
		const timer = setTimeout(() => setShown(undefined), prefersReducedMotion() ? 0 : FADE);
		return () => clearTimeout(timer);
	}, [current]);

	return <div ref={frame}>{shown && <QuickViewDialog key={shown.key} opened={shown} {...rest} />}</div>;
}

type Props = Omit<PanelProps, 'opened'> & { readonly opened: Opened };

function QuickViewDialog({ opened: { product, trigger }, load, close, mode, nonce }: Props) {
	const { answer, setAnswer, retry } = useProduct(product.id, mode === 'fragment' ? load : undefined);
	const name = (answer.type === 'ready' && answer.view?.title) || product.name;
	const isReady = answer.type === 'ready';
	const { id } = product;
	useEffect(() => {
		if (isReady && id !== undefined) emit('archipel:quick-view-shown', { productId: id });
	}, [isReady, id]);
	const address = mode === 'iframe' && answer.type !== 'failed' && frameUrl(product.href, nonce);

	return (
		<Dialog title={name || messages('title')} onClose={close} returnFocus={trigger ?? null}>
			<div className="archipel-quick-view" data-state={answer.type} aria-busy={answer.type === 'loading'}>
				{answer.type === 'loading' && <Loading />}
				{answer.type === 'failed' && (
					<div className="archipel-quick-view__failure">
						<AskAgain text={messages('failed', { reason: describeError(answer.error) })} onRetry={retry}>
							{product.href && <a href={product.href}>{messages('productPage')}</a>}
						</AskAgain>
					</div>
				)}
				{answer.type === 'ready' && answer.view && <ProductContent view={answer.view} />}
				{address && <ProductFrame address={address} name={name} onAnswer={setAnswer} onClose={close} />}
			</div>
		</Dialog>
	);
}

/** Requests a product once, and again on `retry`. Without `load` a frame loads the product and reports by `setAnswer`. */
function useProduct(id: number | undefined, load: PanelProps['load'] | undefined) {
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

/** Placeholder with the shape of a product, so that the dialog keeps its size. */
function Loading() {
	return (
		<div className="archipel-quick-view__skeleton">
			<Spoken text={commonMessages('loading')} delay={500} className="archipel-visually-hidden" />
			<span data-part="image" />
			<span data-part="text" />
			<span data-part="text" />
			<span data-part="button" />
		</div>
	);
}
