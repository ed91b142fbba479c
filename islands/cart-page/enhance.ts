import { untracked } from '@preact/signals-core';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { hasCoreFragments, pageCart } from '../../src/page/page-cart';
import { addSteppers } from '../../src/page/quantity';
import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { onPress } from '../../src/runtime/keys';
import { lazyPart, whenThere } from '../../src/runtime/lazy-part';
import { listen } from '../../src/runtime/listen';
import { isGateOpen, openGate } from '../../src/safety/html';
import { onJQuery, onJQueryTrigger, triggerJQuery } from '../../src/shop/jquery-bridge';
import {
	COUPON_LINK,
	lineOf,
	readCoupons,
	readLines,
	readMethods,
	SHIPPING_FIELD,
} from '../../src/shop/woocommerce/cart-page';
import { watch } from '../../src/stores/watch';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import { type CartPageModel, createCartPage, isPossible } from './model';
import { followBusy, followChanges, tellFailure } from './follow-state';
import {
	anchorOf,
	COUPON_FIELD,
	EMPTY_BUTTON,
	lineFields,
	productName,
	readFields,
	readForm,
	REMOVE_LINK,
	TO_WISHLIST_BUTTON,
	totalsOf,
	UNDO_LINK,
	UPDATE_BUTTON,
} from './markup';
import { showNotices, takeKeptNotices } from './notices';
import { noteServed } from '../../src/dom/patch-served';
import { CALCULATOR, CALCULATOR_LINK, earlyMethod, hideCalculators, toggleCalculator } from './shipping-fields';
import { showAnswer } from './show-answer';
import type { Props } from './island';
import { on } from '../../src/stores/events';

const wishlist = lazyPart(() => import('../../src/page/add-cart-to-wishlist'));

/** The cart page of WooCommerce without reloads (CP-01 to CP-06). */
export default async function enhance(cart: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	// Responses are HTML pages: if the HTML gate cannot be loaded, the form and its links keep their native behaviour.
	if (!isGateOpen()) await importPart(openGate);
	if (signal.aborted) return;
	tellJQuery(signal);
	const form = cart instanceof HTMLFormElement ? cart : undefined;
	const totals = form && totalsOf(form);
	noteServed(cart);
	if (totals) noteServed(totals);

	const shared = pageCart();
	const model = createCartPage({
		shown: { lines: readLines(form), coupons: totals && readCoupons(totals) },
		// WooCommerce's script sends this value, independent of the button's label (SERVERS.md, S29).
		readForm: (quantities) => readForm(form!, ['update_cart', 'Update Cart'], quantities),
		shared: {
			...shared,
			// WooCommerce's fragments script refreshes on `updated_wc_div`.
			refresh: async () => void (hasCoreFragments() || (await shared.refresh())),
		},
		isAutomatic: form !== undefined && props.autoUpdate,
		tell: (request, notice) => tellFailure(cart, request, notice),
		signal,
	});
	watch(signal, () => {
		const answer = model.answer.value;
		if (!answer) return;
		untracked(() => showAnswer(cart, answer));
		if (form) model.print(readFields(form));
	});
	followBusy(model, cart, signal);
	const reload = (keeps: unknown) => void model.perform({ kind: 'reload', keepsNotices: keeps === true });
	onJQuery(document, 'wc_update_cart', reload, signal);
	// Themes print the notice with the undo link anywhere on the page.
	onPress(
		document,
		UNDO_LINK,
		signal,
		(control) => void model.perform({ kind: 'undo', href: hrefOf(control), control }),
	);
	if (form) return wireForm(form, model, props, context);
	const kept = takeKeptNotices();
	if (kept.length) showNotices(kept, cart);
}

