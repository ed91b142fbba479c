import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AskAgain } from './ask-again';

test.each([{ 'aria-busy': false }, { className: 'archipel-popover' }])(
	'[A11Y-02] trying again, whose button goes, moves the focus to the region that loads again: %o',
	async (region) => {
		const onRetry = vi.fn();
		const view = render(
			<div {...region}>
				<AskAgain text="Lost." onRetry={onRetry} />
			</div>,
		);
		await userEvent.click(view.getByRole('button'));
		expect(onRetry).toHaveBeenCalledOnce();
		expect(document.activeElement).toBe(view.container.firstElementChild);
	},
);
