import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key as SeleniumKey, Origin, type WebDriver } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import { miniBrowserPath } from '../setup/browser';
import { VIEWPORT, type Engine, type Key, type Point, type Window } from './engine';

/** WebKit needs a display: a virtual screen, with the window inside. */
const SCREEN = `${VIEWPORT.width}x${VIEWPORT.height + 200}x24`;

const keys: Record<Key, string> = {
	Enter: SeleniumKey.ENTER,
	Escape: SeleniumKey.ESCAPE,
	' ': SeleniumKey.SPACE,
	Tab: SeleniumKey.TAB,
	ArrowRight: SeleniumKey.ARROW_RIGHT,
	ArrowDown: SeleniumKey.ARROW_DOWN,
	ArrowUp: SeleniumKey.ARROW_UP,
	End: SeleniumKey.END,
};

/** WebKitGTK by WebDriver: Debian's `webkit2gtk-driver`, on a screen of `xvfb`. */
export async function launchWebKit(): Promise<Engine> {
	const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
		stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
	});
	const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
	const driver = new ServiceBuilder('WebKitWebDriver')
		.setEnvironment({
			...process.env,
			DISPLAY: `:${display.toString().trim()}`,
			LIBGL_ALWAYS_SOFTWARE: '1',
			// Emulates a machine without a graphics card. Without layers it would be faster, but crashes on fading lists.
			WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
		})
		.build();
	// A driver has one session at a time, and starting one takes a second: tests share the session. Each test has its own origin.
	const session = await new Builder()
		.usingServer(await driver.start())
		.withCapabilities(
			new Capabilities({
				browserName: 'MiniBrowser',
				'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] },
			}),
		)
		.build();
	await session.manage().setTimeouts({ script: 15_000, pageLoad: 30_000 });
	await session
		.manage()
		.window()
		.setRect({ x: 0, y: 0, ...VIEWPORT });
	return {
		open: () => Promise.resolve(openWindow(session)),
		async close() {
			await session.quit();
			await driver.kill();
			screen.kill();
		},
	};
}

function openWindow(session: WebDriver): Window {
	const pointer = (at: Point) => session.actions().move({ ...at, origin: Origin.VIEWPORT, duration: 0 });
	return {
		goto: (url) => session.get(url),
		async evaluate(run, ...args) {
			const outcome = await session.executeAsyncScript<{ value?: unknown; error?: string }>(
				`const [args, done] = arguments;
				(async () => (${run.toString()})(...args))().then(
					(value) => done({ value }),
					(error) => done({ error: String(error && error.stack || error) }),
				);`,
				args,
			);
			if (outcome.error) throw new Error(outcome.error);
			return outcome.value as never;
		},
		click: (at, hold) => pointer(at).press().pause(hold).release().perform(),
		hover: (at) => pointer(at).perform(),
		press: (key, hold) => session.actions().keyDown(keys[key]).pause(hold).keyUp(keys[key]).perform(),
		type: (text) => session.actions().sendKeys(text).perform(),
		// WebDriver does not expose the console: the page's collector does (shop-door.ts).
		errors: () => [],
		picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
		close: () => session.get('about:blank'),
	};
}
