/** Share of a deal that is sold, from 0 to 1: `total_sell / stock_qty` of the bar's width (WID-09). */
export function soldShare(totalSell: number, stockQty: number): number {
	return stockQty > 0 ? Math.min(1, Math.max(0, totalSell / stockQty)) : 0;
}
