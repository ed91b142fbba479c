import { element } from '../../src/dom/element';
import { glide } from '../../src/dom/glide';
import { prefersReducedMotion } from '../../src/dom/reduced-motion';
import { findList, findRegion, NOTHING_FOUND } from '../../src/shop/product-list/archive-page';
import { announce } from '../../src/ui/announcer';
import { on } from '../../src/stores/events';
import { watch } from '../../src/stores/watch';
import type { Filter } from './filter';
import { t } from './messages';

/** Of the way to the list, and what is left above it (specification §9). */
const SCROLL = { milliseconds: 1000, offset: 10 };

/** What the page shows of a filter besides the panel: that it waits, that nothing was found and what to do then, the way to the list. */
export function followList(filter: Filter, host: HTMLElement, form: HTMLFormElement, until: AbortSignal): void {
	const isTheirs = filter.panel.slug !== undefined;
	const scrolls = form.classList.contains('wpf_form_scroll');
	keepHeight(filter, host, until);
	offerWayOn(filter, until);
	on(
		'archipel:list-updated',
		({ mode }) => {
			offerWayOn(filter, until);
			if (scrolls && mode === 'replace') scrollToList();
		},
		until,
	);
	// Classes of Themify's script, which themes style.
	if (isTheirs)
		watch(until, () => {
			document.body.classList.toggle('wpf_loading', filter.isPending.value);
			host.querySelector('form')?.classList.toggle('wpf-search-submit', filter.isPending.value);
		});
}

/** What stands below must not move when the panel takes the form's place: it does with the first choice, which changes the list anyhow. */
function keepHeight({ choice }: Filter, host: HTMLElement, until: AbortSignal): void {
	host.style.minBlockSize = `${host.getBoundingClientRect().height}px`;
	const release = () => host.style.removeProperty('min-block-size');
	const before = choice.peek();
	watch(until, () => choice.value !== before && release());
	addEventListener('resize', release, { signal: until });
	until.addEventListener('abort', release);
}

/** Where nothing was found: that it is so, if the server has not said it, and a way on (FILT-07). */
function offerWayOn(filter: Filter, until: AbortSignal): void {
	const region = findRegion(document);
	if (!region || findList(region) || region.querySelector('.archipel-filter__way-on')) return;
	let said = region.querySelector(NOTHING_FOUND);
	if (!said) {
		const { nothing } = filter.panel;
		said = element('div', { class: 'wpf-no-products-found' }, element('p', { class: 'woocommerce-info' }, nothing));
		region.append(said);
		announce(nothing);
	}
	const button = element('button', { type: 'button', class: 'button' }, t('clearNothing'));
	button.addEventListener(
		'click',
		() => {
			filter.choice.value = {};
			void filter.submit(button);
		},
		{ signal: until },
	);
	said.after(element('p', { class: 'archipel-filter__way-on' }, button));
}

function scrollToList(): void {
	const list = findRegion(document);
	if (!list) return;
	const bar = document.getElementById('wpadminbar')?.offsetHeight ?? 0;
	const from = scrollY;
	const way = list.getBoundingClientRect().top - bar - SCROLL.offset;
	glide(window, prefersReducedMotion() ? 0 : SCROLL.milliseconds, (part) =>
		scrollTo({ top: from + way * part, behavior: 'instant' }),
	);
}
