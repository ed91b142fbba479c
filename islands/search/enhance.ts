import { signal as createSignal } from '@preact/signals-core';
import { element } from '../../src/dom/element';
import type { Enhance } from '../../src/runtime/define-island';
import { sayFailed } from '../../src/runtime/give-up';
import { lazyView } from '../../src/runtime/lazy-view';
import { adoptElementor } from './parts/adopt-elementor';
import { openByToggle } from './parts/open-by-toggle';
import type { Props } from './props';
import { recentSearches } from './recent';
import './view.css';

/** Suggestions below a field of the server's (SRCH-01…04). The field stays what it is: whoever listens to it, and the form, work as before. */
const enhance: Enhance<Props> = (host, props, context) => {
	const { signal } = context;
	const form = host instanceof HTMLFormElement ? host : host.querySelector('form');
	const field = form?.querySelector<HTMLInputElement>('input[name="s"]');
	const type = form?.querySelector<HTMLInputElement>('[name="post_type"]');
	// A search for something else than products is none of ours.
	if (!form || !field || (type && type.value !== 'product')) return;

	const recent = recentSearches(props.recent);
	form.addEventListener('submit', () => recent.record(field.value), { signal });
	// What was submitted before this was here has led to its results. Loaded again, or come back to, it is no other search.
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (visit?.type === 'navigate') recent.record(new URLSearchParams(location.search).get('s') ?? '');

	// In what is moved into a dialog, so that it goes with the field.
	const place = element('div', { class: 'archipel-search__place' });
	(field.closest('.elementor-search-form__container') ?? form).append(place);
	signal.addEventListener('abort', () => place.remove());
	/** How often the form was sent that has no page to go to. */
	const sent = createSignal(0);
	const view = lazyView(
		context,
		() => import('./panel'),
		{ ...props, form, field, sent, recent, signal },
		{ host: place },
	);

	let isThere = false;
	let failure: HTMLElement | undefined;
	const wake = () => {
		// Where its files do not come the field is a plain one, until it is turned to again; without a connection the form leads nowhere either.
		view.show().then(
			(shown) => {
				isThere = shown;
				failure?.remove();
			},
			() => {
				if (!navigator.onLine && field.value.trim()) failure ??= sayFailed(form);
			},
		);
	};
	if (form.contains(document.activeElement)) wake();
	for (const name of ['focusin', 'input']) form.addEventListener(name, wake, { signal });

	if (form.matches('.shopengine-search-form')) {
		// The builder's own script does what we do; its listeners are on the form too.
		const take = (event: Event) => {
			if (!isThere) return;
			event.stopImmediatePropagation();
			if (event.type !== 'submit') return;
			event.preventDefault();
			recent.record(field.value);
			sent.value++;
		};
		for (const name of ['keyup', 'change', 'submit']) form.addEventListener(name, take, { capture: true, signal });
	}
	if (form.matches('.elementor-search-form')) adoptElementor(form, field, context);
	else openByToggle(host, form, field, props, context);
};

export default enhance;
