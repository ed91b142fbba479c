import { expect, test, vi } from 'vitest';
import { pauseControl } from './pause-control';

function start(isReduced: boolean) {
	const query = Object.assign(new EventTarget(), { matches: isReduced });
	vi.stubGlobal('matchMedia', () => query);
	const states: boolean[] = [];
	const controller = new AbortController();
	const control = pauseControl(
		(isOn) => (isOn ? 'Arrêter' : 'Lancer'),
		(isOn) => states.push(isOn),
		controller.signal,
	);
	const reduce = (matches: boolean) => query.dispatchEvent(Object.assign(new Event('change'), { matches }));
	return { ...control, states, controller, reduce };
}

test('[WID-10] [CAR-04] a press stops and starts what moves, and says what the next one does', () => {
	const { button, states, isOn, controller } = start(false);
	expect([isOn(), button.getAttribute('aria-label')]).toEqual([true, 'Arrêter']);
	button.click();
	expect([isOn(), button.getAttribute('aria-label')]).toEqual([false, 'Lancer']);
	button.click();
	expect(states).toEqual([false, true]);
	controller.abort();
	button.click();
	expect(states).toEqual([false, true]);
});

test('[A11Y-03] [SEC-03 A9] it stops for who wants no motion from some moment on, and does not start again by itself', () => {
	const { states, reduce, isOn } = start(false);
	reduce(true);
	reduce(false);
	expect([states, isOn()]).toEqual([[false], false]);
});

test('[A11Y-03] who wants no motion from the beginning starts it themselves', () => {
	const { button, states, isOn } = start(true);
	expect([isOn(), button.getAttribute('aria-label')]).toEqual([false, 'Lancer']);
	button.click();
	expect(states).toEqual([true]);
});
