import { setBusy } from '../../../src/dom/mark-busy';
import { commonMessages } from '../../../src/i18n/common-messages';
import { safeHtml } from '../../../src/safety/html';
import { discountRules } from '../../../src/shop/discount-rules';
import { isAbort } from '../../../src/shop/request-error';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { t } from '../messages';
import { type PluginRules, select, TABLE, tablesOf } from './product';
import { onVariation } from '../../../src/page/variation-events';

/** Milliseconds to wait, because a choice hides one variation before it shows the next (DISC-02). */
const DELAY = 100;

/** Updates the table of bulk prices with the variation (DISC-02). @param onShown Called after a table was shown. */
export function addVariationTable(
	form: HTMLFormElement,
	{ dimTarget }: PluginRules,
	signal: AbortSignal,
	onShown: () => void,
): void {
	const parentId = () => Number(form.querySelector<HTMLInputElement>('input[name="product_id"]')?.value) || undefined;
	let asking = new AbortController();
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Id of the product or variation whose table is shown; the server prints that of the product. */
	let shown = parentId();

	const dim = (isDimmed: boolean) => {
		for (const element of select(dimTarget)) {
			element.style.opacity = isDimmed ? '0.5' : '';
			setBusy(element, isDimmed);
		}
	};
	const ask = async (id: number) => {
		const tables = tablesOf(form);
		if (id === shown || !tables.length) return;
		asking = new AbortController();
		const mine = asking;
		dim(true);
		try {
			const html = await discountRules.table(id, mine.signal);
			tables.forEach(clearNotice);
			shown = id;
			if (html === null) return;
			for (const table of tables) fill(table, html);
			onShown();
		} catch (error) {
			if (isAbort(error)) return;
			shown = undefined;
			// The table of another variation would show a wrong price.
			for (const table of tables) table.replaceChildren();
			const action = { label: commonMessages('retry'), onClick: () => void ask(id) };
			if (tables[0]) showNotice(tables[0], { type: 'info', text: t('tableFailed'), action });
		} finally {
			if (asking === mine) dim(false);
		}
	};
	onVariation(form, signal, (variation) => {
		if (variation?.isBundled) return;
		const id = variation?.id ?? parentId();
		clearTimeout(timer);
		asking.abort();
		dim(false);
		if (id) timer = setTimeout(() => void ask(id), DELAY);
	});
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		asking.abort();
		dim(false);
	});
}

/** Fills the table's wrapper with the content of the reply's wrapper (SERVERS.md, S129). */
function fill(table: HTMLElement, html: string): void {
	const reply = safeHtml(html);
	table.replaceChildren(...(reply.querySelector(TABLE) ?? reply).childNodes);
}
