import { whenThere } from '../../src/runtime/lazy-part';
import { isGateOpen, openGate, safeHtml, textOf } from '../../src/safety/html';
import {
	isBuyable,
	readPicture,
	readVariation,
	type RawVariation,
	type Variation,
} from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';
import type { VariationState } from '../../src/stores/variation-state';
import { createLookup, type LookupAnswer } from './lookup';
import { markCartButton } from './cart-button';
import { createMainPrice, limitQuantity, showText } from './content';
import { fillTemplate, createPanel, unavailableContent } from './panel';
import { restoreImage, showImage } from './image';
import { createChoiceNotices } from './notices';
import { restoreOptions, updateOptions } from './select-options';
import type { FormEvents } from './form-events';

/**
 * - `incomplete`: some attributes have no choice
 * - `busy`: a request is pending
 * - `none`: no variation matches
 * - `failed`: the request failed
 * - `unavailable`: the variation cannot be bought
 */
export type ChoiceStatus = 'incomplete' | 'busy' | 'none' | 'failed' | 'unavailable' | 'buyable';

export type Chooser = ReturnType<typeof createChooser>;

interface ChooserOptions {
	readonly form: HTMLFormElement;
	/** `.single_variation` */
	readonly place: HTMLElement;
	readonly state: VariationState;
	readonly events: FormEvents;
	readonly signal: AbortSignal;
}

