import type { Enhance } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import type { Props } from './props';
import { tablesOf } from './parts/product';
import { answerDiscountQuestions } from './parts/product-discount';
import './view.css';

/** What Discount Rules for WooCommerce does on a product page (DISC-01 to DISC-03). */
const enhance: Enhance<Props> = async (host, props, { signal }) => {
	if (!(host instanceof HTMLFormElement)) throw new TypeError('discounts: the host is not a form');
	const mayHaveRows = props.pickFromTable && (props.variationTable || tablesOf(host).length > 0);
	const [live, table, rows] = await importPart(() =>
		Promise.all([
			props.livePrice && import('./parts/live-price'),
			props.variationTable && import('./parts/variation-table'),
			mayHaveRows && import('./parts/table-rows'),
		]),
	);
	if (signal.aborted) return;
	if (live) live.addLivePrice(host, props, signal);
	const completeTable = rows ? rows.addTableRows(host, signal) : () => {};
	if (table) table.addVariationTable(host, props, signal, completeTable);
	answerDiscountQuestions(host, signal);
};

export default enhance;
