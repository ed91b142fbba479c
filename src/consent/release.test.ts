import { expect, test, vi } from 'vitest';
import { release } from './release';

vi.mock('../safety/html', () => ({
	trustScript: (address: string, check: (text: string) => string) => check(address),
}));

const SRC = 'data-archipel-src="https://static.hotjar.com/c/hotjar-1.js"';

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
