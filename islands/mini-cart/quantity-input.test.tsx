import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { QuantityInput, type QuantityInputProps } from './cart-line';

afterEach(cleanup);

function show(props: Partial<QuantityInputProps> = {}) {
	const onChange = vi.fn();
	function Field() {
		const [value, setValue] = useState(props.value ?? 2);
		return (
			<QuantityInput
				name="Body sexy"
				min={1}
				max={5}
				step={1}
				{...props}
				value={value}
				onChange={(next) => {
					setValue(next);
					onChange(next);
				}}
			/>
		);
	}
	const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
	render(
		<form onSubmit={onSubmit}>
			<Field />
			<button type="submit">Valider</button>
		</form>,
	);
	return {
		onSubmit,
		onChange,
		user: userEvent.setup(),
		field: screen.getByRole<HTMLInputElement>('spinbutton'),
		plus: screen.getByRole('button', { name: 'Augmenter la quantité' }),
		minus: screen.getByRole('button', { name: 'Diminuer la quantité' }),
	};
}

test('plus and minus tell one change each', async () => {
	const { user, plus, minus, onChange, field } = show();
	await user.click(plus);
	await user.click(plus);
	await user.click(minus);
	expect(onChange.mock.calls).toEqual([[3], [4], [3]]);
	expect(field.value).toBe('3');
});

test('[QTY-02] a button at its limit does nothing, says so, and stays focusable', async () => {
	const { user, plus, onChange } = show({ value: 5 });
	expect(plus.getAttribute('aria-disabled')).toBe('true');
	await user.tab();
	await user.tab();
	await user.tab();
	expect(document.activeElement).toBe(plus);
	await user.keyboard('{Enter}');
	expect(onChange).not.toHaveBeenCalled();
});

test.each([
	['counts when the field is left, brought between the limits', '12', '{Tab}', [5]],
	['counts on Enter, which does not send the form around it', '4', '{Enter}', [4]],
	['that is none goes back to the one before', '{Backspace}', '{Tab}', []],
])('a typed number %s', async (_what, typed, key, changes) => {
	const { user, field, onChange, onSubmit } = show();
	await user.clear(field);
	await user.type(field, typed);
	expect(onChange).not.toHaveBeenCalled();
	await user.keyboard(key);
	expect([onChange.mock.calls.flat(), field.value]).toEqual([changes, String(changes[0] ?? 2)]);
	expect(onSubmit).not.toHaveBeenCalled();
});

test('decimal steps stay exact', async () => {
	const { user, plus, onChange } = show({ value: 0.2, min: 0.1, max: Infinity, step: 0.1 });
	await user.click(plus);
	expect(onChange.mock.calls).toEqual([[0.3]]);
});

test('[A11Y-01] the group and the field are named after the product', () => {
	const { field, plus } = show();
	expect(screen.getByRole('group', { name: /Quantité\s: Body sexy/ })).toBeTruthy();
	expect(screen.getByRole('spinbutton', { name: /Quantité\s: Body sexy/ })).toBe(field);
	expect(document.getElementById(plus.getAttribute('aria-describedby')!)?.textContent).toMatch(/Body sexy/);
});
