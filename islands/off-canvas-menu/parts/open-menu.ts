import { createButton, element } from '../../../src/dom/element';
import { moveInto } from '../../../src/dom/move-into';
import { listen } from '../../../src/runtime/listen';
import { closeButton } from '../../../src/ui/close-button';
import { openModal } from '../../../src/ui/modal';
import { messages } from '../messages';
import type { Props } from '../island';
import '../../../src/ui/dialog.css';
import '../view.css';

interface Options extends Pick<Props, 'placement'> {
	/** The button that opened the menu; gets the focus back. */
	readonly summary: HTMLElement;
	readonly signal: AbortSignal;
}

/** Opens the menu in the shared modal dialog; on close the list returns to its place in the page. */
export function openMenu(nav: HTMLElement, { placement, summary, signal }: Options): void {
	const body = element('div', { class: 'archipel-dialog__body' });
	const moveBack = moveInto(body, nav);
	const closing = closeButton('archipel-dialog__close');
	const title = nav.getAttribute('aria-label') || messages('title');
	const dialog = element(
		'dialog',
		{
			class: 'archipel-dialog archipel-modal archipel-surface archipel-box archipel-off-canvas',
			'data-placement': placement === 'popup' ? 'center' : 'end',
			'data-from': placement,
			'aria-label': title,
		},
		element(
			'div',
			{ class: 'archipel-dialog__frame' },
			element(
				'div',
				{ class: 'archipel-dialog__header' },
				element('span', { class: 'archipel-off-canvas__title', 'aria-hidden': 'true' }, title),
				closing,
			),
			body,
		),
	);
	const removeLevels = layOutLevels(nav);
	document.body.append(dialog);
	const close = openModal(dialog, {
		returnFocus: summary,
		onClose() {
			signal.removeEventListener('abort', close);
			removeLevels();
			moveBack();
			dialog.remove();
		},
	});
	signal.addEventListener('abort', close);
	listen(dialog, 'click', { signal }, ({ target }) => {
		const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
		// A link to a section of this page closes the dialog.
		if (closing.contains(target as Node) || (link && link.href.split('#')[0] === location.href.split('#')[0])) close();
	});
}

/**
 * Turns the nested lists of a menu into levels: the button of an item shows its list in place of the current one, and the first item of that
 * list is a button back. Hidden levels take no focus.
 *
 * @returns The function that restores the menu.
 */
export function layOutLevels(nav: HTMLElement): () => void {
	const made: HTMLElement[] = [];
	const listening = new AbortController();
	const { signal } = listening;
	const lists = [...nav.querySelectorAll<HTMLElement>('li > ul')];
	const show = (list?: HTMLElement | null) => {
		for (const one of lists) {
			one.toggleAttribute('data-archipel-level', Boolean(list && one.contains(list)));
			one.toggleAttribute('data-archipel-top', one === list);
		}
		nav.parentElement?.scrollTo({ top: 0, behavior: 'instant' });
	};
	nav.classList.add('archipel-off-canvas__nav');
	const all = nav.querySelectorAll('ul');
	// Resets the theme's list style.
	all.forEach((one) => one.classList.add('archipel-list'));
	for (const list of lists) {
		const item = list.parentElement!;
		const link = item.querySelector<HTMLElement>(':scope > :is(a, span)');
		const name = link?.textContent.trim() ?? '';
		const opener = createButton('archipel-off-canvas__open archipel-chevron', {
			'aria-label': messages('open', { name }),
		});
		const back = createButton(
			'archipel-off-canvas__back archipel-chevron',
			{ 'aria-label': messages('backFrom', { name }) },
			messages('back'),
		);
		const heading = element('li', { class: 'archipel-off-canvas__heading' }, back);
		const open = (event: Event) => {
			event.preventDefault();
			event.stopPropagation();
			show(list);
			back.focus({ preventScroll: true });
		};
		opener.addEventListener('click', open);
		// A link without a target of its own opens its list.
		if (link && !link.matches('a[href]:not([href="#"])')) link.addEventListener('click', open, { signal });
		back.addEventListener('click', () => {
			show(item.parentElement!.closest<HTMLElement>('li > ul'));
			opener.focus();
		});
		list.before(opener);
		list.prepend(heading);
		made.push(opener, heading);
	}
	return () => {
		listening.abort();
		show();
		nav.classList.remove('archipel-off-canvas__nav');
		all.forEach((one) => one.classList.remove('archipel-list'));
		made.forEach((one) => one.remove());
	};
}
