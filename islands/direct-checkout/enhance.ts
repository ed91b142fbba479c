import type { Enhance } from '../../src/runtime/define-island';
import { carryOut } from '../../src/runtime/intents';
import { readPurchase } from './model';
import { buy } from './parts/buy';
import type { Props } from './props';
import { TRIGGER } from './selector';

/** Adds without a reload, so that a refusal is told where the shopper is. With a key held down the link stays the browser's. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const act = (link: HTMLElement): boolean => {
		const purchase = readPurchase(link.dataset, link.getAttribute('href') ?? '');
		if (purchase) void buy(link, purchase, () => carryOut({ type: 'click', control: link }));
		return purchase !== undefined;
	};

	host.addEventListener(
		'click',
		(event) => {
			const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
			if (defaultPrevented || button > 0 || metaKey || ctrlKey || shiftKey || altKey) return;
			const link = (target as Element).closest<HTMLElement>(TRIGGER);
			if (link && act(link)) event.preventDefault();
		},
		{ signal },
	);
	for (const intent of activation.takeIntents()) if (!act(intent.control)) carryOut(intent);
};

export default enhance;
