import { statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

// Debian's builds: Playwright's own are a download that not every machine may make.
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/**
 * Path of the Chromium that the tests drive, or `CHROMIUM`: the shell draws no browser around the page. The whole browser is no
 * substitute: it takes twice the time, and four of them on two cores fail tests by their time-outs.
 */
export function browserPath(): string {
	return process.env['CHROMIUM'] ?? SHELL;
}

/** The browser as a shopper has it, for what the shell lacks: the back/forward cache, honest timings. */
export function wholeBrowserPath(): string {
	return process.env['CHROMIUM'] ?? CHROMIUM;
}

/** Path of the Firefox that the tests drive, or `FIREFOX`. */
export function firefoxPath(): string {
	return process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
}

/** Path of WebKitGTK's small browser, or `MINIBROWSER`. Debian keeps it in the folder of its architecture. */
export function miniBrowserPath(): string {
	const folder = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
	return process.env['MINIBROWSER'] ?? `/usr/lib/${folder}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
}

/** How the tests start Chromium. */
export function shellOptions(): LaunchOptions {
	return {
		executablePath: browserPath(),
		// Playwright avoids it for containers that have next to none; the disk in its place costs a tenth of the run.
		ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			// A process less to draw in: a twelfth of the processor time.
			'--in-process-gpu',
		],
	};
}

/** Whether shared memory is large enough for browsers: containers often have 64 MB of it. */
export function hasSharedMemory(): boolean {
	try {
		const { bsize, blocks } = statfsSync('/dev/shm');
		return bsize * blocks > 2 ** 30;
	} catch {
		return false;
	}
}
