import { commonMessages } from '../../../src/i18n/common-messages';
import { safeHtml } from '../../../src/safety/html';
import { discountRules } from '../../../src/shop/discount-rules';
import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';
import { isAbort } from '../../../src/shop/request-error';
import { emit } from '../../../src/stores/events';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { setBusy } from '../../../src/dom/mark-busy';
import { t } from '../messages';
import type { Props } from '../island';
import { findMainPrice, priceText, replacePrice } from '../../../src/page/price';
import { areaOf, type PluginRules, pricePlace, productOf, quantityField, quantityOf } from './product';
import { onVariation } from '../../../src/page/variation-events';

/** Milliseconds from the last change of the quantity to the request: five presses of plus send one. */
const SETTLED = 250;

/** Updates the price with the quantity (DISC-01). One request at a time: an earlier one is aborted. */
export function addLivePrice(form: HTMLFormElement, rules: PluginRules & Props, signal: AbortSignal): void {
	let asking = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Product and quantity of the shown price. */
	let shown = '';
	/** Last requested quantity: leaving the field after typing sends no second request. */
	let wanted: number | undefined;

	const ask = async () => {
		const { id, isVariation } = productOf(form, rules);
		const quantity = quantityOf(form);
		if (quantity === undefined) return;
		if (!id) return console.warn('[archipel] discounts: Invalid product');
		const key = `${id} ${quantity}`;
		const place = pricePlace(form, isVariation, rules);
		if (!place || key === shown) return;

		asking = new AbortController();
		const mine = asking;
		// The price above the form repeats the price of the chosen variation.
		const setAllBusy = (isBusy: boolean) => {
			for (const one of [place, findMainPrice(form, areaOf(form))]) setBusy(one, isBusy);
		};
		setAllBusy(true);
		try {
			const html = await discountRules.price({ productId: id, quantity }, mine.signal);
			clearNotice(place);
			if (!html) return;
			const price = safeHtml(html);
			const text = priceText(price);
			replacePrice(place, price);
			shown = key;
			announce(t('newPrice', { quantity, price: text }));
			emit('archipel:price-updated', { productId: id, quantity, place }, form);
		} catch (error) {
			if (isAbort(error)) return;
			fail(place);
		} finally {
			if (asking === mine) setAllBusy(false);
		}
	};
	const fail = (place: HTMLElement) => {
		shown = '';
		if (rules.onError === 'empty') place.replaceChildren();
		const onClick = () => {
			quantityField(form)?.focus();
			void ask();
		};
		showNotice(place, { type: 'info', text: t('unconfirmed'), action: { label: commonMessages('retry'), onClick } });
	};
	const schedule = () => {
		clearTimeout(timer);
		asking.abort();
		timer = setTimeout(() => void ask(), SETTLED);
	};
	const onChange = ({ target }: { readonly target: EventTarget | null }) => {
		if (target !== quantityField(form) || quantityOf(form) === wanted) return;
		wanted = quantityOf(form);
		schedule();
	};

	form.addEventListener('input', onChange, { signal });
	form.addEventListener('change', onChange, { signal });
	// Theme steppers change the value through jQuery, which fires no native event.
	onJQueryTrigger(form, 'change', onChange, signal);
	onVariation(form, signal, (variation) => {
		// The variation's own price is for a quantity of 1.
		shown = variation ? `${variation.id} 1` : '';
		wanted = undefined;
		asking.abort();
		// A scheduled request reads the product when it starts: the form may then name another one, or none.
		if (!variation) return;
		clearTimeout(timer);
		if (quantityOf(form) !== 1) schedule();
	});
	const field = quantityField(form);
	// The browser has restored a quantity typed before the page was left.
	if (field && field.value !== field.defaultValue && productOf(form, rules).id) schedule();
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		asking.abort();
	});
}
