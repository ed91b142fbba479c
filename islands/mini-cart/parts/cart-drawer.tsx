import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../../src/ui/dialog';
import { t } from '../messages';
import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart in a drawer at the side, above the page. */
export function CartDrawer(props: PanelProps) {
	useSignals();
	const { cart, anchor, onClose } = props;
	const hasLines = Boolean(cart.cart.value?.items.length);
	return (
		<Dialog
			title={t('title')}
			placement="end"
			onClose={onClose}
			returnFocus={anchor ?? null}
			footer={hasLines && <CartSummary {...props} />}
		>
			<CartContent {...props} />
		</Dialog>
	);
}
