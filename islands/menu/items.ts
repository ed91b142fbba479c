import { element } from '../../src/dom/element';
import { messages } from './messages';

/** An item of a menu with what it opens. */
export interface Item {
	readonly element: HTMLElement;
	readonly link: HTMLElement;
	readonly panel: HTMLElement;
	/** Opens and closes the panel; a control of its own, so that the link goes on being one. */
	readonly button: HTMLButtonElement;
}

/** What an item opens: a list of WordPress, a panel of a theme. */
const PANEL = ':scope > :is(ul, .sub-menu, .mega-menu, .account-dropdown)';

/** Its lists are columns of the panel, and open with it. */
export const MEGA = '.mega, .has-mega-menu';

let panels = 0;

/**
 * The items of a menu that open something, each with a button; an item with a button of somebody else, as the Navigation block has, is his.
 *
 * @returns Them, and the function that takes the buttons away.
 */
export function findItems(host: HTMLElement): [items: readonly Item[], undo: () => void] {
	const items = [...host.querySelectorAll<HTMLElement>('li, .site-header-account')].flatMap((one): Item[] => {
		const panel = one.querySelector<HTMLElement>(PANEL);
		const link = one.querySelector<HTMLElement>(':scope > :is(a, span)');
		const isColumn = one.parentElement!.closest(MEGA);
		if (!panel || !link || isColumn || one.querySelector(':scope > button')) return [];
		panel.id ||= `archipel-menu-${++panels}`;
		panel.dataset['archipelPanel'] = '';
		const button = element('button', {
			type: 'button',
			class: 'archipel-menu__button archipel-button',
			'aria-expanded': 'false',
			'aria-controls': panel.id,
			'aria-label': messages('submenu', { name: link.textContent!.trim() }),
		});
		link.after(button);
		return [{ element: one, link, panel, button }];
	});
	const undo = () => {
		for (const { panel, button } of items) {
			button.remove();
			delete panel.dataset['archipelPanel'];
		}
	};
	return [items, undo];
}
