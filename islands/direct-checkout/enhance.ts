import type { Enhance } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { isOwnPress } from '../../src/dom/own-press';
import { buy, purchaseOf } from './parts/buy';
import type { Props } from './props';
import { TRIGGER } from './selector';

/** Adds without a reload, so that a refusal is shown at the link. A click with a modifier key is left to the browser. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const act = (link: HTMLElement): boolean => {
		if (!purchaseOf(link)) return false;
		buy(link, () => actNatively({ control: link }));
		return true;
	};

	host.addEventListener(
		'click',
		(event) => {
			const link = clickedControl(event, TRIGGER);
			if (!link || !purchaseOf(link)) return;
			event.preventDefault();
			if (isOwnPress(event)) act(link);
		},
		{ signal },
	);
	for (const intent of activation.takeIntents()) if (!act(intent.control)) actNatively(intent);
};

export default enhance;