/** Updates the page for the current choice. */
export function createChooser({ form, place, state, events, signal }: ChooserOptions) {
	const product = form.closest('.product') ?? document.createElement('div');
	const panel = createPanel(place, signal);
	const notices = createChoiceNotices(place);
	const mainPrice = createMainPrice(form, place, product, signal);
	const lookup = createLookup(form, signal);
	let status: ChoiceStatus = 'incomplete';
	/** No message is shown about an initial choice that the customer has not touched. */
	let isTouched = false;

	const setVariationId = (id: string) => {
		for (const field of form.querySelectorAll<HTMLInputElement>('input[name="variation_id"], input.variation_id')) {
			if (field.value === id) continue;
			field.value = id;
			field.dispatchEvent(new Event('change', { bubbles: true }));
		}
	};
	const content = (raw: RawVariation) => {
		const filled = safeHtml(fillTemplate(document.getElementById('tmpl-variation-template')?.textContent, raw));
		mainPrice.hideSecond(filled);
		return filled;
	};
	const setBusy = (isBusy: boolean) => {
		if (isBusy) form.setAttribute('aria-busy', 'true');
		else form.removeAttribute('aria-busy');
	};

	/** Shows the product's own data. */
	const reset = () => {
		const { picture, prices } = state.common(state.choice.value) ?? {};
		state.found.value = undefined;
		showDetails(product);
		events.imageReset();
		if (picture)
			showImage(form, product, readPicture(picture), { image_id: picture['image_id'], image: picture['image'] });
		else restoreImage(form, product);
		mainPrice.showRange(prices);
		limitQuantity(form);
		panel.hide();
		markCartButton(form, 'needed');
		events.hidden();
	};
	const show = (raw: RawVariation): void => {
		const variation = readVariation(raw);
		if (!variation) return none();
		const canBuy = isBuyable(variation);
		status = canBuy ? 'buyable' : 'unavailable';
		showDetails(product, variation);
		showImage(form, product, variation, raw, variation.gallery_images_html);
		setVariationId(String(variation.variation_id));
		limitQuantity(form, variation);
		state.found.value = raw;
		panel.show(
			() => (variation.variation_is_visible ? content(raw) : unavailableContent()),
			() => {
				markCartButton(form, canBuy ? 'enabled' : 'unavailable');
				mainPrice.show(variation.price_html);
				events.shown(raw, canBuy);
			},
		);
		// Without the HTML sanitizer the content was shown as text: shown again once the sanitizer is loaded.
		if (!isGateOpen()) whenThere(openGate(), () => state.found.peek() === raw && show(raw));
	};
	const found = (raw: RawVariation) => {
		show(raw);
		if (state.found.value === raw) events.found(raw);
	};
	const clearData = () => {
		events.reset();
		reset();
	};
	const none = () => {
		status = 'none';
		clearData();
		if (isTouched) panel.giveWayTo(notices.showNoMatch());
	};
	const answer = (reply: LookupAnswer) => {
		setBusy(false);
		if (reply.type === 'found') return found(reply.variation);
		if (reply.type === 'none') return none();
		status = 'failed';
		clearData();
		// A press on the button sends the request again.
		markCartButton(form, 'pending');
		void notices.showFailure(reply.error, () => check()).then((message) => message && panel.giveWayTo(message));
	};

	const askServer = (choice: Choice) => {
		const known = lookup.known(choice);
		if (known) {
			// An answer on its way is to the choice before.
			lookup.cancel();
			return answer(known);
		}
		status = 'busy';
		setBusy(true);
		markCartButton(form, 'pending');
		panel.reserve(() => content(SAMPLE));
		lookup.ask(choice, answer);
	};
	/** @returns False if an invalid choice was cleared: the check that this change triggers has done the rest. */
	const updateValues = () => {
		const options = state.options.value;
		const isKept = options ? updateOptions(form, options) : (restoreOptions(form), true);
		if (isKept) events.optionsUpdated(Boolean(options));
		return isKept;
	};

	/**
	 * Finds the variation of the current choice and shows it.
	 *
	 * @param isFired Another script has fired the checking event already. @default false
	 */
	const check = (isFired = false): void => {
		const choice = state.choice.value;
		const values = Object.values(choice);
		const isComplete = values.length > 0 && values.every(Boolean);
		const kind = state.source.value;
		if (!isFired) events.checking(choice);
		// A listener of that event may have changed the choice.
		if (state.choice.value !== choice) return;
		// Like WooCommerce's script: a pending request leaves the options unchanged.
		if ((kind !== 'server' || !isComplete) && !updateValues()) return;
		const fits = isComplete && state.hasMatch(choice);
		if (isComplete && kind !== 'list' && fits !== false) return askServer(choice);
		lookup.cancel();
		setBusy(false);
		if (fits) return found(state.match(choice)!);
		if (isComplete) return none();
		status = 'incomplete';
		clearData();
	};

	signal.addEventListener('abort', () => {
		setBusy(false);
		notices.clear();
		restoreOptions(form);
		markCartButton(form, 'enabled');
	});

	return {
		status: (): ChoiceStatus => status,
		check,
		/** Clears variation id and messages of the previous choice. */
		forgetVariation() {
			isTouched = true;
			setVariationId('');
			if (notices.clear()) panel.takeBack();
		},
		reset,
		/** Shows a variation that another script has found. */
		show,
		/** Resolves when the pending request ends; `undefined` without one. */
		whenAnswered: lookup.whenAnswered,
		/** Drops cached answers after a change of stock. */
		refresh: lookup.forget,
	};
}

/** Sample with the height of a usual variation: price and stock, in the markup that themes style. */
const SAMPLE = {
	price_html: '<span class="price">0</span>',
	availability_html: '<p class="stock in-stock">0</p>',
};

const SKU = '.product_meta .sku';
const WEIGHT =
	'.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
const DIMENSIONS =
	'.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';

/**
 * Shows SKU, weight and dimensions of a variation, also in the additional-information table; without a variation, and for an empty value, the
 * product's (VAR-03).
 */
function showDetails(product: Element, variation?: Variation): void {
	const show = (selector: string, text = '') =>
		product.querySelectorAll(selector).forEach((element) => showText(element, text));
	show(SKU, variation?.sku);
	show(WEIGHT, variation?.weight && textOf(variation.weight_html));
	const hasDimensions = Object.values(variation?.dimensions ?? {}).some(Boolean);
	show(DIMENSIONS, hasDimensions ? textOf(variation!.dimensions_html) : '');
}
