import type { Enhance } from '../../src/runtime/define-island';
import { onJQuery } from '../../src/shop/jquery-bridge';
import { stillJQuery } from '../../src/shop/still-jquery';
import { showDescriptions } from './parts/descriptions';
import { forgetFields, keepFields as keepFieldsOf } from './parts/draft';
import { createRowErrors } from './parts/errors';
import { followFields } from './parts/follow-fields';
import { assistFields } from './parts/keyboards';
import { followRefusals } from './parts/refusals';
import type { Props } from './props';
import './view.css';

/** What the page of an order has. */
const PLACED = '.woocommerce-order-overview, .wc-block-order-confirmation-summary-list';

/** A failed one is told on the same page. */
const FAILED = '.woocommerce-thankyou-order-failed, .wc-block-order-confirmation-status__actions';

/** The fields of the classic checkout. WooCommerce's script stays beside it, with the order review, the payment and the sending (CHK-05 – CHK-08). */
const enhance: Enhance<Props> = (host, { checkFormats, keepFields }, { signal }) => {
	if (!(host instanceof HTMLFormElement)) {
		if (host.matches(PLACED) && !document.querySelector(FAILED)) forgetFields();
		return;
	}
	stillJQuery(signal);
	if (keepFields) keepFieldsOf(host, signal);
	const assist = assistFields(host, signal);
	const describe = showDescriptions(host, signal);
	const errors = createRowErrors(host);
	followRefusals(host, errors, signal);
	followFields(host, errors, checkFormats, signal);

	const renew = () => {
		errors.renew();
		describe();
	};
	const observer = new MutationObserver(renew);
	observer.observe(host, { subtree: true, attributes: true, attributeFilter: ['aria-describedby', 'aria-invalid'] });
	// Fields come and go with the country, and with an answer of the shop.
	const onFields = () => {
		assist();
		renew();
	};
	host.addEventListener('change', ({ target }) => (target as Element).matches('[name$="_country"]') && onFields(), {
		signal,
	});
	onJQuery(document.body, 'country_to_state_changed updated_checkout', onFields, signal);
	signal.addEventListener('abort', () => {
		observer.disconnect();
		errors.told().forEach((row) => errors.clear(row));
	});
};

export default enhance;
