import { useSignals } from '@preact/signals-react/runtime';
import type { PanelProps } from './parts/panel-props';
import { CartContent } from './parts/cart-content';
import { CartSummary } from './parts/cart-summary';
import { t } from './messages';
import { Dialog } from '../../src/ui/dialog';
import './view.css';

const frames = { drawer: CartDrawer, dropdown: CartDropdown, inline: InlineCart };

/** The cart in the frame of its display, while it is open. */
export default function Panel(props: PanelProps) {
	useSignals();
	const Frame = frames[props.display];
	return props.isOpen.value ? <Frame {...props} /> : null;
}

/** The cart in the page itself; its heading is that of the widget. */
function InlineCart(props: PanelProps) {
	return (
		<div className="archipel-mini-cart__inline">
			<CartContent {...props} />
			<CartSummary {...props} />
		</div>
	);
}

/** The cart below its link. Focus stays on the link; the panel follows in the tab order. */
function CartDropdown(props: PanelProps) {
	const Popover = props.Popover!;
	return (
		<Popover className="archipel-mini-cart__dropdown" anchor={props.anchor!} title={t('title')} onClose={props.onClose}>
			<CartContent {...props} />
			<CartSummary {...props} />
		</Popover>
	);
}

/** The cart in a drawer at the side, above the page. */
function CartDrawer(props: PanelProps) {
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