function wireForm(form: HTMLFormElement, model: CartPageModel, props: Props, context: IslandContext): void {
	const { signal, activation } = context;
	const isInTotals = (control: Element) => totalsOf(form)?.contains(control) === true;

	const type = () => model.type(readFields(form));
	const update = (control: HTMLElement) => {
		// The server reads an empty field as 0 and would remove the line.
		for (const field of quantityFields(form)) if (field.value === '') field.value = field.defaultValue;
		type();
		if (!model.isChanged.peek()) announce(t('nothingToUpdate'));
		else if (form.reportValidity()) void model.perform({ kind: 'update', isAutomatic: false, control });
	};
	const remove = (control: HTMLElement, byPointer: boolean) =>
		void model.perform({ kind: 'remove', href: hrefOf(control), byPointer, control });
	const addToWishlist = (control: HTMLElement) =>
		wishlist.use(
			control,
			({ addCartToWishlist }) =>
				void addCartToWishlist({ control, key: control.dataset['archipelToWishlist'] }, context),
		);
	const choose = (control: HTMLElement) =>
		void model.perform({ kind: 'ship', methods: readMethods(totalsOf(form)!), control });
	/** @returns False for a button of another plugin, which the browser submits. */
	const submit = (button: HTMLElement | null | undefined): boolean => {
		const coupon = form.querySelector<HTMLInputElement>(COUPON_FIELD);
		if (!button || button.matches(UPDATE_BUTTON)) update(button ?? form);
		else if (button.matches('[name="apply_coupon"]')) {
			if (coupon) void model.perform({ kind: 'apply-coupon', code: coupon.value.trim(), control: coupon });
		} else if (button instanceof HTMLButtonElement && button.matches(EMPTY_BUTTON)) {
			const emptied = () => readForm(form, [button.name, button.value || '1'], new Map());
			void model.perform({ kind: 'empty', form: emptied, control: button });
		} else return false;
		return true;
	};

	listen(form, 'submit', { signal }, (event) => {
		if (!event.defaultPrevented && submit(event.submitter)) event.preventDefault();
	});
	listen(form, 'input', { signal }, ({ target }) => (target as Element).matches(COUPON_FIELD) || type());
	listen(form, 'change', { signal }, ({ target }) => {
		if (target instanceof HTMLInputElement && lineOf(target.name)) refuseOdd(target);
		type();
	});
	listen(form, 'keydown', { signal }, (event) => {
		// The browser would press the first button of the form: the coupon button.
		if (event.key !== 'Enter' || !(event.target as Element).matches('input[type=number]')) return;
		event.preventDefault();
		update(event.target as HTMLElement);
	});
	// Theme steppers change the value through jQuery, which fires no native event.
	onJQueryTrigger(form, 'input change', type, signal);
	onPress(document, REMOVE_LINK, signal, (link, { detail }) => {
		// A click by keyboard has `detail` 0.
		if (form.contains(link)) return remove(link, detail > 0);
		return false;
	});
	onPress(document, TO_WISHLIST_BUTTON, signal, (button) => form.contains(button) && addToWishlist(button));
	onPress(document, COUPON_LINK, signal, (link) => {
		if (!isInTotals(link)) return false;
		return void model.perform({ kind: 'remove-coupon', code: link.dataset['coupon'] ?? '', control: link });
	});
	onPress(document, CALCULATOR_LINK, signal, (link) => isInTotals(link) && toggleCalculator(link));
	listen(document, 'change', { signal }, ({ target }) => {
		if (target instanceof HTMLElement && target.matches(SHIPPING_FIELD) && isInTotals(target)) choose(target);
	});
	listen(document, 'submit', { signal }, (event) => {
		const calculator = event.target as HTMLFormElement;
		if (event.defaultPrevented || !calculator.matches(CALCULATOR) || !isInTotals(calculator)) return;
		event.preventDefault();
		// WooCommerce's handler looks for the button, whatever its value (SERVERS.md, S33).
		const calculated = () => readForm(calculator, ['calc_shipping', 'x']);
		const control = calculator.querySelector<HTMLElement>('[name="calc_shipping"]') ?? calculator;
		void model.perform({ kind: 'calculate', form: calculated, control });
	});

	if (props.autoUpdate) form.dataset['archipelAutoUpdate'] = '';
	signal.addEventListener('abort', () => delete form.dataset['archipelAutoUpdate']);
	// Plus and minus buttons, unless the theme has its own (QTY-02, QTY-03).
	const refreshSteppers = addSteppers(form, {
		fields: '.cart_item .quantity input.qty[type=number]:not([readonly], [disabled])',
		profile: form.closest('[class*="shopengine"]') ? 'builder-cart' : 'theme',
		label: (direction, field) => t(direction > 0 ? 'increase' : 'decrease', { name: productName(field) }),
		signal,
	});
	watch(signal, () => {
		if (model.fields.value) untracked(refreshSteppers);
	});
	followChanges(model, form, signal);
	addCrossSells(props.crossSellsToShow, signal);
	hideCalculators(totalsOf(form));

	// Handles input made before the island was mounted.
	type();
	const early = earlyMethod(totalsOf(form));
	if (early) choose(early);
	for (const { control, submitter } of activation.takeIntents()) {
		if (!(control instanceof HTMLFormElement))
			(control.matches(TO_WISHLIST_BUTTON) ? addToWishlist : remove)(control, true);
		else if (!submit(submitter)) form.requestSubmit(submitter?.isConnected ? submitter : null);
	}
}

