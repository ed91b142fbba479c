import { beforeEach, expect, test, vi } from 'vitest';
import { report } from './events';

let host: HTMLElement;
beforeEach(() => {
	host = document.body.appendChild(document.createElement('div'));
	vi.spyOn(console, 'error').mockImplementation(() => {});
});

const failure = { island: 'deal', code: 'props', message: 'property "endTime": expected string' } as const;

test('[RT-04] a failure is one bubbling event and one line that names island, field and reason, unless the page cancels it', () => {
	const heard = vi.fn((event: Event) => expect((event as CustomEvent).detail).toBe(failure));
	document.addEventListener('archipel:error', heard, { once: true });
	report(host, failure);
	expect(heard).toHaveBeenCalledTimes(1);
	expect(console.error).toHaveBeenCalledExactlyOnceWith('[archipel] deal: property "endTime": expected string');
	expect(host.dataset['archipelState']).toBe('failed');
	document.addEventListener('archipel:error', (event) => event.preventDefault(), { once: true });
	report(host, failure);
	expect(console.error).toHaveBeenCalledTimes(1);
});
