import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './props';
import { addLivePrice } from './parts/live-price';
import { answerDiscountQuestions } from './parts/product-discount';
import { addTableRows } from './parts/table-rows';
import { addVariationTable } from './parts/variation-table';
import './view.css';

/** What Discount Rules for WooCommerce does on a product page (specification, section 7, discounts). */
const enhance: Enhance<Props> = (host, props, { signal }) => {
	if (!(host instanceof HTMLFormElement)) throw new TypeError('discounts: the host is not a form');
	if (props.livePrice) addLivePrice(host, props, signal);
	const completeTable = props.pickFromTable ? addTableRows(host, signal) : () => {};
	if (props.variationTable) addVariationTable(host, props, signal, completeTable);
	answerDiscountQuestions(host, signal);
};

export default enhance;
