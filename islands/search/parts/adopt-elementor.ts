import type { IslandContext } from '../../../src/runtime/define-island';
import { messages } from '../messages';
import { openFullScreen } from './full-screen';

/** Classes by which the page builder's styles mark an open and a focused search. */
const OPEN = ['elementor-search-form--full-screen', 'elementor-lightbox'];
const FOCUSED = 'elementor-search-form--focus';

/** The search of Elementor Pro in its three skins (SRCH-03); the toggle's events no longer reach Elementor's own script. */
export function adoptElementor(
	form: HTMLFormElement,
	field: HTMLInputElement,
	{ activation, signal }: IslandContext,
): void {
	const toggle = form.querySelector<HTMLElement>('.elementor-search-form__toggle');
	const box = form.querySelector<HTMLElement>('.elementor-search-form__container');
	const drawing = form.querySelector('.elementor-search-form__icon');
	const mark = () => form.classList.toggle(FOCUSED, document.activeElement === field);
	for (const type of ['focus', 'blur']) field.addEventListener(type, mark, { signal });
	drawing?.addEventListener('click', () => field.focus(), { signal });
	if (!toggle || !box) return;

	for (const [name, value] of [
		['role', 'button'],
		['tabindex', '0'],
		['aria-label', messages('label')],
	] as const)
		if (!toggle.hasAttribute(name)) toggle.setAttribute(name, value);
	const open = () => {
		if (box.closest('dialog')) return;
		box.classList.add(...OPEN);
		openFullScreen(box, field, toggle, signal);
		box.closest('dialog')!.addEventListener('close', () => box.classList.remove(...OPEN));
	};
	const onPress = (event: Event) => {
		if (event instanceof KeyboardEvent && !['Enter', ' '].includes(event.key)) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		open();
	};
	for (const type of ['click', 'keydown']) toggle.addEventListener(type, onPress, { capture: true, signal });
	for (const { control } of activation.takeIntents()) if (control === toggle) open();
}
