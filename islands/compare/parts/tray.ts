import { effect } from '@preact/signals-core';
import { announce } from '../../../src/ui/announcer';
import { showBottomBar } from '../../../src/dom/bottom-bar';
import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { compared } from '../list';
import { messages } from '../messages';
import { TOGGLE } from '../selector';

interface Options {
	readonly max: number;
	/** Shows the comparison. @param opener Gets the focus back. */
	readonly open: (opener: HTMLElement) => void;
}

/**
 * How many products are compared, in a corner of the window, with the way to the table. It is there on pages where something can be compared;
 * none, no tray; nor beside the table itself.
 */
export function showTray({ max, open }: Options, signal: AbortSignal): void {
	const button = element('button', { type: 'button', class: 'archipel-compare__open archipel-button' });
	button.addEventListener('click', () => open(button));
	const erase = element(
		'button',
		{
			type: 'button',
			class: 'archipel-compare__erase archipel-button',
			'aria-label': messages('clear'),
			title: messages('clear'),
		},
		icon('M6 6l12 12M18 6L6 18'),
	);
	erase.addEventListener('click', () => {
		const hadFocus = tray.contains(document.activeElement);
		compared.clear();
		announce(messages('cleared'));
		// The page has no other place that is about this.
		if (hadFocus) focusContent();
	});
	const count = element('span', { class: 'archipel-visually-hidden' });
	// Not a `section`: the resets of many themes make blocks of those, and outdo styles in a layer.
	const tray = element(
		'div',
		{ class: 'archipel-compare__tray', role: 'region', 'aria-label': messages('tray') },
		count,
		button,
		erase,
	);

	let take: (() => void) | undefined;
	const hide = () => {
		take?.();
		take = undefined;
	};
	const stop = effect(() => {
		const { length } = compared.ids.value;
		const isShown =
			length > 0 &&
			document.querySelector(TOGGLE) !== null &&
			!document.querySelector('[data-archipel="compare"]:not([data-archipel-state="failed"])');
		count.textContent = messages('count', { count: length, max });
		button.textContent = messages('openCount', { count: length });
		if (isShown) take ??= showBottomBar(tray);
		else hide();
	});
	signal.addEventListener('abort', () => {
		stop();
		hide();
	});
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
