import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart in the page itself; its heading is that of the widget. */
export function InlineCart(props: PanelProps) {
	return (
		<div className="archipel-mini-cart__inline">
			<CartContent {...props} />
			<CartSummary {...props} />
		</div>
	);
}
