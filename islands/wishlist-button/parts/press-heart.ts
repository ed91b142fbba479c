import { element } from '../../../src/dom/element';
import { hideAfter, clearNotice, type InlineNotice } from '../../../src/dom/inline-notice';
import { askForList, type Picked } from '../../../src/page/pick-list';
import { productName } from '../../../src/page/product-name';
import { showTileNotice } from '../../../src/page/tile-notice';
import { failureText, linkToList, refusal, savePrivacy } from '../../../src/page/wishlist-notices';
import { wishlistMessages } from '../../../src/i18n/wishlist-messages';
import type { IslandContext } from '../../../src/runtime/define-island';
import { settings } from '../../../src/runtime/settings';
import { navigate, safeUrl } from '../../../src/safety/url';
import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import { optionFields } from '../../../src/shop/woocommerce/variations/option-fields';
import { wishlistOptions } from '../../../src/shop/ti-wishlist/wishlist-options';
import type { NewItem } from '../../../src/shop/ti-wishlist/wishlist-api';
import { isItemOf, type HeardState, type WishlistAnswer } from '../../../src/shop/ti-wishlist/wishlist-reply';
import type { ChangeOptions, WishlistStore } from '../../../src/stores/wishlist';
import { announce } from '../../../src/ui/announcer';
import { readHeart, type Heart } from '../heart';
import { messages } from '../messages';
import type { Props } from '../island';
import { SECRET } from '../../../src/dom/form-fields';

/** Milliseconds for which a message is shown without hover or focus (WL-09). Errors stay. */
const NOTICE_DURATION = 6000;

/** Milliseconds until the shop's redirect is followed (WL-02). */
const REDIRECT_DELAY = 4000;

const busy = new WeakSet<HTMLElement>();
let takeBackLast: (() => void) | undefined;

/**
 * Handles a press: adds the item, removes it, or asks for a list first. The heart changes at once; a refusal by the server is shown
 * at the heart. Further presses of the heart are ignored until the response (WL-04).
 */
export async function pressHeart(
	button: HTMLElement,
	props: Props,
	wishlist: WishlistStore,
	context: IslandContext,
): Promise<void> {
	triggerJQuery(document.body, 'tinvwl_add_to_wishlist_button_click', [button]);
	const heart = readHeart(button);
	if (!heart || busy.has(button)) return;
	const { simpleFlow, allowParentVariable } = wishlistOptions();
	const { product, variation, isAny, form } = heart;
	const name = productName(button) || wishlistMessages('someProduct');
	const ref = { product, ...(!isAny && { variation }) };
	const items = wishlist.find(ref);
	const viewLink = () =>
		linkToList(wishlist, wishlist.state.peek()?.lists.find(({ id }) => id === items[0]?.list)?.url);
	/** Shows one message at a time, plus errors. */
	const notify = (notice: InlineNotice, onShown?: (box: HTMLElement) => () => void) => {
		takeBackLast?.();
		const takeBack = showTileNotice(button, notice, onShown);
		takeBackLast = notice.type === 'error' ? undefined : takeBack;
	};

	const change = (onYes: (answer: WishlistAnswer) => void): ChangeOptions => ({
		notify: (notice) => {
			if (!notice) return clearNotice(button);
			notify({ ...notice, text: failureText(notice), isDismissible: true });
		},
		show() {
			busy.add(button);
			button.setAttribute('aria-busy', 'true');
			return (answer) => {
				busy.delete(button);
				button.removeAttribute('aria-busy');
				if (!answer || context.signal.aborted) return;
				showStats(answer.state?.stats);
				triggerJQuery(document.body, 'tinvwl_wishlist_added_status', [button, answer.ok]);
				if (answer.ok) onYes(answer);
				else refuse(answer);
			};
		},
	});
	const remove = () =>
		wishlist
			.remove(
				wishlist.server && simpleFlow ? newItem() : ref,
				change(() => announce(wishlistMessages('removed', { name }))),
			)
			.perform();
	const newItem = ({ list, listName }: Picked = {}): NewItem =>
		readItem(button, heart, props, { ...(list !== undefined && { list }), ...(listName && { listName }) });
	const add = (picked: Picked = {}) =>
		wishlist
			.add(
				newItem(picked),
				change((answer) => accept(answer, picked)),
			)
			.perform();

	const accept = (answer: WishlistAnswer, picked: Picked) => {
		savePrivacy(wishlist, answer, picked, notify);
		const text = wishlistMessages('added', { name });
		const target = props.redirect ? safeUrl(answer.redirect) : undefined;
		if (target) {
			const notice = {
				type: 'info',
				text: `${text} ${messages('leaving')}`,
				link: { label: messages('open'), href: target.href },
				action: { label: messages('stay'), onClick: () => {} },
				isDismissible: true,
			} as const;
			return notify(notice, (box) => hideAfter(box, REDIRECT_DELAY, () => navigate(target.href)));
		}
		const action = { label: wishlistMessages('undo'), onClick: () => void remove() };
		const link = linkToList(wishlist, answer.list?.url);
		notify({ type: 'success', text, action, duration: NOTICE_DURATION, ...link }, () => () => {
			if (answer.reloads) location.reload();
		});
	};
	const refuse = (answer: WishlistAnswer) => {
		const notice = refusal(answer, viewLink());
		const isIn = answer.state?.items.some(isItemOf(ref));
		if (notice) notify({ ...notice, type: isIn ? 'info' : 'error' });
	};

	if (!isAny && variation === 0 && form && !allowParentVariable) {
		const text = messages('selectOptions');
		if (settings().shop.nativeAlerts) return globalThis.alert(text);
		notify({ type: 'error', text, isDismissible: true });
		return focusMissing(form);
	}
	if (items.length && (simpleFlow || !wishlist.server)) return remove();
	if (wishlist.server === 'ti-premium' && !simpleFlow) {
		const holders = new Set(items.map(({ list }) => list));
		return askForList(context, wishlist, { name, holders, opener: button, onPick: (picked) => void add(picked) });
	}
	if (!items.length) return add();
	const { lists } = wishlist.state.peek()!;
	const list = lists.find(({ id }) => id === items[0]!.list)?.title || wishlistMessages('list');
	notify({
		type: 'info',
		text: wishlistMessages('alreadyIn', { name, list }),
		action: { label: wishlistMessages('remove'), onClick: () => void remove() },
		isDismissible: true,
		...viewLink(),
	});
}

