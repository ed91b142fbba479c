import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';
import { RequestError } from '../../../src/shop/request-error';
import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import type { CartPage } from '../../../src/shop/woocommerce/cart-page';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { isErrorNotice } from '../../../src/shop/woocommerce/page-notices';
import { t } from '../messages';
import { isIgnored, lineOfField, quantitiesIn, type Quantities } from '../model';
import type { CartControl } from './cart-control';
import { afterChange, nonceIn } from './cart-links';
import { changedQuantity, isChanged, lineAnchor, servedQuantities } from './line-fields';
import { clearUndo } from './notices';

/** Beyond it nobody means it, and PHP's whole numbers end somewhere. */
const MOST = 999_999;

const HINT_ID = 'archipel-cart-page-hint';
export const UPDATE_BUTTON = '[name="update_cart"]';
/** What the script of WooCommerce sends for the button, whatever its label (specification, section 7). */
const UPDATE_VALUE = 'Update Cart';

/**
 * The update button: of no use until a quantity changes, and then the cart is updated without a reload (CP-01, CP-02).
 *
 * @returns Updates the cart now; does nothing but say so when there is nothing to update.
 */
export function addQuantities(control: CartControl): () => void {
	const { form, props, signal, totals, perform, show, isBusy, onSettled, onShown } = control;
	const button = () => form.querySelector<HTMLElement>(UPDATE_BUTTON);
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** After a failure it is the shopper who tries again, not a timer. */
	let hasFailed = false;

	/** `disabled` would take the button out of the keyboard's way, and with it the reason. */
	const refresh = () => {
		const current = button();
		if (!current) return;
		const idle = !isChanged(form);
		current.removeAttribute('disabled');
		current.setAttribute('aria-disabled', String(idle));
		if (idle) {
			current.setAttribute('aria-describedby', HINT_ID);
			if (!document.getElementById(HINT_ID)) current.after(createHint());
		} else {
			current.removeAttribute('aria-describedby');
		}
	};

	const update = async (isAutomatic: boolean) => {
		clearTimeout(timer);
		// The server reads an emptied field as 0, and would take the line out.
		const emptied = emptiedFields(form);
		if (isAutomatic && emptied.length) return;
		for (const field of emptied) field.value = field.defaultValue;
		if (!isChanged(form)) return void announce(t('nothingToUpdate'));
		if (!form.reportValidity()) return;
		const field = isAutomatic ? changedQuantity(form) : undefined;
		await perform({
			name: 'update',
			control: field ?? button() ?? form,
			anchor: field && lineAnchor(field),
			// Whoever presses plus three times must not be stopped after the first.
			regions: [isAutomatic ? undefined : form, totals()],
			async run() {
				const fields = readForm(form);
				const sent = quantitiesIn(fields as Iterable<[string, string]>);
				const page = await afterChange(
					() => send(form, fields, sent),
					({ form: next }) => next !== undefined && holds(servedQuantities(next), sent),
				);
				const calm = isAutomatic && !page.notices.some(isErrorNotice);
				show(page, { sent, ...(calm && { keepNotices: true }) });
				if (!calm) return;
				// The server has forgotten what was removed before.
				clearUndo();
				announce(t('updated'));
			},
			onFailed: () => void (hasFailed = true),
		});
	};

	const wait = () => {
		clearTimeout(timer);
		if (props.autoUpdate && isChanged(form)) timer = setTimeout(() => void update(true), props.autoUpdateDelay);
	};
	const onChange = () => {
		hasFailed = false;
		refresh();
		wait();
	};
	/** What the cart cannot have does not stay in the field: it shows what the cart has, and the browser's reason is told. */
	const refuseOdd = (field: HTMLInputElement) => {
		const { value, validity } = field;
		const reason = field.validationMessage || (Number(value) > MOST ? t('impossible') : '');
		if (value !== '' && validity.valid && !reason) return;
		field.value = field.defaultValue;
		if (reason) showNotice(lineAnchor(field), { type: 'error', text: reason });
	};
	form.addEventListener('input', onChange, { signal });
	form.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof HTMLInputElement && lineOfField(target.name)) {
				clearNotice(lineAnchor(target));
				refuseOdd(target);
			}
			onChange();
		},
		{ signal },
	);
	if (props.autoUpdate) form.dataset['archipelAutoUpdate'] = '';
	// Steppers of themes change the value by jQuery, which the browser does not tell.
	onJQueryTrigger(form, 'input change', onChange, signal);
	form.addEventListener(
		'keydown',
		(event) => {
			const field = event.target as HTMLElement;
			// The browser would press the first button of the form, which is the coupon's.
			if (event.key !== 'Enter' || !field.matches('input[type=number]')) return;
			event.preventDefault();
			void update(false);
		},
		{ signal },
	);
	onShown(refresh);
	// What was changed while an update was under way goes with the next.
	onSettled(() => !hasFailed && !isBusy() && wait());
	onChange();
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		delete form.dataset['archipelAutoUpdate'];
		document.getElementById(HINT_ID)?.remove();
		for (const name of ['aria-disabled', 'aria-describedby']) button()?.removeAttribute(name);
	});
	return () => void update(false);
}

/** A stale nonce is ignored without a word, but the answer brings a fresh one: then once more with that. */
async function send(form: HTMLFormElement, fields: URLSearchParams, sent: Quantities): Promise<CartPage> {
	const before = servedQuantities(form);
	const { method, action } = addressOf(form);
	const wasIgnored = (page: CartPage) =>
		page.form !== undefined && isIgnored(sent, before, servedQuantities(page.form), page.notices.length);
	const page = await cartPageApi.send({ method, action, fields });
	if (!wasIgnored(page)) return page;
	fields.set('woocommerce-cart-nonce', nonceIn(page) ?? '');
	const again = await cartPageApi.send({ method, action, fields });
	if (wasIgnored(again)) throw new RequestError('stale-nonce', action);
	return again;
}

/** The quantities are in the cart; lines of 0 are gone. */
const holds = (quantities: Quantities, sent: Quantities): boolean =>
	[...sent].every(([line, quantity]) => (quantities.get(line) ?? 0) === quantity);

const emptiedFields = (form: HTMLFormElement): HTMLInputElement[] =>
	[...form.querySelectorAll<HTMLInputElement>('.cart_item input[type=number]')].filter(({ value }) => value === '');

/**
 * The form as the browser would send it, less the quantities that nobody has changed here: WooCommerce leaves those lines as
 * they are, and what another tab has made of them meanwhile is not undone (REL-03).
 */
function readForm(form: HTMLFormElement): URLSearchParams {
	const fields = new URLSearchParams();
	const served = servedQuantities(form);
	for (const [name, value] of new FormData(form)) {
		const line = lineOfField(name);
		const isUnchanged = line !== undefined && served.get(line) === Number(value);
		if (typeof value === 'string' && !isUnchanged) fields.append(name, value);
	}
	fields.append('update_cart', UPDATE_VALUE);
	return fields;
}

/** Where a form goes. Its properties may be hidden by fields of the same name. */
export function addressOf(form: HTMLFormElement): { method: string; action: string } {
	return { method: form.getAttribute('method') ?? 'get', action: form.getAttribute('action') || location.href };
}

function createHint(): HTMLElement {
	const hint = document.createElement('span');
	hint.id = HINT_ID;
	hint.className = 'archipel-visually-hidden';
	hint.textContent = t('nothingToUpdate');
	return hint;
}
