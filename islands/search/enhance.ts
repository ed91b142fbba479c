import { signal as createSignal } from '@preact/signals-core';
import { element } from '../../src/dom/element';
import type { Enhance } from '../../src/runtime/define-island';
import { sayFailed } from '../../src/runtime/leave-to-browser';
import { lazyView } from '../../src/runtime/lazy-view';
import { adoptElementor } from './parts/adopt-elementor';
import { openByToggle } from './parts/open-by-toggle';
import type { Props } from './props';
import { recentSearches } from './recent';
import './view.css';

/** Suggestions below an existing search field (SRCH-01…04). Form and field stay in place, so other scripts' listeners keep working. */
const enhance: Enhance<Props> = (host, props, context) => {
	const { signal } = context;
	const form = host instanceof HTMLFormElement ? host : host.querySelector('form');
	const field = form?.querySelector<HTMLInputElement>('input[name="s"]');
	const type = form?.querySelector<HTMLInputElement>('[name="post_type"]');
	// Only product searches are enhanced.
	if (!form || !field || (type && type.value !== 'product')) return;

	const recent = recentSearches(props.recent);
	form.addEventListener('submit', () => recent.record(field.value), { signal });
	// Records a search that was submitted before the mount. A reload or history navigation is no new search.
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	if (visit?.type === 'navigate') recent.record(new URLSearchParams(location.search).get('s') ?? '');

	// Inside the element that may be moved into a dialog, so that the suggestions move with the field.
	const place = element('div', { class: 'archipel-search__place' });
	(field.closest('.elementor-search-form__container') ?? form).append(place);
	signal.addEventListener('abort', () => place.remove());
	/** Number of submits of a form without a results page. */
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
		// If the files fail to load, the field stays a plain one until the next focus or input. Offline an error is shown: a submit would fail too.
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
		// The builder's own script has listeners on the form for the same purpose.
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
