import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../runtime/define-island';
import { lazyView } from '../runtime/lazy-view';
import type { Privacy } from '../shop/ti-wishlist/wishlist-reply';
import type { WishlistStore } from '../stores/wishlist';
import { openView } from '../dom/open-view';

/** The picked list: id of an existing list, or name of a new one. */
export interface Picked {
	readonly list?: number;
	readonly listName?: string;
	readonly privacy?: Privacy;
}

export interface PickRequest {
	/** Title of the dialog. @default « Dans quelle liste ? » */
	readonly title?: string;
	/** Name of the product. */
	readonly name: string;
	/** Ids of the lists that contain the product already. */
	readonly holders: ReadonlySet<number>;
	/** Share key of a list that is not offered. */
	readonly without?: string;
	/** Label of a new list whose privacy is given. @default asks for the privacy */
	readonly create?: string;
	/** @default « Ajouter » */
	readonly submitLabel?: string;
	/** Gets the focus when the picker closes. */
	readonly opener: HTMLElement;
	readonly onPick: (picked: Picked) => void;
}

/** Pickers by the abort signal of their island. */
const pickers = new WeakMap<AbortSignal, ReturnType<typeof createPicker>>();

/** Opens a dialog to pick a list; React is loaded on first use. */
export async function askForList(context: IslandContext, wishlist: WishlistStore, request: PickRequest): Promise<void> {
	const { asked, view } = pickers.get(context.signal) ?? createPicker(context, wishlist);
	asked.value = request;
	await openView(view, request.opener);
}

function createPicker(context: IslandContext, wishlist: WishlistStore) {
	const asked = createSignal<PickRequest | undefined>(undefined);
	const onClose = () => void (asked.value = undefined);
	const view = lazyView(context, () => import('./wishlist-picker'), { wishlist, asked, onClose });
	const picker = { asked, view };
	pickers.set(context.signal, picker);
	return picker;
}
