import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';
import { props } from './island';
import { addLivePrice, addVariationTable } from './parts/asking';
import { addTableRows } from './parts/table-rows';

vi.mock('./parts/asking', () => ({ addLivePrice: vi.fn(), addVariationTable: vi.fn() }));
vi.mock('./parts/table-rows', () => ({ addTableRows: vi.fn() }));

const TABLE = '<div class="awdr-bulk-customizable-table"></div>';

beforeEach(() => void (document.body.innerHTML = '<div class="product"><form></form></div>'));

test.each([
	['a price that follows', 'show_dynamically', '0', '', [1, 0, 0]],
	['a table of the page', '', '0', TABLE, [0, 0, 1]],
	['a table of each variation', '', '1', '', [0, 1, 1]],
	['nothing', '', '0', '', [0, 0, 0]],
])('[DISC-01] [DISC-02] no more comes than the plugin shows: %s', async (_what, mode, table, html, calls) => {
	printConfig({
		discountRules: {
			enable_update_price_with_qty: mode,
			awdr_dynamic_bulk_table_status: table,
			awdr_dynamic_bulk_table_off: 'on',
		},
	});
	document.querySelector('.product')!.insertAdjacentHTML('beforeend', html);
	await enhance(document.querySelector('form')!, props.parse({ onError: 'empty' }), islandContext());
	for (const [, options] of vi.mocked(addLivePrice).mock.calls) expect(options).toMatchObject({ onError: 'empty' });
	expect([addLivePrice, addVariationTable, addTableRows].map((part) => vi.mocked(part).mock.calls.length)).toEqual(
		calls,
	);
});

test('[DISC-03] a question whose file does not come is answered on its form', async () => {
	vi.doMock('./parts/asking', () => {
		throw new Error('lost');
	});
	const form = document.querySelector('form')!;
	const heard = vi.fn<(event: Event) => void>();
	form.addEventListener('archipel:product-discount-failed', heard);
	printConfig({ discountRules: { enable_update_price_with_qty: '', awdr_dynamic_bulk_table_status: '0' } });
	await enhance(form, props.parse({}), islandContext());
	form.dispatchEvent(new CustomEvent('archipel:get-product-discount'));
	await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
});
