import { expect, test, vi } from 'vitest';
import { release } from './release';

vi.mock('../safety/html', () => ({
	trustScript: (address: string, check: (text: string) => string) => check(address),
}));

const SRC = 'data-archipel-src="https://static.hotjar.com/c/hotjar-1.js"';

test('[CONS-08] a video whose source was held looks at it again', () => {
	const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
	document.body.innerHTML =
		'<video><source data-archipel-consent="content" data-archipel-src="https://www.dailymotion.com/a.mp4"></video>';
	release([]);
	expect(load).not.toHaveBeenCalled();
	release(['content']);
	expect(document.querySelector('source')!.getAttribute('src')).toBe('https://www.dailymotion.com/a.mp4');
	expect(load.mock.contexts).toEqual([document.querySelector('video')]);
});

test('[CONS-07] [CONS-08] the button of a held frame is there after each of its loads, however often others are let go, and lets this frame go only', () => {
	document.body.innerHTML =
		'<iframe data-archipel-consent="content" data-archipel-src="https://www.dailymotion.com/a"></iframe>';
	const frame = document.querySelector('iframe')!;
	const heard = vi.spyOn(frame, 'addEventListener');
	const within = vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(null);
	for (let times = 0; times < 3; times++) release([]);
	expect(new Set(heard.mock.calls.map(([, listener]) => listener)).size).toBe(1);
	const load = () => {
		const shown = new DOMParser().parseFromString('<button hidden></button>', 'text/html');
		within.mockReturnValue(shown);
		frame.dispatchEvent(new Event('load'));
		return shown.querySelector('button')!;
	};
	expect(load().hidden).toBe(false);
	load().click();
	expect(frame.getAttribute('src')).toBe('https://www.dailymotion.com/a');
	expect(load().hidden, 'what the frame shows then is its own').toBe(true);
});

test.each([
	['a script', SRC, false],
	['an inline script', '', false],
	['a module', `data-archipel-type="module" ${SRC}`, true],
	['an inline module', 'data-archipel-type="module"', true],
	['an async script', `async ${SRC}`, true],
	['a deferred script', `defer ${SRC}`, true],
	['an inline script, for which async means nothing', 'async', false],
])(
	'[CONS-08] %s that is allowed waits for those before it: not a module, nor one that is free',
	(_what, own, isFree) => {
		document.body.innerHTML = `<script type="text/plain" data-archipel-consent="audience" nonce="n" ${own}>1</script>
		<script type="text/plain" data-archipel-consent="advertising">2</script>`;
		const [held, other] = document.querySelectorAll('script');
		release(['audience']);
		expect([held!.isConnected, other!.isConnected]).toEqual([!isFree, true]);
	},
);
