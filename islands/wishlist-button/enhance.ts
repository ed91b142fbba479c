import { pageWishlist } from '../../src/dom/page-wishlist';
import type { Enhance } from '../../src/runtime/define-island';
import { isModified } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import { keepLeft } from '../../src/stores/left-wishes';
import { markHearts } from './parts/mark-hearts';
import type { Props } from './props';
import { HEART } from './selector';

/** Class by which TI's own script, if it is on the page, skips a heart as already handled. */
const CLAIMED = 'inited-add-wishlist';

const pressing = lazyPart(() => import('./parts/press-heart'));

/** Delegated listeners for all hearts of the page (WL-01…05). */
const enhance: Enhance<Props> = (host, props, context) => {
	const { activation, signal } = context;
	const wishlist = pageWishlist();
	markHearts(host, wishlist, signal);

	const heartAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(HEART) : null);
	/** Hearts that were pressed while the code was loading. */
	const waiting = new Set<HTMLElement>();
	const press = (button: HTMLElement) => {
		waiting.add(button);
		pressing.use(button, ({ pressHeart }) => {
			waiting.delete(button);
			void pressHeart(button, props, wishlist, context);
		});
	};
	// A press that is pending when the page is left is carried out by the next page.
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
	// Mounted because the pointer is near a heart: a press is likely. Otherwise the visitor only has a list.
	if (activation.by === 'near') pressing.prefetch();
	for (const { control } of activation.takeIntents()) press(control);
};

export default enhance;
