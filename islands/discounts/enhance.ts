import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import type { Props } from './island';
import { pluginRules, tablesOf } from './parts/product';
import { commonMessages } from '../../src/i18n/common-messages';
import { provideOnJQuery, unwrapFromJQuery } from '../../src/shop/jquery-bridge';
import { type ArchipelEvents, emit } from '../../src/stores/events';
import type * as TellDiscount from './parts/tell-discount';

/** Replaces the product-page script of Discount Rules for WooCommerce (DISC-01 to DISC-03). */
export default async function enhance(host: HTMLElement, props: Props, { signal }: IslandContext) {
	if (!(host instanceof HTMLFormElement)) throw new TypeError('discounts: the host is not a form');
	const rules = pluginRules();
	const mayHaveRows = rules.hasVariationTable || tablesOf(host).length > 0;
	const [asking, rows] = await importPart(() =>
		Promise.all([
			(rules.hasLivePrice || rules.hasVariationTable) && import('./parts/asking'),
			mayHaveRows && import('./parts/table-rows'),
		]),
	);
	if (signal.aborted) return;
	if (asking && rules.hasLivePrice) asking.addLivePrice(host, { ...props, ...rules }, signal);
	const completeTable = rows ? rows.addTableRows(host, signal) : () => {};
	if (asking && rules.hasVariationTable) asking.addVariationTable(host, rules, signal, completeTable);
	answerDiscountQuestions(host, signal);
}

/**
 * Answers scripts that ask for the discount of a quantity (DISC-03): by the event `archipel:get-product-discount` on a form, or by
 * the API of the plugin's script, `$.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm($form, $target, options)`.
 */
function answerDiscountQuestions(form: HTMLFormElement, signal: AbortSignal): void {
	listen(form, 'archipel:get-product-discount', { signal }, (event) => {
		const { customPrice } = (event as CustomEvent<ArchipelEvents['archipel:get-product-discount'] | null>).detail ?? {};
		void ask(form, undefined, customPrice ? { custom_price: customPrice } : [], signal);
	});
	provideOnJQuery(
		'AdvanceWooDiscountRules',
		{
			getDynamicDiscountPriceFromCartForm: ($form: unknown, $target: unknown, options: unknown) =>
				void ask(unwrapFromJQuery($form), $target, options ?? [], signal),
		},
		signal,
	);
}

/** Loads the module that sends the request on first use. */
const ask = async (...question: Parameters<typeof TellDiscount.tellDiscount>) => {
	const part = await import('./parts/asking').catch(() => undefined);
	if (part) return part.tellDiscount(...question);
	const [form] = question;
	emit(
		'archipel:product-discount-failed',
		{ message: commonMessages('lost') },
		form instanceof Element ? form : undefined,
	);
};
