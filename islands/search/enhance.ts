import { computed, signal as createSignal } from '@preact/signals-core';
import { listen } from '../../src/runtime/listen';
import { element } from '../../src/dom/element';
import type { IslandContext } from '../../src/runtime/define-island';
import { sayFailed } from '../../src/runtime/intents';
import { lazyView } from '../../src/runtime/lazy-view';
import type { Props } from './island';
import { messages } from './messages';
import { float } from '../../src/dom/float';
import { moveInto } from '../../src/dom/move-into';
import { createKeptList, type KeptList } from '../../src/stores/id-list';
import { closeButton } from '../../src/ui/close-button';
import { openModal } from '../../src/ui/modal';
import './view.css';

/** Suggestions below an existing search field (SRCH-01…04). Form and field stay in place, so other scripts' listeners keep working. */
export default function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	const form = host instanceof HTMLFormElement ? host : host.querySelector('form');
	const field = form?.querySelector<HTMLInputElement>('input[name="s"]');
	const type = form?.querySelector<HTMLInputElement>('[name="post_type"]');
	// Only product searches are enhanced.
	if (!form || !field || (type && type.value !== 'product')) return;

	const recent = recentSearches(props.recent);
	form.addEventListener('submit', () => recent.record(field.value), { signal });
	// Records a search of such a form that was submitted before the mount. A reload or history navigation is no new search.
	const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	const query = new URLSearchParams(location.search);
	const isOfForm = query.get('post_type') === (type?.value ?? null);
	if (visit?.type === 'navigate' && isOfForm) recent.record(query.get('s') ?? '');

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
				if (!navigator.onLine && field.value.trim() && !failure?.isConnected) failure = sayFailed(form);
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
}

const OPEN = ['elementor-search-form--full-screen', 'elementor-lightbox'];
const FOCUSED = 'elementor-search-form--focus';

/** The search of Elementor Pro in its three skins (SRCH-03); the toggle's events no longer reach Elementor's own script. */
function adoptElementor(form: HTMLFormElement, field: HTMLInputElement, { activation, signal }: IslandContext): void {
	const toggle = form.querySelector<HTMLElement>('.elementor-search-form__toggle');
	const box = form.querySelector<HTMLElement>('.elementor-search-form__container');
	const drawing = form.querySelector('.elementor-search-form__icon');
	const mark = () => form.classList.toggle(FOCUSED, document.activeElement === field);
	for (const type of ['focus', 'blur']) field.addEventListener(type, mark, { signal });
	drawing?.addEventListener('click', () => field.focus(), { signal });
	if (!toggle || !box) return;

	toggle.role ??= 'button';
	toggle.ariaLabel ??= messages('label');
	if (!toggle.hasAttribute('tabindex')) toggle.tabIndex = 0;
	const open = () => {
		if (box.closest('dialog')) return;
		box.classList.add(...OPEN);
		openFullScreen(box, field, toggle, signal);
		box.closest('dialog')!.addEventListener('close', () => box.classList.remove(...OPEN));
	};
	const onPress = (event: Event) => {
		if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		open();
	};
	for (const type of ['click', 'keydown']) toggle.addEventListener(type, onPress, { capture: true, signal });
	for (const { control } of activation.takeIntents()) if (control === toggle) open();
}

/** Toggle of a placed form: opens it above the page, or as a disclosure in one of the displays (SRCH-03). */
function openByToggle(
	host: HTMLElement,
	form: HTMLFormElement,
	field: HTMLInputElement,
	{ skin, display }: Pick<Props, 'skin' | 'display'>,
	{ activation, signal }: IslandContext,
): void {
	const toggle = host.querySelector<HTMLElement>('.archipel-search__toggle');
	if (!toggle) return;
	const press =
		skin === 'full_screen'
			? () => openFullScreen(form, field, toggle, signal)
			: disclosure(host, form, field, toggle, display, signal);
	toggle.addEventListener('click', press, { signal });
	for (const { control } of activation.takeIntents()) if (control === toggle) press();
}

function disclosure(
	host: HTMLElement,
	form: HTMLFormElement,
	field: HTMLInputElement,
	toggle: HTMLElement,
	display: Props['display'],
	signal: AbortSignal,
): () => void {
	let hide: (() => void) | undefined;
	const close = () => {
		hide?.();
		hide = undefined;
		toggle.setAttribute('aria-expanded', 'false');
	};
	const open = () => {
		form.popover = 'manual';
		if (display === 'dropdown') hide = float(form, toggle, 'bottom', () => field.focus());
		else {
			// Support: without the popover API (Safari before 17) the form is always inline.
			form.showPopover?.();
			hide = () => form.hidePopover?.();
			field.focus();
		}
		toggle.setAttribute('aria-expanded', 'true');
	};
	listen(host, 'keydown', { signal }, (event) => {
		// Open suggestions close first.
		if (event.key !== 'Escape' || event.defaultPrevented || !hide) return;
		event.preventDefault();
		close();
		toggle.focus();
	});
	for (const type of ['pointerdown', 'focusin'])
		document.addEventListener(type, ({ target }) => hide && !host.contains(target as Node) && close(), { signal });
	signal.addEventListener('abort', () => {
		close();
		form.removeAttribute('popover');
	});
	return () => (hide ? close() : open());
}

const CLOSE = '.dialog-close-button';

/**
 * Opens a search above the page (SRCH-03): the form, or its part with the field, is moved into a dialog and back. Escape, the close button and
 * a press outside close the dialog; the focus returns to the opener.
 */
function openFullScreen(box: HTMLElement, field: HTMLInputElement, opener: HTMLElement, signal: AbortSignal): void {
	const dialog = element('dialog', {
		class: 'archipel-modal archipel-box archipel-search__screen',
		'aria-label': messages('label'),
	});
	const closing = box.querySelector(CLOSE) ?? closeButton('archipel-search__close');
	box.before(dialog);
	const moveBack = moveInto(dialog, box);
	if (!box.contains(closing)) dialog.append(closing);
	const close = openModal(dialog, {
		returnFocus: opener,
		onClose() {
			signal.removeEventListener('abort', close);
			moveBack();
			dialog.remove();
		},
	});
	signal.addEventListener('abort', close);
	dialog.addEventListener('click', ({ target }) => {
		// The builder's box fills the window: a press on the box itself is a press on the backdrop.
		if (target === box || closing.contains(target as Node)) close();
	});
	dialog.addEventListener('keydown', (event) => {
		// Open suggestions close first. Handled here, because Escape in a search field empties it in some browsers and closes nothing.
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		event.preventDefault();
		close();
	});
	field.focus();
	field.select();
}

/** Characters of the longest search that is stored. */
const LONGEST = 80;

export type RecentSearches = ReturnType<typeof recentSearches>;

const isTerm = (value: unknown): value is string =>
	typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;

let kept: KeptList<string> | undefined;

/** Recent searches, newest first, in this browser only (SRCH-04). `most` 0 stores nothing and erases the list. */
export function recentSearches(most: number) {
	const list = (kept ??= createKeptList('archipel-searches', isTerm));
	if (!most && list.ids.peek().length) list.clear();
	return {
		...list,
		ids: computed(() => list.ids.value.slice(0, most)),
		/** Puts a search first and drops the oldest beyond the owner's maximum. */
		record(text: string) {
			const term = text.trim().replaceAll(/\s+/g, ' ');
			if (!most || !isTerm(term)) return;
			list.update((terms) => [term, ...terms.filter((one) => one.toLowerCase() !== term.toLowerCase())].slice(0, most));
		},
	};
}
