import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { t } from './messages';
import { chipsOf, type Choice } from './model';
import { usePanel } from './panel-context';
import { priceText } from './price-range';
import { Button, Cross } from '../../src/ui/button';

export function priceWords(from: number | undefined, to: number | undefined): string {
	if (from !== undefined && to !== undefined) return t('priceBetween', { from: priceText(from), to: priceText(to) });
	return from === undefined ? t('priceUnder', { to: priceText(to ?? 0) }) : t('priceOver', { from: priceText(from) });
}

/** Buttons that remove one chosen value, or all. The focus stays inside the group (FILT-08). */
export function Chips() {
	useSignals();
	const { filter, choose, ahead } = usePanel();
	const chips = chipsOf(filter.panel, filter.choice.value, priceWords);
	const listed = new Set(chipsOf(filter.panel, filter.listed.value, priceWords).map(({ key }) => key));
	const place = useRef<HTMLDivElement>(null);
	/** Index of the removed chip, which had the focus. */
	const left = useRef<number>(undefined);

	useLayoutEffect(() => {
		if (left.current === undefined) return;
		const buttons = place.current!.querySelectorAll('button');
		const next = buttons[Math.min(left.current, buttons.length - 1)];
		left.current = undefined;
		(next ?? place.current!).focus();
	});

	const drop = (rest: Choice, at: number) => {
		left.current = at;
		choose(rest, place.current!);
	};
	return (
		<div ref={place} className="archipel-filter__chips" tabIndex={-1} role="group" aria-label={t('chosen')}>
			{chips.length > 0 && (
				<ul className="archipel-list">
					{chips.map(({ key, group, text, rest }, at) => {
						const words = group ? t('choice', { group, text }) : text;
						const isPending = !listed.has(key);
						return (
							<li key={key}>
								<Button
									className="archipel-filter__chip"
									data-pending={isPending || undefined}
									aria-label={t(isPending ? 'removePending' : 'remove', { text: words })}
									onClick={() => drop(rest, at)}
									{...ahead(() => rest)}
								>
									{text} <Cross size={14} />
								</Button>
							</li>
						);
					})}
					<li>
						<Button className="archipel-filter__clear" onClick={() => drop({}, 0)} {...ahead(() => ({}))}>
							{t('clear')}
						</Button>
					</li>
				</ul>
			)}
		</div>
	);
}
