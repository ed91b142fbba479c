import { effect } from '@preact/signals-core';
import { announce } from '../../../src/ui/announcer';
import { showBottomBar } from '../../../src/ui/bottom-bar';
import { compared } from '../list';
import { messages } from '../messages';

interface Options {
	readonly max: number;
	/** Shows the comparison. @param opener Gets the focus back. */
	readonly open: (opener: HTMLElement) => void;
}

/** How many products are compared, at the bottom of the window, with the way to the table. None, no tray; nor beside the table itself. */
export function showTray({ max, open }: Options, signal: AbortSignal): void {
	// Not a `section`: the resets of many themes make blocks of those, and outdo styles in a layer.
	const tray = document.createElement('div');
	tray.setAttribute('role', 'region');
	tray.className = 'archipel-compare__tray';
	tray.setAttribute('aria-label', messages('tray'));
	const count = tray.appendChild(document.createElement('span'));
	const clear = () => {
		const hadFocus = tray.contains(document.activeElement);
		compared.clear();
		announce(messages('cleared'));
		// The page has no other place that is about this.
		if (hadFocus) focusContent();
	};
	tray.append(
		createButton(messages('open'), 'button alt', (button) => open(button)),
		createButton(messages('clear'), 'archipel-compare__clear archipel-button', clear),
	);

	let take: (() => void) | undefined;
	const hide = () => {
		take?.();
		take = undefined;
	};
	const stop = effect(() => {
		const { length } = compared.ids.value;
		const isShown =
			length > 0 && !document.querySelector('[data-archipel="compare"]:not([data-archipel-state="failed"])');
		count.textContent = messages('count', { count: length, max });
		if (isShown) take ??= showBottomBar(tray);
		else hide();
	});
	signal.addEventListener('abort', () => {
		stop();
		hide();
	});
}

function createButton(label: string, className: string, onClick: (button: HTMLElement) => void): HTMLButtonElement {
	const button = document.createElement('button');
	button.type = 'button';
	button.className = className;
	button.textContent = label;
	button.addEventListener('click', () => onClick(button));
	return button;
}

function focusContent(): void {
	const content = document.querySelector<HTMLElement>('main, [role=main], #content');
	if (!content) return;
	if (!content.hasAttribute('tabindex')) {
		content.tabIndex = -1;
		content.addEventListener('blur', () => content.removeAttribute('tabindex'), { once: true });
	}
	content.focus({ preventScroll: true });
}
