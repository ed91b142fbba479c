import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pretended } from '../visitor';
import Trial from './trial';

test('[POP-02] the editor’s visitor has the roles that are typed, one after another, and has seen a popup a whole number of times', () => {
	render(<Trial />);
	const type = (label: RegExp, value: string) => {
		const field = screen.getByLabelText<HTMLInputElement>(label);
		fireEvent.change(field, { target: { value } });
		return field.value;
	};
	expect([type(/rôles/, 'customer '), pretended.value!.roles]).toEqual(['customer ', ['customer']]);
	expect([type(/rôles/, 'customer, editor'), pretended.value!.roles]).toEqual([
		'customer, editor',
		['customer', 'editor'],
	]);
	const seen = (times: string) => [type(/Fois/, times), pretended.value!.shown?.at.length];
	expect(['2', '-1', '1.5', '200'].map(seen)).toEqual([
		['2', 2],
		['0', 0],
		['1', 1],
		['99', 99],
	]);
});
