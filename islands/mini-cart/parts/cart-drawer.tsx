import { Dialog } from '../../../src/ui/dialog';
import { useValue } from '../../../src/ui/use-value';
import { t } from '../messages';
import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart at the side, above the page. */
export function CartDrawer(props: PanelProps) {
	const { cart, anchor, onClose } = props;
	const hasLines = Boolean(useValue(cart.cart)?.items.length);
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
