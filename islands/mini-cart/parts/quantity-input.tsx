import { useId, useState } from 'react';
import { quantityMessages } from '../../../src/i18n/quantity-messages';
import { clampQuantity, stepQuantity, type QuantityLimits, type QuantityProfile } from '../../../src/page/quantity';
import './quantity-input.css';

export interface QuantityInputProps extends QuantityLimits {
	readonly value: number;
	/** Name of the product, for the label. */
	readonly name: string;
	/** Called once per change: a press of a button, or a typed number when the field is left or Enter is pressed. */
	readonly onChange: (value: number) => void;
	/** @default 'theme' */
	readonly profile?: QuantityProfile;
	readonly disabled?: boolean;
}

/** A number field with plus and minus buttons. A button at its limit stays focusable and is marked `aria-disabled`. */
export function QuantityInput({
	value,
	name,
	onChange,
	profile = 'theme',
	disabled = false,
	...limits
}: QuantityInputProps) {
	const id = useId();
	const [draft, setDraft] = useState<string>();

	const commit = () => {
		if (draft === undefined) return;
		setDraft(undefined);
		const next = clampQuantity(draft.trim() === '' ? value : Number(draft), limits);
		if (next !== value) onChange(next);
	};
	const button = (direction: 1 | -1) => {
		const next = stepQuantity(value, direction, limits, profile);
		const useless = disabled || next === value;
		return (
			<button
				type="button"
				className="archipel-quantity__button archipel-button"
				aria-label={quantityMessages(direction > 0 ? 'increase' : 'decrease')}
				aria-describedby={id}
				aria-disabled={useless || undefined}
				onClick={() => !useless && onChange(next)}
			>
				<span aria-hidden="true">{direction > 0 ? '+' : '−'}</span>
			</button>
		);
	};

	return (
		<div className="archipel-quantity" role="group" aria-labelledby={id}>
			<span id={id} className="archipel-visually-hidden">
				{quantityMessages('quantityOf', { name })}
			</span>
			{button(-1)}
			<input
				className="archipel-quantity__field archipel-field"
				type="number"
				inputMode="decimal"
				aria-labelledby={id}
				min={limits.min}
				max={Number.isFinite(limits.max) ? limits.max : undefined}
				step={limits.step}
				value={draft ?? value}
				disabled={disabled}
				onChange={(event) => setDraft(event.target.value)}
				onBlur={commit}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					commit();
				}}
			/>
			{button(1)}
		</div>
	);
}
