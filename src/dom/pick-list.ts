import { signal as createSignal, type Signal } from '@preact/signals-core';
import type { IslandContext } from '../runtime/define-island';
import { lazyView, type LazyView } from '../runtime/lazy-view';
import type { Privacy } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import { openView } from './open-view';

/** A list, or a new one. */
export interface Picked {
	readonly list?: number;
	readonly listName?: string;
	/** Of the new one. */
	readonly privacy?: Privacy;
}

/** What the picker is asked for. */
export interface PickRequest {
	/** Name of what goes to a list. */
	readonly name: string;
	/** Lists that hold it already. */
	readonly holders: ReadonlySet<number>;
	/** Gets the focus back. */
	readonly opener: HTMLElement;
	readonly onPick: (picked: Picked) => void;
}

interface Picker {
	readonly asked: Signal<PickRequest | undefined>;
	readonly view: LazyView;
}

/** By the life of the island that asks. */
const pickers = new WeakMap<AbortSignal, Picker>();

/** Asks in a dialog for a list; React comes with its first use. */
export async function askForList(context: IslandContext, wishlist: WishlistStore, request: PickRequest): Promise<void> {
	const { asked, view } = pickers.get(context.signal) ?? createPicker(context, wishlist);
	asked.value = request;
	await openView(view, request.opener);
}

function createPicker(context: IslandContext, wishlist: WishlistStore): Picker {
	const asked = createSignal<PickRequest | undefined>(undefined);
	const onClose = () => void (asked.value = undefined);
	const view = lazyView(context, () => import('../ui/wishlist-picker'), { wishlist, asked, onClose });
	const picker = { asked, view };
	pickers.set(context.signal, picker);
	return picker;
}
