import { expect, test, vi } from 'vitest';
import { float } from '../dom/float';
import { showTileNotice } from './tile-notice';

const sink = vi.hoisted(() => vi.fn());
vi.mock('../dom/float', () => ({ float: vi.fn(() => sink) }));

test.each(['open', ''])(
	'[A11Y-06] it floats at its button, or at the part that was closed while the call ran, and stands after that: <details %s>',
	(open) => {
		document.body.innerHTML = `<details ${open}><summary>Plus</summary><button></button></details>`;
		const seen = document.querySelector(open ? 'button' : 'details')!;
		const end = vi.fn();
		const remove = showTileNotice(document.querySelector('button')!, { type: 'error', text: 'non' }, () => end);
		const box = document.querySelector<HTMLElement>('.archipel-notice--floating')!;
		expect(seen.nextElementSibling).toBe(box);
		expect(float).toHaveBeenLastCalledWith(box, seen, 'bottom');
		remove();
		expect([sink.mock.calls.length, end.mock.calls.length, box.isConnected]).toEqual([1, 1, false]);
	},
);
