import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import enhance from './enhance';

beforeEach(() => {
	document.body.innerHTML = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
	localStorage.setItem('archipel-compare', '[1]');
});

const start = (intents: readonly HTMLElement[] = []) => {
	const host = document.querySelector<HTMLElement>('[data-archipel=forget]')!;
	const abort = new AbortController();
	void enhance(host, { onAccountPage: true } as never, islandContext(abort.signal, intents));
	return { button: host.querySelector('button')!, abort };
};

test('[PRIV-01] a press erases what the browser keeps, and says so once, beside the button', () => {
	const { button } = start();
	button.click();
	button.click();
	expect(localStorage.getItem('archipel-compare')).toBeNull();
	const said = document.querySelectorAll('.archipel-forgotten');
	expect([...said].map(({ textContent }) => textContent)).toEqual(['Vos traces sur cet appareil sont effacées.']);
	expect(button.nextElementSibling).toBe(said[0]);
});

test('[PRIV-01] [RT-03] a press before the island was there counts', () => {
	start([document.querySelector('button')!]);
	expect(localStorage.getItem('archipel-compare')).toBeNull();
});

test('nothing is left behind when it stops', () => {
	const { button, abort } = start();
	abort.abort();
	button.click();
	expect(localStorage.getItem('archipel-compare')).toBe('[1]');
});
