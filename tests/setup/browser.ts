import { statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

// Debian's builds, because Playwright's own need a download that some machines block.

/**
 * Path of the tests' Chromium, or `CHROMIUM`: the headless shell draws no browser UI. The full browser takes twice the time, and four of them on two
 * cores fail tests by time-outs.
 */
export const browserPath = () => process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** Path of the full browser, for features missing in the shell: the back/forward cache, realistic timings. */
export const wholeBrowserPath = () => process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Path of the tests' Firefox, or `FIREFOX`. */
export const firefoxPath = () => process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** Path of WebKitGTK's MiniBrowser, or `MINIBROWSER`; in Debian it is in the architecture's folder. */
export function miniBrowserPath(): string {
	const folder = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
	return process.env['MINIBROWSER'] ?? `/usr/lib/${folder}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
}

/** Launch options of the tests' Chromium. */
export function shellOptions(): LaunchOptions {
	return {
		executablePath: browserPath(),
		// Playwright avoids shared memory because containers may have little; using the disk instead costs a tenth of the run.
		ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			// Draws in the main process: saves a twelfth of the processor time.
			'--in-process-gpu',
		],
	};
}

/** Whether shared memory is large enough for browsers: containers often have 64 MB. */
export function hasSharedMemory(): boolean {
	try {
		const { bsize, blocks } = statfsSync('/dev/shm');
		return bsize * blocks > 2 ** 30;
	} catch {
		return false;
	}
}
