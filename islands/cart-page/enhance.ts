import type { Enhance } from '../../src/runtime/define-island';
import { bringPart } from '../../src/runtime/errors';
import { isGateOpen, openGate } from '../../src/safety/html';
import type { Props } from './props';
import { createCartControl } from './parts/cart-control';
import { addCoupons } from './parts/coupons';
import { addCrossSells } from './parts/cross-sells';
import { enhanceEmptyCart } from './parts/empty-cart';
import { followCart } from './parts/follow';
import { EMPTY_BUTTON, addRemoveLinks, emptyCart } from './parts/lines';
import { UPDATE_BUTTON, addQuantities } from './parts/quantities';
import { addShipping } from './parts/shipping';
import { addSteppers } from './parts/steppers';
import { addUndoLinks } from './parts/undo-links';
import { tellJQuery } from './parts/tell-jquery';
import './view.css';

/** The cart page of WooCommerce without reloads (specification, sections 2 and 4; contracts/browser/cart-page). */
const enhance: Enhance<Props> = async (host, props, { signal, activation }) => {
	// Its answers are pages: where they cannot be shown, the form and its links go on as the server made them.
	if (!isGateOpen()) await bringPart(openGate);
	if (signal.aborted) return;
	tellJQuery(signal);
	if (!(host instanceof HTMLFormElement)) return enhanceEmptyCart(host, signal);

	const control = createCartControl(host, props, signal);
	addSteppers(control);
	const update = addQuantities(control);
	const applyCoupon = addCoupons(control);
	const remove = addRemoveLinks(control);
	addUndoLinks({ ...control, regions: () => [host, control.totals()] });
	addShipping(control);
	addCrossSells(props.crossSellsToShow, signal);
	followCart(control);

	/** @returns False for a button of somebody else, which the browser submits as ever. */
	const submit = (button: Element | null | undefined): boolean => {
		if (button?.matches('[name="apply_coupon"]')) applyCoupon();
		else if (button?.matches(EMPTY_BUTTON)) emptyCart(control, button as HTMLButtonElement);
		else if (!button || button.matches(UPDATE_BUTTON)) update();
		else return false;
		return true;
	};
	host.addEventListener(
		'submit',
		(event) => {
			if (!event.defaultPrevented && submit(event.submitter)) event.preventDefault();
		},
		{ signal },
	);
	for (const { type, control: element, submitter } of activation.takeIntents()) {
		if (type === 'click') remove(element);
		else if (!submit(submitter)) host.requestSubmit(submitter?.isConnected ? submitter : null);
	}
};

export default enhance;
