import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { props } from './island';

vi.mock('./panel', () => {
	throw new Error('lost');
});
const life = pageLife();

test('[POP-05] [REL-01] a window whose files do not come is told at the control that was pressed', async () => {
	vi.spyOn(console, 'error').mockReturnValue();
	document.body.innerHTML = '<p><a href="#a">Ouvrir</a></p><div id="a"></div>';
	const link = document.querySelector('a')!;
	void enhance(document.querySelector('div')!, props.parse({ id: 'a' }), islandContext(life.signal));
	link.click();
	await vi.waitFor(() => expect(document.querySelector('p + .archipel-notice, a + .archipel-notice')).not.toBeNull(), {
		timeout: 15_000,
	});
	expect(document.querySelector('.archipel-notice')!.textContent).toBe('Failed: check your connection.');
});
