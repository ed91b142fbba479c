import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { props } from './island';
import { enter, type Popup } from './stage';

let life: AbortController;
beforeEach(() => {
	vi.useFakeTimers();
	life = new AbortController();
	document.body.innerHTML = '<p class="account"><a class="lost" href="#a">Mot de passe oublié ?</a></p>';
});
afterEach(() => {
	life.abort();
	vi.useRealTimers();
	history.replaceState(null, '', '/');
});

function arrive(query: string): Popup['bring'] {
	history.replaceState(null, '', `/mon-compte/?${query}`);
	const bring = vi.fn(() => Promise.resolve(false));
	const host = document.body.appendChild(document.createElement('div'));
	enter({ id: 'a', rules: props.parse({}), host, bring, open: vi.fn(), hide: vi.fn() }, life.signal);
	return bring;
}

test.each([
	['eael-lostpassword', 1],
	['eael-resetpassword', 1],
	['other', 0],
])(
	'[POP-04] an address with %s opens the popup of the link that it names, 300 ms after the island has come, so often: %i; underscores are spaces',
	(name, times) => {
		const bring = arrive(`popup-selector=.account_.lost&${name}=1`);
		vi.advanceTimersByTime(299);
		expect(bring).not.toHaveBeenCalled();
		vi.advanceTimersByTime(times || 5000);
		expect(bring).toHaveBeenCalledTimes(times);
		expect(location.search).toBe(times ? `?${name}=1` : `?popup-selector=.account_.lost&${name}=1`);
	},
);
