import { pageWishlist } from '../../src/dom/page-wishlist';
import type { Enhance } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { latePart } from '../../src/runtime/late-part';
import { keepLeft } from '../../src/stores/left-wishes';
import { markHearts } from './parts/mark-hearts';
import type { Props } from './props';
import { HEART } from './selector';

/** The mark by which TI's own script, where it is left on the page, takes a heart for one that it serves already. */
const CLAIMED = 'inited-add-wishlist';

const pressing = latePart(() => import('./parts/press-heart'));

/** One set of listeners for all hearts of the page (WL-01…05). */
const enhance: Enhance<Props> = (host, props, context) => {
	const { activation, signal } = context;
	const wishlist = pageWishlist();
	markHearts(host, wishlist, signal);

	const heartAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(HEART) : null);
	/** Pressed while the code for it is on its way. */
	const waiting = new Set<HTMLElement>();
	const press = (button: HTMLElement) => {
		waiting.add(button);
		pressing.use(button, ({ pressHeart }) => {
			waiting.delete(button);
			void pressHeart(button, props, wishlist, context);
		});
	};
	// Whoever leaves the page meanwhile finds it done on the next.
	addEventListener('pagehide', () => keepLeft([...waiting].map(({ dataset }) => ({ ...dataset }))), { signal });
	for (const type of ['click', 'keydown'])
		host.addEventListener(type, (event) => heartAt(event)?.classList.add(CLAIMED), { capture: true, signal });
	host.addEventListener(
		'click',
		(event) => {
			const button = heartAt(event);
			if (!button || event.defaultPrevented || isModified(event)) return;
			event.preventDefault();
			press(button);
		},
		{ signal },
	);
	// It mounts when the shopper comes to a heart, or has put something aside before.
	if (activation.by === 'near') pressing.prefetch();
	for (const { control } of activation.takeIntents()) press(control);
};

export default enhance;
