import { t } from '../messages';
import { CartContent } from './cart-content';
import { CartSummary } from './cart-summary';
import type { PanelProps } from './panel-props';

/** The cart below its link. Focus stays on the link; the panel follows in the tab order. */
export function CartDropdown(props: PanelProps) {
	const Popover = props.Popover!;
	return (
		<Popover className="archipel-mini-cart__dropdown" anchor={props.anchor!} title={t('title')} onClose={props.onClose}>
			<CartContent {...props} />
			<CartSummary {...props} />
		</Popover>
	);
}
