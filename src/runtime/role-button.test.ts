import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { activateRoleButtons } from './role-button';

const clicked = vi.fn<(target: Element) => void>();

beforeAll(() => {
	activateRoleButtons();
	document.addEventListener('click', ({ target }) => clicked(target as Element));
});
beforeEach(() => {
	clicked.mockReset();
	document.body.innerHTML =
		'<a role="button" href="#x" id="link">a</a><a role="button" tabindex="0" id="bare">b</a><a href="#y" id="plain">c</a><div role="button" tabindex="0" id="div">d</div><input id="input">';
});

function press(id: string, key: string, init: KeyboardEventInit = {}) {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
	document.getElementById(id)!.dispatchEvent(event);
	return event;
}

describe('[RT-12] links with role button', () => {
	test('Space clicks once and does not scroll the page', () => {
		expect(press('link', ' ').defaultPrevented).toBe(true);
		expect(clicked).toHaveBeenCalledTimes(1);
	});

	test('a key held down is one press, and still does not scroll', () => {
		press('link', ' ');
		expect(press('link', ' ', { repeat: true }).defaultPrevented).toBe(true);
		expect(clicked).toHaveBeenCalledTimes(1);
	});

	test('Enter is the browser’s own on a link with an address, and ours on one without', () => {
		expect(press('link', 'Enter').defaultPrevented).toBe(false);
		expect(clicked).not.toHaveBeenCalled();
		expect(press('bare', 'Enter').defaultPrevented).toBe(true);
		expect(clicked).toHaveBeenCalledTimes(1);
	});

	test('other links, other elements, other keys and shortcuts are left alone', () => {
		for (const id of ['plain', 'div', 'input']) expect(press(id, ' ').defaultPrevented).toBe(false);
		expect(press('link', 'a').defaultPrevented).toBe(false);
		for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
			expect(press('link', ' ', { [modifier]: true }).defaultPrevented).toBe(false);
		expect(clicked).not.toHaveBeenCalled();
	});

	test('a key that another script has answered already does not click twice', () => {
		document.getElementById('link')!.addEventListener('keydown', (event) => event.preventDefault());
		press('link', ' ');
		expect(clicked).not.toHaveBeenCalled();
	});
});
