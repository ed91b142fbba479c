import type { IslandContext } from '../../src/runtime/define-island';
import { clickedControl } from '../../src/runtime/keys';
import { listen } from '../../src/runtime/listen';
import { lazyPart, whenThere } from '../../src/runtime/lazy-part';
import { findItems, type Item } from './items';
import type { Props } from './island';
import './enhance.css';

/** Milliseconds after which a panel opens under the pointer, and closes when it has left (NAV-02). */
const INTENT = 100;

/** Selector of the button, Archipel's or Storefront's, that opens the whole menu on a small screen. */
const TOGGLE = '.archipel-menu__toggle, .menu-toggle';

/**
 * A menu of links whose items open panels (NAV-01, NAV-02, ACC-02) by disclosure buttons, without ARIA menu roles. A panel opens when the pointer
 * rests on its item or at the first tap; Escape closes it and returns the focus to its button; leaving the item closes it.
 */
export default function enhance(host: HTMLElement, props: Props, { activation, signal }: IslandContext) {
	const [items, removeButtons] = findItems(host);
	const toggle = host.querySelector<HTMLElement>(TOGGLE) ?? undefined;
	const place = lazyPart(() => import('./parts/place'));
	/** Open items, outermost first. */
	const open = new Map<Item, Opened>();
	let pointer = '';
	let timer: ReturnType<typeof setTimeout> | undefined;
	let dismissed: Item | undefined;

	const isAccordion = () => Boolean(toggle?.getClientRects().length);
	const itemAt = (target: EventTarget | null) => items.findLast((item) => item.element.contains(target as Node));
	/** In Chromium `:focus-within` does not match around a panel in the top layer. */
	const holdsFocus = (part: Element) => part.contains(document.activeElement);

	const hide = (item: Item) => {
		for (const inner of open.keys()) if (inner !== item && item.element.contains(inner.element)) hide(inner);
		// Focus inside the panel returns to its button; without `preventScroll` a press outside would scroll the page.
		if (holdsFocus(item.panel)) item.button.focus({ preventScroll: true });
		open.get(item)?.undo();
		open.delete(item);
		delete item.element.dataset['archipelOpen'];
		item.button.setAttribute('aria-expanded', 'false');
	};
	const hideOthers = (kept?: EventTarget | null) => {
		for (const item of open.keys()) if (!item.element.contains(kept as Node)) hide(item);
	};
	const show = (item: Item, isHovered = false) => {
		hideOthers(item.element);
		const opened: Opened = { undo: () => {}, isHovered };
		open.set(item, opened);
		item.element.dataset['archipelOpen'] = '';
		item.button.setAttribute('aria-expanded', 'true');
		place.use(
			item.button,
			({ placePanel }) => {
				if (open.get(item) === opened && !isAccordion()) opened.undo = placePanel(item, props, host);
			},
			() => {},
		);
	};
	const flip = (item: Item) => (open.has(item) ? hide(item) : show(item));

	let putBack = () => {};
	const setMenu = (isOpen: boolean) => {
		toggle!.setAttribute('aria-expanded', String(isOpen));
		// Themes show their menu by this class.
		toggle!.closest('nav')?.classList.toggle('toggled', isOpen);
		putBack();
		putBack = () => {};
		if (!isOpen) hideOthers();
		else if (props.fullWidth)
			place.use(toggle!, ({ placePanel }) => {
				const panel = host.querySelector('ul');
				if (panel && isMenuOpen())
					putBack = placePanel({ element: toggle!, link: toggle!, panel }, props, host, 'stretch');
			});
	};
	const isMenuOpen = () => isAccordion() && toggle!.getAttribute('aria-expanded') === 'true';

	const use = (target: Element): boolean => {
		if (toggle?.contains(target)) return (setMenu(!isMenuOpen()), true);
		const item = items.find(({ button, link }) => button.contains(target) || link.contains(target));
		if (!item) return false;
		const isLink = item.link.contains(target);
		const leads = item.link.matches('a[href]:not([href="#"], [href=""])');
		// The first tap opens the panel, the second follows the link.
		if (isLink && leads && (pointer !== 'touch' || isAccordion() || open.has(item))) return false;
		const opened = open.get(item);
		if (opened?.isHovered) opened.isHovered = false;
		else flip(item);
		return true;
	};
	listen(host, 'click', { signal }, (event) => {
		const control = clickedControl(event, 'a, button, span');
		if (control && use(control)) event.preventDefault();
		// A link to a section of this page: the open menu must not cover that section.
		else if (control?.closest('a[href*="#"]') && isMenuOpen()) setMenu(false);
	});
	/** Opens the panel of the item on which the pointer rests, and closes the others but those around the focus. */
	const rest = (item?: Item) => {
		clearTimeout(timer);
		if (item !== dismissed) dismissed = undefined;
		timer = setTimeout(() => {
			for (const other of open.keys())
				if (!other.element.contains(item?.element ?? null) && !holdsFocus(other.element)) hide(other);
			if (item && item !== dismissed && !open.has(item)) show(item, true);
		}, INTENT);
	};
	listen(host, 'pointerover', { signal }, ({ target, pointerType }) => {
		place.prefetch();
		if (pointerType !== 'touch' && !isAccordion()) rest(itemAt(target));
	});
	// A finger leaves with each tap.
	listen(host, 'pointerleave', { signal }, ({ pointerType }) => pointerType === 'touch' || isAccordion() || rest());
	listen(host, 'focusin', { signal }, ({ target }) => {
		place.prefetch();
		if (!isAccordion()) hideOthers(target);
	});
	listen(document, 'pointerdown', { signal }, ({ target, pointerType }) => {
		pointer = pointerType;
		if (!isAccordion()) hideOthers(target);
		else if (isMenuOpen() && !host.contains(target as Node)) setMenu(false);
	});
	listen(host, 'focusout', { signal }, ({ relatedTarget }) => {
		if (relatedTarget && !isAccordion() && !host.contains(relatedTarget as Node)) hideOthers();
	});
	listen(document, 'keydown', { signal }, (event) => {
		pointer = '';
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		const item = [...open.keys()].at(-1);
		if (item && !isAccordion()) {
			// Without `preventScroll`: the button is scrolled into view.
			if (holdsFocus(item.element)) item.button.focus();
			dismissed = item;
			hide(item);
		} else if (isMenuOpen() && holdsFocus(host)) {
			setMenu(false);
			toggle!.focus();
		} else return;
		event.preventDefault();
	});
	const updateLook = () => {
		const look = isAccordion() ? 'accordion' : 'bar';
		if (host.dataset['archipelMenu'] === look) return;
		host.dataset['archipelMenu'] = look;
		if (toggle) setMenu(false);
		hideOthers();
	};
	updateLook();
	addEventListener('resize', updateLook, { signal });

	if (host.querySelector('a[href*="#"]:not([href="#"])'))
		whenThere(import('./parts/spy'), ({ spy }) => signal.aborted || spy(host, signal));
	signal.addEventListener('abort', () => {
		clearTimeout(timer);
		// Removed first, so that closing a panel does not focus a button that is about to go.
		removeButtons();
		if (toggle) setMenu(false);
		hideOthers();
		delete host.dataset['archipelMenu'];
	});
	activation.takeIntents().forEach(({ control }) => use(control));
}

interface Opened {
	/** Undoes its placement. */
	undo: () => void;
	/** Whether the pointer has opened it: the next press on its button keeps it open instead of closing it. */
	isHovered: boolean;
}
