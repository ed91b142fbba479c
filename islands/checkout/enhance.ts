import { onCountryFields } from './address-changes';
import type { Enhance } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { isGateOpen, openGate } from '../../src/safety/html';
import { onJQuery } from '../../src/shop/jquery-bridge';
import { stillJQuery } from '../../src/shop/still-jquery';
import { carryCheckout } from './carry';
import { showDescriptions } from './descriptions';
import { forgetFields, keepFields } from './draft';
import { createRowErrors } from './errors';
import { followFields } from './follow-fields';
import { assistFields } from './keyboards';
import { followRefusals } from './refusals';
import { followLink } from './toggles';
import type { Props } from './island';
import './view.css';

/** Selector of the boxes with the links that open the login and coupon forms. */
const LINK = '.woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle';

/** Selector of elements that exist only on an order's confirmation page. */
const PLACED = '.woocommerce-order-overview, .wc-block-order-confirmation-summary-list';

/** Selector of the elements that report a failed order on that page. */
const FAILED = '.woocommerce-thankyou-order-failed, .wc-block-order-confirmation-status__actions';

/**
 * The classic checkout: fields (CHK-05 – CHK-08) and, unless a payment method needs WooCommerce's script, also totals, payment, coupons and sending
 * (CHK-01 – CHK-04, CHK-09, CHK-10).
 */
const enhance: Enhance<Props> = async (host, { carriesOrder, checkFormats }, { activation, signal }) => {
	if (host.matches(LINK)) {
		if (carriesOrder) followLink(host, activation.takeIntents().length, signal);
		return;
	}
	if (!(host instanceof HTMLFormElement)) {
		if (host.matches(PLACED) && !document.querySelector(FAILED)) forgetFields();
		return;
	}
	// Responses contain HTML. If the sanitizer cannot be loaded, the island does not mount and the browser posts the form.
	if (carriesOrder && !isGateOpen()) await importPart(openGate);
	if (signal.aborted) return;
	stillJQuery(signal);
	keepFields(host, signal);
	const assist = assistFields(host, signal);
	const describe = showDescriptions(host, signal);
	const errors = createRowErrors(host);
	const showRefusals = followRefusals(host, errors, signal);
	followFields(host, errors, checkFormats, signal);

	const renew = () => {
		errors.renew();
		describe();
	};
	const observer = new MutationObserver(renew);
	observer.observe(host, { subtree: true, attributes: true, attributeFilter: ['aria-describedby', 'aria-invalid'] });
	// A country change or a server response can add and remove fields.
	const onFields = () => {
		assist();
		renew();
	};
	host.addEventListener('change', ({ target }) => (target as Element).matches('[name$="_country"]') && onFields(), {
		signal,
	});
	onCountryFields(onFields, signal);
	onJQuery(document.body, 'updated_checkout', onFields, signal);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		errors.rows().forEach((row) => errors.clear(row));
	});
	const { takeIntents } = activation;
	if (carriesOrder) return carryCheckout(host, { showRefusals, onFields, takeIntents, signal });
	// WooCommerce's script sends the form.
	for (const { submitter } of takeIntents()) host.requestSubmit(submitter?.isConnected ? submitter : null);
};

export default enhance;
