import { afterEach, vi } from 'vitest';

// Testing Library takes its own trees down at the end of each test, where it finds the runner's function.
Object.assign(globalThis, { afterEach });

// happy-dom has no layout: nothing is at a point. It loads nothing that could be stopped, and does not reflect ARIA attributes.
if ('document' in globalThis) {
	document.elementsFromPoint = () => [];
	window.stop = () => {};
	for (const name of ['Checked', 'Current'])
		Object.defineProperty(Element.prototype, `aria${name}`, {
			configurable: true,
			get(this: Element) {
				return this.getAttribute(`aria-${name}`);
			},
			set(this: Element, value: string | null) {
				if (value === null) this.removeAttribute(`aria-${name}`);
				else this.setAttribute(`aria-${name}`, value);
			},
		});
}

// Fake timers replace what a page had when they were made: not what a test has stubbed.
vi.useRealTimers();

// Each test begins on a new page: real timers and globals, an empty document, nothing stored.
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	if (!('document' in globalThis)) return;
	document.body.replaceChildren();
	document.body.className = '';
	history.replaceState(null, '', '/');
	localStorage.clear();
	sessionStorage.clear();
	for (const pair of document.cookie.split('; '))
		for (const path of ['', '; path=/']) document.cookie = `${pair.split('=')[0]}=; max-age=0${path}`;
});
