import { afterEach, describe, expect, test, vi } from 'vitest';
import { clickedControl } from './keys';

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
afterEach(() => document.body.replaceChildren());

describe('[CART-05] a click is meant for a control', () => {
	test('when it is on it, in this document or another', () => {
		const other = document.implementation.createHTMLDocument();
		expect(clickOn(document)?.className).toBe('link');
		expect(clickOn(other)?.className).toBe('link');
	});

	test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
		'not when it asks for a new tab or a download: %o',
		(init) => expect(clickOn(document, init)).toBeUndefined(),
	);

	test('not when somebody has handled it, and not beside it', () => {
		expect(clickOn(document, {}, (event) => event.preventDefault())).toBeUndefined();
		const found = vi.fn();
		document.addEventListener('click', (event) => found(clickedControl(event, '.link')), { once: true });
		document.dispatchEvent(new MouseEvent('click'));
		expect(found).toHaveBeenCalledExactlyOnceWith(undefined);
	});
});
