import { useId } from 'react';
import { settings } from '../../../src/runtime/settings';
import { t } from '../messages';
import { soldShare } from '../model';
import type { Props } from '../props';

type Cap = Props['barCap'];

/** Sold share of a deal, drawn and in words. Same markup as `render.php`. */
export function SoldBar(props: Props) {
	const id = useId();
	const { totalSell, stockQty, barHeight, trackHeight } = props;
	const height = Math.max(barHeight, trackHeight);
	const format = new Intl.NumberFormat(settings().locale);
	const words = t('sold', { count: totalSell, sold: format.format(totalSell), stock: format.format(stockQty) });
	return (
		<div className="archipel-deal__sold">
			<div className="archipel-deal__words" id={id}>
				{words}
			</div>
			<div
				role="meter"
				aria-labelledby={id}
				aria-valuemin={0}
				aria-valuemax={stockQty}
				aria-valuenow={Math.min(totalSell, stockQty)}
				aria-valuetext={words}
			>
				<svg className="archipel-deal__bar" width="100%" height={height} aria-hidden="true" focusable="false">
					<rect
						className="archipel-deal__track"
						width="100%"
						{...line(trackHeight, height, props.trackCap, props.trackColor)}
					/>
					<rect
						className="archipel-deal__line"
						width={`${Math.round(soldShare(totalSell, stockQty) * 10_000) / 100}%`}
						{...line(barHeight, height, props.barCap, props.barColor)}
					/>
				</svg>
			</div>
		</div>
	);
}

/** Corner radius as a fraction of the height. */
const ROUNDNESS: Readonly<Record<Cap, number>> = { round: 0.5, butt: 0, square: 0 };

function line(own: number, whole: number, cap: Cap, color: string) {
	return { y: (whole - own) / 2, height: own, rx: own * ROUNDNESS[cap], ...(color && { fill: color }) };
}
