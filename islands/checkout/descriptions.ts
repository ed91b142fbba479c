import { listen } from '../../src/runtime/listen';
import { describeBy } from '../../src/dom/field-errors';
import { slide } from '../../src/dom/slide';
import { followPresses } from '../../src/dom/when-released';

const WRAPPER = '.woocommerce-input-wrapper';
const DESCRIPTION = `${WRAPPER} > .description`;

/** Duration of the slide animation in milliseconds (CHK-06). */
const SLIDE = 250;

/**
 * Opens a field's description on focus or click; Escape, or a press or focus elsewhere closes it (CHK-06). WooCommerce's script covers only fields of
 * the initial page and ignores reduced motion; this handler runs first, so that script finds nothing to do.
 *
 * @returns A function that links descriptions to their fields again.
 */
export function showDescriptions(form: HTMLFormElement, signal: AbortSignal): () => void {
	const released = followPresses(signal);
	let open: HTMLElement | undefined;
	const close = () => {
		if (open) void slide(open, false, 0);
		open?.setAttribute('aria-hidden', 'true');
		open = undefined;
	};
	const wrapperAt = (target: EventTarget | null) =>
		target instanceof Element && form.contains(target) ? target.closest<HTMLElement>(WRAPPER) : null;
	const show = ({ target }: Event) => {
		const description = wrapperAt(target)?.querySelector<HTMLElement>(':scope > .description');
		// Skips descriptions that a theme always shows.
		if (!description || description === open || getComputedStyle(description).display !== 'none') return;
		close();
		open = description;
		description.removeAttribute('aria-hidden');
		// WooCommerce's script may hide the description during the animation.
		const keep = () => open === description && description.style.setProperty('display', 'block');
		void slide(description, true, SLIDE).then(keep);
	};
	const leave = async ({ target, type }: Event) => {
		const left = open;
		if (!left || wrapperAt(target)?.contains(left)) return;
		if (type === 'click') return close();
		// Closing shifts the content below, so wait until the pointer is released.
		await released();
		if (open === left && !left.parentElement?.contains(document.activeElement)) close();
	};
	// Runs before WooCommerce's listeners on the fields: `focus` fires before `focusin`.
	const first = { signal, capture: true } as const;
	for (const type of ['focus', 'click']) {
		document.addEventListener(type, (event) => void leave(event), first);
		form.addEventListener(type, show, first);
	}
	listen(document, 'keydown', first, (event) => {
		if (event.key !== 'Escape' || !open) return;
		event.preventDefault();
		event.stopPropagation();
		close();
	});
	signal.addEventListener('abort', close);

	const tie = () => {
		for (const description of form.querySelectorAll<HTMLElement>(`${DESCRIPTION}[id]`))
			for (const control of description.parentElement!.querySelectorAll('input, select, textarea'))
				if (!(control.getAttribute('aria-describedby') ?? '').split(' ').includes(description.id))
					describeBy(control, description.id);
	};
	tie();
	return tie;
}
