import { element } from '../../src/dom/element';
import { afterPaint } from '../../src/runtime/after-paint';
import { findList, findRegion } from '../../src/shop/product-list/archive-markup';
import { NOTHING_FOUND } from '../../src/shop/product-list/list-selectors';
import { announce } from '../../src/ui/announcer';
import { on } from '../../src/stores/events';
import { watch } from '../../src/stores/watch';
import type { Filter } from './filter';
import { t } from './messages';
import { chipsOf, type Choice } from './model';
import { priceWords } from './chips';

/** Maximum number of filters offered for removal when nothing was found. */
const MAX_CHIPS = 5;

/** Shows the state of a filter outside the panel: loading, and ways on when nothing was found. */
export function followList(filter: Filter, host: HTMLElement, until: AbortSignal): void {
	keepHeight(filter, host, until);
	offerWayOn(filter, until);
	on('archipel:list-updated', () => offerWayOn(filter, until), until);
	if (filter.panel.slug !== undefined) keepTheirClasses(filter, host, until);
}

/**
 * Sets classes of Themify's script, which themes style. Removed after the list is painted: a changed class of the body makes WordPress's block styles
 * restyle every link of the page (`.wp-block-latest-comments[class*="-font-size"] a`).
 */
function keepTheirClasses({ isBusy }: Filter, host: HTMLElement, until: AbortSignal): void {
	const show = (isShown: boolean) => {
		document.body.classList.toggle('wpf_loading', isShown);
		host.querySelector('form')?.classList.toggle('wpf-search-submit', isShown);
	};
	let cancel = () => {};
	watch(until, () => {
		cancel();
		if (isBusy.value) show(true);
		else cancel = afterPaint(() => show(false));
	});
	until.addEventListener('abort', () => show(false));
}

/** Keeps the height when the panel replaces the form, until the first choice, which changes the list anyway. */
function keepHeight({ choice }: Filter, host: HTMLElement, until: AbortSignal): void {
	host.style.minBlockSize = `${host.getBoundingClientRect().height}px`;
	const release = () => host.style.removeProperty('min-block-size');
	const before = choice.peek();
	watch(until, () => choice.value !== before && release());
	addEventListener('resize', release, { signal: until });
	until.addEventListener('abort', release);
}

/** If nothing was found: adds a message, unless the server has, and ways on (FILT-07). */
function offerWayOn(filter: Filter, until: AbortSignal): void {
	const region = findRegion(document);
	if (!region || findList(region) || region.querySelector('.archipel-filter__way-on button')) return;
	// The server's own link would load the page.
	region.querySelector('.archipel-filter__way-on')?.remove();
	let said = region.querySelector(NOTHING_FOUND);
	if (!said) {
		const { nothing } = filter.panel;
		said = element('div', { class: 'wpf-no-products-found' }, element('p', { class: 'woocommerce-info' }, nothing));
		region.append(said);
		announce(nothing);
	}
	const way = (words: string, rest: Choice) => {
		const button = element('button', { type: 'button', class: 'button' }, words);
		const go = () => {
			filter.choice.value = rest;
			void filter.submit(button);
		};
		button.addEventListener('click', go, { signal: until });
		return button;
	};
	const chips = chipsOf(filter.panel, filter.listed.peek(), priceWords);
	// A single filter is removed by "clear all".
	const some = chips.length > 1 ? chips.slice(0, MAX_CHIPS) : [];
	const ways = some.map(({ text, rest }) => way(t('remove', { text }), rest));
	said.after(element('p', { class: 'archipel-filter__way-on' }, ...ways, way(t('clearNothing'), {})));
}
