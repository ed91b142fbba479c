import { element } from '../../../src/dom/element';
import { messages } from '../messages';

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
		const opener = element('button', {
			type: 'button',
			class: 'archipel-off-canvas__open archipel-button',
			'aria-label': messages('open', { name }),
		});
		const back = element(
			'button',
			{
				type: 'button',
				class: 'archipel-off-canvas__back archipel-button',
				'aria-label': messages('backFrom', { name }),
			},
			messages('back'),
		);
		const heading = element('li', { class: 'archipel-off-canvas__heading' }, back);
		list.before(opener);
		list.prepend(heading);
		made.push(opener, heading);
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
	}
	return () => {
		listening.abort();
		show();
		nav.classList.remove('archipel-off-canvas__nav');
		all.forEach((one) => one.classList.remove('archipel-list'));
		made.forEach((one) => one.remove());
	};
}
