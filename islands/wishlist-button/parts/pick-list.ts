import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { lazyView, type LazyView } from '../../../src/runtime/lazy-view';
import type { Privacy } from '../../../src/shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../../../src/stores/wishlist';

/** A list, or a new one. */
export interface Picked {
	readonly list?: number;
	readonly listName?: string;
	/** Of the new one. */
	readonly privacy?: Privacy;
}

/** What the picker is asked for. */
export interface PickRequest {
	/** Name of the product. */
	readonly name: string;
	/** Lists that hold it already. */
	readonly holders: ReadonlySet<number>;
	/** Gets the focus back. */
	readonly opener: HTMLElement;
	readonly onPick: (picked: Picked) => void;
}

const asked = createSignal<PickRequest | undefined>(undefined);
let picker: LazyView | undefined;

/** The dialog that asks for a list; React comes with its first use. */
export function createPicker(context: IslandContext, wishlist: WishlistStore, request: PickRequest): LazyView {
	asked.value = request;
	const onClose = () => void (asked.value = undefined);
	picker ??= lazyView(context, () => import('../picker'), { wishlist, asked, onClose });
	context.signal.addEventListener('abort', () => (picker = undefined));
	return picker;
}
