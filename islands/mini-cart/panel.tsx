import { useSignals } from '@preact/signals-react/runtime';
import { CartDrawer } from './parts/cart-drawer';
import { CartDropdown } from './parts/cart-dropdown';
import { InlineCart } from './parts/inline-panel';
import type { PanelProps } from './parts/panel-props';
import './view.css';

const frames = { drawer: CartDrawer, dropdown: CartDropdown, inline: InlineCart };

/** The cart in the frame of its display, while it is open. */
export default function Panel(props: PanelProps) {
	useSignals();
	const Frame = frames[props.display];
	return props.isOpen.value ? <Frame {...props} /> : null;
}
