import { beforeEach, expect, test } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { read } from '../../tests/setup/repository';
import enhance from './enhance';

const life = pageLife();
beforeEach(() => {
	document.body.innerHTML = read('islands/forget/fixture.html');
	localStorage.setItem('archipel-compare', '[1]');
	sessionStorage.setItem('archipel-list-1', '{}');
});

const start = (intents: readonly HTMLElement[] = []) => {
	const host = document.querySelector<HTMLElement>('[data-archipel=forget]')!;
	void enhance(host, { onAccountPage: true } as never, islandContext(life.signal, intents));
	return host.querySelector('button')!;
};

test('[PRIV-01] [LIST-11] a press erases what browser and tab keep, also of lists, and says so once, beside the button', () => {
	const button = start();
	button.click();
	button.click();
	expect([localStorage.getItem('archipel-compare'), sessionStorage.getItem('archipel-list-1')]).toEqual([null, null]);
	const said = document.querySelectorAll('.archipel-forgotten');
	expect([...said].map(({ textContent }) => textContent)).toEqual(['Vos traces sur cet appareil sont effacées.']);
	expect(button.nextElementSibling).toBe(said[0]);
});

test('[PRIV-01] [RT-03] a press before the island was there counts', () => {
	start([document.querySelector('button')!]);
	expect(localStorage.getItem('archipel-compare')).toBeNull();
});
