import { useId } from 'react';
import type { IslandProps } from '../../src/runtime/define-island';
import { PropsError } from '../../src/runtime/errors';
import { emit } from '../../src/stores/events';
import { Countdown } from '../../src/ui/countdown/countdown';
import { isoMoment, readMoment } from '../../src/ui/countdown/moment';
import { t } from './messages';
import type { Props } from './island';
import { settings } from '../../src/runtime/settings';

/** Milliseconds between two readings of the clock (WID-09). */
const TICK = 500;

/** A deal: how long it lasts, and how much of it is gone (WID-09). */
export default function Deal(props: IslandProps<Props>) {
	const { endTime, stockQty, host } = props;
	const end = endTime ? readMoment(endTime) : undefined;
	if (endTime && !end) throw new PropsError(`property "endTime": there is no such day or hour as ${endTime}`);
	return (
		<div className="archipel-deal">
			{end && (
				<Countdown
					end={end}
					interval={TICK}
					hasDays={props.showDays}
					sentences={{ before: t('ends'), after: t('ended') }}
					over={<strong>{t('over')}</strong>}
					onEnd={() => emit('archipel:deal-ended', { endTime: isoMoment(end) }, host)}
				/>
			)}
			{stockQty > 0 && <SoldBar {...props} />}
		</div>
	);
}

/** Sold share of a deal, drawn and in words. Same markup as `render.php`. */
function SoldBar(props: Props) {
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
				<svg className="archipel-bar" width="100%" height={height} aria-hidden="true" focusable="false">
					<rect
						className="archipel-bar__track"
						width="100%"
						{...line(trackHeight, height, props.trackCap, props.trackColor)}
					/>
					<rect
						className="archipel-bar__line"
						width={`${Math.round(soldShare(totalSell, stockQty) * 10_000) / 100}%`}
						{...line(barHeight, height, props.barCap, props.barColor)}
					/>
				</svg>
			</div>
		</div>
	);
}

function line(own: number, whole: number, cap: Props['barCap'], color: string) {
	return { y: (whole - own) / 2, height: own, rx: cap === 'round' ? own / 2 : 0, ...(color && { fill: color }) };
}

/** Share of a deal that is sold, from 0 to 1: `total_sell / stock_qty` of the bar's width (WID-09). */
export function soldShare(totalSell: number, stockQty: number): number {
	return stockQty > 0 ? Math.min(1, Math.max(0, totalSell / stockQty)) : 0;
}
