import { beforeEach, expect, test, vi } from 'vitest';
import { openView } from './open-view';

let button: HTMLButtonElement;
const notice = () => document.querySelector('.archipel-notice');

beforeEach(() => {
	document.body.innerHTML = '<h2><button>open</button></h2>';
	button = document.querySelector('button')!;
});

test('[RT-13] what does not come is said beside the control; trying again shows it, and the message goes', async () => {
	const show = vi.fn(async (_control?: HTMLElement) => true).mockRejectedValueOnce(new TypeError('gone'));
	expect(await openView({ show }, button, button.parentElement!)).toBe(false);
	expect(button.parentElement!.nextElementSibling).toBe(notice());
	expect(notice()!.textContent).toContain('Une erreur est survenue. Réessayez dans un instant.');
	const retry = notice()!.querySelector('button')!;
	expect(retry.textContent).toBe('Réessayer');
	retry.focus();
	retry.click();
	await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2));
	expect(show.mock.calls.map(([control]) => control)).toEqual([button, button]);
	expect(notice()).toBeNull();
	expect(document.activeElement).toBe(button);
});

test('[RT-13] without a connection that is said; trying again does what opening needs beside the view', async () => {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	const retry = vi.fn();
	await openView({ show: () => Promise.reject(new TypeError('gone')) }, button, button, retry);
	expect(notice()!.textContent).toContain('Vous semblez être hors ligne');
	notice()!.querySelector('button')!.click();
	expect(retry).toHaveBeenCalledOnce();
});
