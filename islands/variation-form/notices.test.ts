import { expect, test, vi } from 'vitest';
import { createChoiceNotices } from './notices';

vi.mock('./explain', () => {
	throw new Error('The file does not come.');
});

test('[VAR-04] [REL-01] a request that failed is said, and taken back alone, also where the form stands in a list', async () => {
	document.body.innerHTML = '<ul><li><div></div><p>Ajouter</p></li></ul>';
	const notices = createChoiceNotices(document.querySelector('div')!);
	expect(await notices.showFailure(undefined, () => {})).toBe(document.querySelector('ul + [role=alert]'));
	expect(notices.clear()).toBe(true);
	expect(document.body.innerHTML).toBe('<ul><li><div></div><p>Ajouter</p></li></ul>');
});
