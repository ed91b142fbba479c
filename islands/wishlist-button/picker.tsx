import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { WishlistStore } from '../../src/stores/wishlist';
import { Dialog } from '../../src/ui/dialog';
import { ListPicker } from '../../src/ui/list-picker';
import { messages } from './messages';
import type { PickRequest } from './parts/pick-list';

interface Props {
	readonly wishlist: WishlistStore;
	/** While it is open. */
	readonly asked: ReadonlySignal<PickRequest | undefined>;
	readonly onClose: () => void;
}

/** Asks for the list that a product goes to (WL-03). */
export default function Picker({ wishlist, asked, onClose }: Props) {
	useSignals();
	const request = asked.value;
	if (!request) return null;
	const { name, holders, opener, onPick } = request;
	return (
		<Dialog title={messages('pick')} onClose={onClose} returnFocus={opener}>
			<ListPicker
				product={name}
				lists={wishlist.state.value?.lists ?? []}
				holders={holders}
				onPick={(picked) => {
					onClose();
					onPick(picked);
				}}
			/>
		</Dialog>
	);
}
