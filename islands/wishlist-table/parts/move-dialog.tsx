import { useSignals } from '@preact/signals-react/runtime';
import { useId, useState } from 'react';
import { pageWishlist } from '../../../src/page/page-wishlist';
import { Dialog } from '../../../src/ui/dialog';
import { Spoken } from '../../../src/ui/spoken';
import { t } from '../messages';
import type { ServedRow } from '../served-list';

interface Props {
	readonly row: ServedRow;
	/** Share key of the current list. */
	readonly shareKey: string;
	readonly onMove: (to: number | { readonly newList: string }) => void;
	readonly onClose: () => void;
}

/** Dialog that asks for the target list of a product: an existing list, or a new one (WLT-08). */
export function MoveDialog({ row, shareKey, onMove, onClose }: Props) {
	useSignals();
	const lists = pageWishlist().state.value?.lists ?? [];
	const targets = lists.filter((list) => list.shareKey !== shareKey && !list.isHidden);
	const [to, setTo] = useState(targets[0]?.id ?? 0);
	const [name, setName] = useState('');
	const [isMissing, setMissing] = useState(false);
	const id = useId();

	const submit = () => {
		const newList = name.trim();
		if (!to && !newList) setMissing(true);
		else onMove(to || { newList });
	};
	return (
		<Dialog title={t('move', { name: row.name })} onClose={onClose}>
			<form
				className="archipel-wishlist-table__move"
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				<fieldset>
					<legend>{t('moveTo')}</legend>
					{[
						...targets.map((list) => ({ id: list.id, title: list.title || t('defaultTitle') })),
						{ id: 0, title: t('newList') },
					].map((target) => (
						<label key={target.id}>
							<input
								type="radio"
								className="archipel-field"
								name={id}
								checked={to === target.id}
								onChange={() => setTo(target.id)}
							/>{' '}
							{target.title}
						</label>
					))}
				</fieldset>
				{to === 0 && (
					<label>
						{t('newListName')}
						<input
							type="text"
							maxLength={100}
							value={name}
							aria-invalid={isMissing && !name.trim()}
							aria-describedby={`${id}-missing`}
							onChange={({ currentTarget }) => setName(currentTarget.value)}
						/>
					</label>
				)}
				<div id={`${id}-missing`}>
					{isMissing && !to && !name.trim() && <Spoken text={t('noTarget')} politeness="assertive" />}
				</div>
				<button type="submit" className="button">
					{t('moveNow')}
				</button>
			</form>
		</Dialog>
	);
}
