import { createButton } from './element';
import { prefersReducedMotion } from './reduced-motion';
import './pause-control.css';

/**
 * Creates the pause button required for content that moves for longer than five seconds (WCAG 2.2.2). With `prefers-reduced-motion`, also if set
 * later, the state is off until the visitor starts the motion.
 *
 * @param label Returns the text of the button's action for the given state.
 * @param onChange Called after each change, not for the initial state.
 * @returns The button, not inserted yet.
 */
export function pauseControl(label: (isOn: boolean) => string, onChange: (isOn: boolean) => void, signal: AbortSignal) {
	const button = createButton('archipel-pause archipel-screen-only');
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
