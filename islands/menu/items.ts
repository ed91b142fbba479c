import { createButton } from '../../src/dom/element';
import { messages } from './messages';

/** An item of a menu, with its panel. */
export interface Item {
	readonly element: HTMLElement;
	readonly link: HTMLElement;
	readonly panel: HTMLElement;
	/** Opens and closes the panel. A separate control, so that the link stays a link. */
	readonly button: HTMLButtonElement;
}

/** Selector of an item's panel: a list of WordPress, or a panel of a theme. */
const PANEL = ':scope > :is(ul, .sub-menu, .mega-menu, .account-dropdown)';

/** Selector of an item with a mega menu: the lists inside are columns of its panel and open with it. */
export const MEGA = '.mega, .has-mega-menu';

let panels = 0;

/**
 * Finds the items of a menu that have a panel and adds a button to each. An item that has a button already, as in the Navigation block, is skipped.
 *
 * @returns The items, and the function that removes the buttons.
 */
export function findItems(host: HTMLElement): [items: readonly Item[], undo: () => void] {
	const items = [...host.querySelectorAll<HTMLElement>('li, .site-header-account')].flatMap((one): Item[] => {
		const panel = one.querySelector<HTMLElement>(PANEL);
		const link = one.querySelector<HTMLElement>(':scope > :is(a, span)');
		const isColumn = one.parentElement!.closest(MEGA);
		if (!panel || !link || isColumn || one.querySelector(':scope > button')) return [];
		panel.id ||= `archipel-menu-${++panels}`;
		panel.dataset['archipelPanel'] = '';
		const button = createButton('archipel-menu__button archipel-chevron', {
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
