import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AskAgain } from './ask-again';

test('[A11Y-02] who tries again is at what loads again, as the button goes', async () => {
	const onRetry = vi.fn();
	const view = render(
		<div aria-busy={false}>
			<AskAgain text="Lost." onRetry={onRetry} />
		</div>,
	);
	await userEvent.click(view.getByRole('button'));
	expect(onRetry).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(view.container.firstElementChild);
});
