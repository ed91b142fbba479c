import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../src/i18n/format-price';
import { settings } from '../../src/runtime/settings';
import { t } from './messages';
import { amount, priceRange, valuesOf, type Bounds, type PriceField } from './model';
import { FieldGroup } from './field-group';
import { usePanel } from './panel-context';

/** Formats a price given in whole units of the currency, as in the query. */
export const priceText = (value: number): string => formatPrice(value * 10 ** settings().shop.currency.minorUnit);

/** Price range: two slider thumbs, and two fields for exact numbers. */
export function PriceRange({ field }: { readonly field: PriceField }) {
	useSignals();
	const { filter, choose, submitPending } = usePanel();
	const bounds = field.bounds ?? boundsOf(filter.data.value?.prices);
	const choice = filter.choice.value;
	const texts = [field.name, field.to].map((name) => valuesOf(choice, name)[0] ?? '') as [string, string];
	const ends = texts.map(amount) as [number | undefined, number | undefined];

	const set = (moved: 'from' | 'to', value: string, control: HTMLElement) => {
		const next = ends.with(moved === 'from' ? 0 : 1, amount(value)) as typeof ends;
		const [from, to] = priceRange(bounds, next, moved);
		choose({ ...filter.choice.peek(), [field.name]: [from], [field.to]: [to] }, control, 'leaving');
	};

	return (
		<FieldGroup label={field.label}>
			<div className="archipel-filter__track">
				{bounds &&
					(['from', 'to'] as const).map((end, at) => {
						const value = ends[at] ?? (at ? bounds.max : bounds.min);
						return (
							<input
								key={end}
								type="range"
								className="archipel-field archipel-cover archipel-filter__thumb"
								min={bounds.min}
								max={bounds.max}
								step={bounds.step}
								value={value}
								aria-label={t(at ? 'priceTo' : 'priceFrom')}
								aria-valuetext={priceText(value)}
								onChange={({ currentTarget }) => set(end, currentTarget.value, currentTarget)}
								onPointerUp={({ currentTarget }) => submitPending(currentTarget)}
							/>
						);
					})}
			</div>
			<div className="archipel-filter__ends">
				{([field.name, field.to] as const).map((name, at) => (
					<label key={name}>
						<span>{t(at ? 'to' : 'from')}</span>{' '}
						<input
							type="number"
							className="archipel-field archipel-filter__input"
							id={field.ids[at]}
							name={name}
							min={0}
							step="any"
							inputMode="decimal"
							aria-label={t(at ? 'priceTo' : 'priceFrom')}
							placeholder={bounds && String(at ? bounds.max : bounds.min)}
							value={texts[at]}
							// A half-typed number is kept as typed.
							onChange={({ currentTarget }) =>
								choose({ ...filter.choice.peek(), [name]: [currentTarget.value] }, currentTarget, 'leaving')
							}
							onBlur={({ currentTarget }) => {
								const { value } = currentTarget;
								if (value) set(at ? 'to' : 'from', value, currentTarget);
							}}
						/>
					</label>
				))}
			</div>
		</FieldGroup>
	);
}

/** Returns slider bounds from prices in minor units: whole prices around all products. */
function boundsOf(prices: readonly [number, number] | undefined): Bounds | undefined {
	if (!prices) return undefined;
	const unit = 10 ** settings().shop.currency.minorUnit;
	const [min, max] = [Math.floor(prices[0] / unit), Math.ceil(prices[1] / unit)];
	return max > min ? { min, max, step: 1 } : undefined;
}
