import { afterEach, vi } from 'vitest';

// happy-dom has no layout: nothing is at a point. It loads nothing that could be stopped.
if ('document' in globalThis) {
	document.elementsFromPoint = () => [];
	window.stop = () => {};
}

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
