import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { isModified } from '../../src/runtime/keys';
import { lazyPart, whenThere } from '../../src/runtime/lazy-part';
import { isSeparatePress } from '../../src/runtime/press';
import { findSwatch, setTabStop, swatchForKey } from './parts/tile-swatch';
import type { Props } from './island';

const BUTTON = '.add_to_cart_button.ajax_add_to_cart[data-product_id]:not([data-product_id=""])';

/** Class that makes WooCommerce's own script skip a button. */
const CLAIMED = 'wc-interactive';

const adding = lazyPart(() => import('./parts/add-to-cart'));
const choosing = lazyPart(() => import('./parts/choose-swatch'));

/** Adds delegated listeners to the whole list: tiles are looked up only when the customer acts. */
export default function enhance(host: HTMLElement, props: Props, { signal, activation }: IslandContext) {
	const act = (control: HTMLElement, click?: MouseEvent) => {
		if (!control.matches(BUTTON)) choosing.use(control, ({ chooseSwatch }) => void chooseSwatch(control));
		else if (!click || isSeparatePress(click)) {
			const follow = () => void actNatively({ control });
			adding.use(
				control,
				({ addToCart }) => addToCart(control, props),
				control.matches('a[href]') ? follow : undefined,
			);
		}
	};

	host.addEventListener('click', (event) => claim(event, act), { capture: true, signal });
	listen(host, 'click', { signal }, (event) => {
		const control = findButton(event.target) ?? findSwatch(event.target);
		if (!control || event.defaultPrevented || isModified(event)) return;
		event.preventDefault();
		act(control, event);
	});
	listen(host, 'keydown', { signal }, (event) => {
		const swatch = findSwatch(event.target);
		if (!swatch || event.defaultPrevented) return;
		const next = swatchForKey(swatch, event.key);
		if (next) {
			event.preventDefault();
			next.focus();
			if (!next.classList.contains('selected')) act(next);
			return;
		}
		// The browser turns these keys into a click on buttons and links.
		if ((event.key !== ' ' && event.key !== 'Enter') || swatch.matches('a, button, input')) return;
		event.preventDefault();
		if (!event.repeat) act(swatch);
	});
	listen(host, 'focusin', { signal }, ({ target }) => {
		const swatch = findSwatch(target);
		if (swatch) setTabStop(swatch);
	});
	// The island mounts when the customer reaches a link or button: the code is likely needed soon.
	adding.prefetch();
	whenThere(import('./parts/tooltip'), ({ showTooltips }) => signal.aborted || showTooltips(host, signal));
	for (const { control } of activation.takeIntents()) act(control);
}

/**
 * Keeps WooCommerce's own handlers from a click that this island handles, so that one click adds one item, even if the owner has left
 * WooCommerce's scripts on the page.
 */
function claim(event: MouseEvent, act: (control: HTMLElement, click: MouseEvent) => void): void {
	const button = findButton(event.target);
	if (!button) return;
	// A block's button has its own listener: the event must not reach it.
	if (button.hasAttribute('data-wp-on--click') && !isModified(event)) {
		event.preventDefault();
		event.stopPropagation();
		return act(button, event);
	}
	if (button.classList.contains(CLAIMED)) return;
	button.classList.add(CLAIMED);
	setTimeout(() => button.classList.remove(CLAIMED));
}

function findButton(target: EventTarget | null): HTMLElement | null {
	const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
	// A submit button inside a form is handled by the form's island.
	return button?.matches('[type=submit]') && button.closest('form') ? null : button;
}
