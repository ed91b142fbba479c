import { listen } from '../../../src/runtime/listen';
import type { IslandContext } from '../../../src/runtime/define-island';
import { createMutation } from '../../../src/shop/mutation';
import { forgetViewed } from '../../../src/shop/theme-lists';
import { announce } from '../../../src/ui/announcer';
import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { createButton } from '../../../src/dom/element';
import { messages } from '../messages';

const REMOVE = '.recently_viewed_product-item-remove';

let panels = 0;

/**
 * Enhances the panel of the Opal themes, which record products by a cookie on the server: a heading that opens the list, and a remove control
 * per product. The heading gets a button, the controls get names; the theme's own script no longer receives their clicks.
 */
export function adoptThemePanel(host: HTMLElement, { activation, signal }: IslandContext): void {
	const heading = host.querySelector<HTMLElement>('h2.otf-woocommerce-recently-viewed');
	const content = host.querySelector<HTMLElement>('.otf-product-recently-content');
	if (!heading || !content) return;
	const served = [...heading.childNodes];
	const wasHidden = content.hidden;
	const hadId = content.id;

	content.id ||= `archipel-recently-viewed-theme-${++panels}`;
	const toggle = createButton(
		'archipel-recently-viewed__toggle archipel-chevron',
		{ 'aria-controls': content.id },
		...served,
	);
	heading.replaceChildren(toggle);
	const setOpen = (isOpen: boolean) => {
		toggle.setAttribute('aria-expanded', String(isOpen));
		// The theme's script may have hidden the content by an inline style.
		content.style.removeProperty('display');
		content.hidden = !isOpen;
		heading.classList.toggle('active', isOpen);
	};
	setOpen(false);
	for (const cross of content.querySelectorAll<HTMLElement>(REMOVE)) name(cross);

	const act = (target: Element) => {
		const cross = target.closest<HTMLElement>(REMOVE);
		if (cross) remove(cross, host, toggle);
		else if (target.closest('h2') === heading) setOpen(Boolean(content.hidden));
	};
	listen(host, 'click', { capture: true, signal }, (event) => {
		const target = event.target as Element;
		if (!target.closest(REMOVE) && target.closest('h2') !== heading) return;
		event.preventDefault();
		// Before the theme's own listeners on these elements.
		event.stopPropagation();
		act(target);
	});
	signal.addEventListener('abort', () => {
		heading.replaceChildren(...served);
		heading.classList.remove('active');
		content.hidden = wasHidden;
		content.id = hadId;
	});
	for (const { control } of activation.takeIntents()) act(control);
}

const titleOf = (cross: HTMLElement): string =>
	cross.closest('li')?.querySelector('.product-title')?.textContent.trim() ?? '';

function name(cross: HTMLElement): void {
	cross.setAttribute('role', 'button');
	cross.setAttribute('aria-label', messages('remove', { name: titleOf(cross) }));
}

function remove(cross: HTMLElement, host: HTMLElement, toggle: HTMLElement): void {
	const id = Number(cross.dataset['productid']);
	if (!id || cross.hasAttribute('aria-busy')) return;
	void createMutation({
		send: () => forgetViewed(id).then(() => true),
		show() {
			cross.setAttribute('aria-busy', 'true');
			return (isDone) => (isDone ? takeOut(cross, host, toggle) : cross.removeAttribute('aria-busy'));
		},
		notify(notice) {
			if (notice) showNotice(cross, { ...notice, text: messages('themeFailed', { reason: notice.text }) });
			else clearNotice(cross);
		},
	}).perform();
}

function takeOut(cross: HTMLElement, host: HTMLElement, toggle: HTMLElement): void {
	const item = cross.closest('li') ?? cross;
	const crosses = [...host.querySelectorAll<HTMLElement>(REMOVE)];
	const next = crosses[crosses.indexOf(cross) + 1] ?? crosses[crosses.indexOf(cross) - 1] ?? toggle;
	if (item.contains(document.activeElement)) next.focus();
	announce(messages('removed', { name: titleOf(cross) }));
	item.remove();
}
