import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { measureRoom } from './measure-room';
import { EDGE, type PlaceOptions } from './place-options';
import { setStyles } from './set-styles';

/** Places a box by script, for browsers without CSS anchors; by the same rules. */
export function placeFloating(
	box: HTMLElement,
	control: Element,
	{ placement, gap, isMeasured }: PlaceOptions,
): () => void {
	const restore = setStyles(box, {
		position: 'fixed',
		top: '0',
		right: 'auto',
		bottom: 'auto',
		left: '0',
		'margin-top': '0',
		'margin-right': '0',
		'margin-bottom': '0',
		'margin-left': '0',
		'--archipel-arrow': '',
		'--archipel-available': '',
	});
	if (isMeasured) measureRoom(box, control, gap);
	let isStopped = false;
	const stop = autoUpdate(control, box, async () => {
		const { x, y } = await computePosition(control, box, {
			placement,
			strategy: 'fixed',
			middleware: [
				offset(gap),
				flip({ padding: EDGE, crossAxis: false, fallbackStrategy: 'initialPlacement' }),
				shift({ padding: EDGE }),
			],
		});
		if (isStopped) return;
		Object.assign(box.style, { left: `${x}px`, top: `${y}px` });
		if (isMeasured) measureRoom(box, control, gap);
	});
	return () => {
		isStopped = true;
		stop();
		restore();
	};
}
