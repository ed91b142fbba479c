import { useEffect } from 'react';
import { emit } from '../../../src/stores/events';
import { Dialog } from '../../../src/ui/dialog';
import { messages } from '../messages';
import { frameUrl } from '../model';
import type { Opened, PanelProps } from '../view-model';
import { Failure } from './failure';
import { Loading } from './loading';
import { ProductContent } from './product-content';
import { ProductFrame } from './product-frame';
import { useProduct } from './use-product';

type Props = Omit<PanelProps, 'opened'> & { readonly opened: Opened };

export function QuickViewDialog({ opened: { product, trigger }, load, close, mode, nonce }: Props) {
	const { answer, settle, retry } = useProduct(product.id, mode === 'fragment' ? load : undefined);
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
				{answer.type === 'failed' && <Failure error={answer.error} href={product.href} onRetry={retry} />}
				{answer.type === 'ready' && answer.view && <ProductContent view={answer.view} />}
				{address && <ProductFrame address={address} name={name} onSettle={settle} onClose={close} />}
			</div>
		</Dialog>
	);
}
