import { element } from './element';
import { prefersReducedMotion } from './reduced-motion';
import './pause-control.css';

/**
 * The button that everything has which moves by itself for longer than five seconds (WCAG 2.2.2). Who wants no motion, from the beginning or from
 * some moment on, sees it stand still until they start it.
 *
 * @param label What a press does, in words: to what is on, and to what is off.
 * @param onChange Called after each change, not for the first state.
 * @returns The button, on no page yet.
 */
export function pauseControl(label: (isOn: boolean) => string, onChange: (isOn: boolean) => void, signal: AbortSignal) {
	const button = element('button', { type: 'button', class: 'archipel-pause archipel-button' });
	const isOn = () => button.dataset['state'] === 'on';
	const show = (next: boolean) => {
		button.setAttribute('aria-label', label(next));
		button.dataset['state'] = next ? 'on' : 'off';
	};
	const set = (next: boolean) => {
		show(next);
		onChange(next);
	};
	button.addEventListener('click', () => set(!isOn()), { signal });
	matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', ({ matches }) => matches && set(false), {
		signal,
	});
	show(!prefersReducedMotion());
	return { button, set, isOn };
}
