import type { ReadonlySignal } from '@preact/signals-core';
import type { IslandContext } from '../../src/runtime/define-island';
import type { CartStore } from '../../src/stores/cart';
import type { Props } from './island';
import type { CartActions } from './cart-actions';
import type { Popover } from '../../src/ui/popover';

/** Cart, actions and life of one mini-cart, for its host and its panel. */
interface Shared {
	readonly context: IslandContext;
	readonly cart: CartStore;
	readonly actions: CartActions;
}

/** A host with its cart. */
export interface CartHost extends Shared {
	readonly host: HTMLElement;
	readonly props: Props;
}

export interface PanelProps extends Shared, Pick<Props, 'display'> {
	/** Whether the panel is open; always true for `inline`. */
	readonly isOpen: ReadonlySignal<boolean>;
	readonly onClose: () => void;
	/** The link that opens the panel; undefined for `inline`. */
	readonly anchor?: HTMLElement;
	/** Component that places a `dropdown`. */
	readonly Popover?: typeof Popover;
}
