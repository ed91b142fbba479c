import { float } from '../../../src/dom/float';
import type { IslandContext } from '../../../src/runtime/define-island';
import type { Props } from '../props';
import { openFullScreen } from './full-screen';

/** Toggle of a placed form: opens it above the page, or as a disclosure in one of the displays (SRCH-03). */
export function openByToggle(
	host: HTMLElement,
	form: HTMLFormElement,
	field: HTMLInputElement,
	{ skin, display }: Pick<Props, 'skin' | 'display'>,
	{ activation, signal }: IslandContext,
): void {
	const toggle = host.querySelector<HTMLElement>('.archipel-search__toggle');
	if (!toggle) return;
	const press =
		skin === 'full_screen'
			? () => openFullScreen(form, field, toggle, signal)
			: disclosure(host, form, field, toggle, display, signal);
	toggle.addEventListener('click', press, { signal });
	for (const { control } of activation.takeIntents()) if (control === toggle) press();
}

/** @returns A function that toggles the form. */
function disclosure(
	host: HTMLElement,
	form: HTMLFormElement,
	field: HTMLInputElement,
	toggle: HTMLElement,
	display: Props['display'],
	signal: AbortSignal,
): () => void {
	let hide: (() => void) | undefined;
	const close = () => {
		hide?.();
		hide = undefined;
		toggle.setAttribute('aria-expanded', 'false');
	};
	const open = () => {
		form.popover = 'manual';
		if (display === 'dropdown') hide = float(form, toggle, 'bottom', () => field.focus());
		else {
			// Support: without the popover API (Safari before 17) the form is always inline.
			form.showPopover?.();
			hide = () => form.hidePopover?.();
			field.focus();
		}
		toggle.setAttribute('aria-expanded', 'true');
	};
	host.addEventListener(
		'keydown',
		(event) => {
			// Open suggestions close first.
			if (event.key !== 'Escape' || event.defaultPrevented || !hide) return;
			event.preventDefault();
			close();
			toggle.focus();
		},
		{ signal },
	);
	for (const type of ['pointerdown', 'focusin'])
		document.addEventListener(type, ({ target }) => hide && !host.contains(target as Node) && close(), { signal });
	signal.addEventListener('abort', () => {
		close();
		form.removeAttribute('popover');
	});
	return () => (hide ? close() : open());
}
