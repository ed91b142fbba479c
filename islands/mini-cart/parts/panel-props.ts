import type { ReadonlySignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import type { CartStore } from '../../../src/stores/cart';
import type { Props } from '../props';
import type { CartActions } from './cart-actions';
import type { Popover } from '../../../src/ui/popover';

/** What the code around the panel gives to it. */
export interface PanelProps extends Pick<Props, 'display' | 'showFreeShipping' | 'toWishlist'> {
	/** Of the island that shows it. */
	readonly context: IslandContext;
	readonly cart: CartStore;
	readonly actions: CartActions;
	/** Whether it shows; always true for `inline`. */
	readonly isOpen: ReadonlySignal<boolean>;
	readonly onClose: () => void;
	/** The link that opens it; none for `inline`. */
	readonly anchor?: HTMLElement;
	/** What places a `dropdown`. */
	readonly Popover?: typeof Popover;
}
