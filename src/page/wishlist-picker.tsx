import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { PickRequest } from './pick-list';
import { defineMessages } from '../i18n/define-messages';
import type { WishlistStore } from '../stores/wishlist';
import { Dialog } from '../ui/dialog';
import { ListPicker } from '../ui/list-picker';

const t = defineMessages('wishlist-picker', {
	pick: ['Dans quelle liste\u202f?', 'Which list?'],
});

interface Props {
	readonly wishlist: WishlistStore;
	/** The request; `undefined` while the picker is closed. */
	readonly asked: ReadonlySignal<PickRequest | undefined>;
	readonly onClose: () => void;
}

/** Dialog to pick the wishlist of a product (WL-03). */
export default function WishlistPicker({ wishlist, asked, onClose }: Props) {
	useSignals();
	const request = asked.value;
	if (!request) return null;
	const { name, holders, opener, onPick } = request;
	return (
		<Dialog title={t('pick')} onClose={onClose} returnFocus={opener}>
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