/** Returns the data to send: the fields of the product's form, with changes that listeners of TI's event make. */
function readItem(button: HTMLElement, heart: Heart, props: Props, target: Partial<NewItem>): NewItem {
	const { product, variation, type, form } = heart;
	const fields = form ? sendableFields(form, props.sendFiles, wishlistOptions().formFields) : new FormData();
	const hidden = form ? [...hiddenNames(form)].filter((name) => fields.has(name)) : [];
	const data: Record<string, unknown> & { form: Record<string, unknown> } = {
		form: Object.fromEntries(fields),
		product_id: product,
		product_variation: variation,
		product_type: type,
	};
	triggerJQuery(document.body, 'tinvwl_wishlist_button_clicked', [button, data]);
	for (const [name, value] of Object.entries(data.form)) {
		if (value instanceof File || value === fields.get(name) || fields.getAll(name).length > 1) continue;
		fields.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
	}
	return { product, variation, type, form: fields, hidden, ...target };
}

/** Shows at the hearts in how many lists a product is, in the class that themes style (WL-06). */
function showStats(stats: HeardState['stats']): void {
	if (!stats) return;
	for (const heart of document.querySelectorAll<HTMLElement>('.tinvwl_add_to_wishlist_button')) {
		const { tinvWlProduct: product = '', tinvWlProductvariation: variation = '0' } = heart.dataset;
		const count = stats.get(`${product}.${variation}`);
		if (count === undefined) continue;
		heart.querySelector('.tinvwl-product-stats')?.remove();
		heart.append(element('span', { class: 'tinvwl-product-stats' }, String(count)));
		triggerJQuery(document.body, 'tinvwl_wishlist_product_stats', [heart, true]);
	}
}

/** Focuses the first option without a choice: its select, or the swatches in its place. */
function focusMissing(form: HTMLFormElement): void {
	const select = optionFields(form).find(({ value }) => !value);
	const standIn = select?.parentElement?.querySelector<HTMLElement>('input, button, [tabindex="0"]');
	(select?.getClientRects().length ? select : standIn)?.focus();
}

/** Hidden fields that may be sent: those of WooCommerce and of known add-on plugins; other hidden fields may hold anything. */
const HIDDEN = new RegExp(
	[
		'^(quantity|variation_id|product_id|add-to-cart)(\\[|$)|^attribute_',
		// Plugins for product add-ons and custom text fields; below: bundles, composites, mix and match, forms, bookings.
		'^(addon-|wapf|yith_wapo|yith_bundle|ppom|wccf|wcpa_|thwepof_|tm-?epo|tmcp|tcaddtocart)',
		'^(bundle_|woosb_|wccp_|mnm_|bkap_|wc_gforms_|wc_bookings_)',
	].join('|'),
);

/** Names of token fields, which may be visible: `g-recaptcha-response` is a text area. */
const TOKEN = /captcha|turnstile|csrf|xsrf|token|secret|security|passw|api[-_]?key/i;

/**
 * Returns the fields of a product form that may be sent to another address than the form's own (SEC-03 S8): choices and texts of the customer or an
 * add-on. Fields that look like secrets and unknown hidden fields are dropped, unless the shop names them; passwords, payment data and nonces
 * are always dropped.
 *
 * @param hasFiles Whether files are sent.
 * @param alsoSent Additional field names of the shop; a trailing `*` matches any ending.
 */
export function sendableFields(form: HTMLFormElement, hasFiles: boolean, alsoSent: readonly string[]): FormData {
	const secrets = namesOf(form, SECRET);
	const hidden = hiddenNames(form);
	const isNamed = (name: string) =>
		alsoSent.some((known) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known));
	const isSent = (name: string) =>
		!secrets.has(name) && (isNamed(name) || (!TOKEN.test(name) && (!hidden.has(name) || HIDDEN.test(name))));
	const fields = new FormData();
	for (const [name, value] of new FormData(form))
		if (isSent(name) && (typeof value === 'string' || (hasFiles && value.size))) fields.append(name, value);
	return fields;
}

const namesOf = (form: HTMLFormElement, selector: string) =>
	new Set(Array.from(form.querySelectorAll(selector), (field) => field.getAttribute('name') ?? ''));

const hiddenNames = (form: HTMLFormElement) => namesOf(form, 'input[type=hidden]');
