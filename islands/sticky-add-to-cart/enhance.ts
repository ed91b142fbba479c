import type { IslandContext } from '../../src/runtime/define-island';
import type { Mirror } from './parts/mirror';

/** Selector of a theme's own sticky bar, which makes this island unnecessary: Storefront's. */
const THEME_BARS = '.storefront-sticky-add-to-cart';

/**
 * A second way to the add-to-cart button once it has been scrolled past. Its click is a click on
 * the form's own button, so that whatever runs the form checks, asks for missing options, sends and answers as ever.
 */
export default function enhance(host: HTMLElement, _props: object, { signal }: IslandContext) {
	const form = host.closest('form');
	// Only the form of the page's main product.
	if (!form || document.querySelector('body.single-product form.cart') !== form) return;
	if (document.querySelector(THEME_BARS)) return;
	let isPassed = false;
	let mirror: Mirror | undefined;
	const decide = async () => {
		const isWanted = () => isPassed && !signal.aborted;
		if (isWanted() && !mirror) {
			const part = await import('./parts/mirror').catch(() => undefined);
			mirror ??= part?.createMirror(form, host, signal);
		}
		if (isWanted()) mirror?.show();
		else mirror?.hide();
	};

	const watch = new IntersectionObserver(
		(entries) => {
			const { isIntersecting, boundingClientRect } = entries.at(-1)!;
			isPassed = !isIntersecting && boundingClientRect.height > 0;
			void decide();
		},
		// A bottom margin, so that a jump from above the button to below it changes the intersection and is reported.
		{ rootMargin: '0px 0px 1000000px' },
	);
	watch.observe(host);
	signal.addEventListener('abort', () => watch.disconnect());
}
