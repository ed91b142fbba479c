import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateRoleButtons, clickedControl } from './keys';
import { pressKey } from '../../tests/setup/press-key';

/** Clicks the inner element of a link. @returns The control that `clickedControl` finds. */
function clickOn(page: Document, init: MouseEventInit = {}, before?: (event: Event) => void): Element | undefined {
	page.body.innerHTML = '<a class="link" href="#"><b>Robe</b></a><i>non</i>';
	if (before) page.querySelector('b')!.addEventListener('click', before);
	const found = vi.fn<(control: Element | undefined) => void>();
	const listen = (event: Event) => found(clickedControl(event as MouseEvent, '.link'));
	page.addEventListener('click', listen, { once: true });
	page.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	return found.mock.calls[0]![0];
}

test('[CART-05] a click is meant for a control: when it is on it, in this document or another; not when somebody has handled it, and not beside it', () => {
	const other = document.implementation.createHTMLDocument();
	expect(clickOn(document)?.className).toBe('link');
	expect(clickOn(other)?.className).toBe('link');
	expect(clickOn(document, {}, (event) => event.preventDefault())).toBeUndefined();
	const found = vi.fn();
	document.addEventListener('click', (event) => found(clickedControl(event, '.link')), { once: true });
	document.dispatchEvent(new MouseEvent('click'));
	expect(found).toHaveBeenCalledExactlyOnceWith(undefined);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
	'[CART-05] a click is meant for a control: not when it asks for a new tab or a download: %o',
	(init) => expect(clickOn(document, init)).toBeUndefined(),
);

describe('[RT-12] links with role button', () => {
	const clicked = vi.fn<(target: Element) => void>();
	const press = (id: string, key: string, init?: KeyboardEventInit) =>
		pressKey(document.getElementById(id)!, key, init);

	beforeAll(() => {
		activateRoleButtons();
		document.addEventListener('click', ({ target }) => clicked(target as Element));
	});
	beforeEach(() => {
		document.body.innerHTML =
			'<a role="button" href="#x" id="link">a</a><a role="button" tabindex="0" id="bare">b</a><a href="#y" id="plain">c</a><div role="button" tabindex="0" id="div">d</div><input id="input">';
	});

	test('Space clicks once and does not scroll the page; a key held down is one press, and still does not scroll', () => {
		expect(press('link', ' ')).toBe(true);
		expect(press('link', ' ', { repeat: true })).toBe(true);
		expect(clicked).toHaveBeenCalledTimes(1);
	});

	test('Enter is the browser’s own on a link with an address, and ours on one without', () => {
		expect(press('link', 'Enter')).toBe(false);
		expect(clicked).not.toHaveBeenCalled();
		expect(press('bare', 'Enter')).toBe(true);
		expect(clicked).toHaveBeenCalledTimes(1);
	});

	test('other links, other elements, other keys and shortcuts are left alone, and a key that another script has answered already', () => {
		for (const id of ['plain', 'div', 'input']) expect(press(id, ' ')).toBe(false);
		expect(press('link', 'a')).toBe(false);
		for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
			expect(press('link', ' ', { [modifier]: true })).toBe(false);
		document.getElementById('link')!.addEventListener('keydown', (event) => event.preventDefault());
		press('link', ' ');
		expect(clicked).not.toHaveBeenCalled();
	});
});