/** Resets a quantity that the cart cannot have, and shows the browser's validation message. */
function refuseOdd(field: HTMLInputElement): void {
	const { value, validationMessage, defaultValue } = field;
	const anchor = anchorOf(field);
	clearNotice(anchor);
	if (isPossible({ line: field.name, served: defaultValue, typed: value, isValid: field.validity.valid })) return;
	field.value = defaultValue;
	if (value || validationMessage) showNotice(anchor, { type: 'error', text: validationMessage || t('impossible') });
}

const quantityFields = (form: ParentNode): HTMLInputElement[] =>
	lineFields(form).filter((field): field is HTMLInputElement => field.type === 'number');

const hrefOf = (link: Element): string => link.getAttribute('href') ?? '';

/** Fires the jQuery events of WooCommerce's own cart script (SERVERS.md, S184). */
function tellJQuery(signal: AbortSignal): void {
	const trigger = (event: string, ...args: unknown[]) => triggerJQuery(document.body, event, args);
	on('archipel:cart-totals-updated', () => trigger('updated_cart_totals'), signal);
	on('archipel:cart-page-updated', () => trigger('updated_wc_div'), signal);
	on('archipel:cart-emptied', () => trigger('wc_cart_emptied'), signal);
	on('archipel:cart-line-removed', () => trigger('item_removed_from_classic_cart'), signal);
	on('archipel:coupon-applied', ({ code }) => trigger('applied_coupon', code), signal);
	on('archipel:coupon-removed', ({ code }) => trigger('removed_coupon', code), signal);
	on('archipel:shipping-method-updated', () => trigger('updated_shipping_method'), signal);
}

/**
 * Shows cross-sells as a scrolling row (CP-06), styled by `host.css` before the first paint. Skips a list inside the host of another island.
 *
 * @param toShow Number of products side by side in a wide row.
 */
export function addCrossSells(toShow: number, signal: AbortSignal): void {
	for (const section of document.querySelectorAll<HTMLElement>('.cross-sells')) {
		section.style.setProperty('--archipel-cart-page-slides', String(toShow));
		const row = section.querySelector<HTMLElement>('ul.products:not([data-archipel] *)');
		// Loaded on demand: most carts have no cross-sells. The row scrolls without buttons too.
		if (row)
			whenThere(
				import('../../src/dom/scroll-row'),
				({ addRowButtons }) => signal.aborted || addRowButtons(row, signal),
			);
	}
}
