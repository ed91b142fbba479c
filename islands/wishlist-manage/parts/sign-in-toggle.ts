import { clickedControl } from '../../../src/runtime/keys';
import type { IslandContext } from '../../../src/runtime/define-island';

/** The sign-in toggle for guests: TI hides the login form by CSS until the toggle is pressed (WLS-03). */
export function signInToggle(host: HTMLElement, { signal }: IslandContext): void {
	const toggle = host.querySelector<HTMLElement>('.showlogin')!;
	const form = host.querySelector<HTMLElement>('.login');
	if (!form) return;
	const show = (isShown: boolean) => {
		form.hidden = !isShown;
		toggle.setAttribute('aria-expanded', String(isShown));
	};
	toggle.setAttribute('role', 'button');
	show(form.contains(document.activeElement));
	signal.addEventListener('abort', () => (form.hidden = false));
	host.addEventListener(
		'click',
		(event) => {
			if (!clickedControl(event, '.showlogin')) return;
			event.preventDefault();
			show(form.hidden === true);
			form.querySelector('input')?.focus();
		},
		{ signal },
	);
}
