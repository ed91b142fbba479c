import { expect, test, vi } from 'vitest';
import { putOption, setOption } from './option-fields';

test('[VAR-06] a value that a select does not have chooses nothing, rather than leaving it out of the form', () => {
	document.body.innerHTML =
		'<form><select name="taille"><option value="">–</option><option value="46">46</option></select></form>';
	const select = document.querySelector('select')!;
	const changed = vi.fn();
	select.addEventListener('change', changed);
	const put = (value: string) => {
		putOption(select, value);
		return select.selectedIndex;
	};
	expect([put('46'), put('brun'), put('')]).toEqual([1, 0, 0]);
	expect(changed).not.toHaveBeenCalled();
	setOption(select, '46');
	expect([select.value, changed.mock.calls.length]).toEqual(['46', 1]);
});
