import { existsSync } from 'node:fs';

/**
 * Debian's builds: Playwright's own are a download that not every machine may make. The shell comes first: it draws no browser
 * around the page, and the tests take half the time.
 */
const BUILDS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Path of the Chromium that the tests drive: `CHROMIUM`, or the first of Debian's that is installed. */
export function browserPath(): string | undefined {
	return process.env['CHROMIUM'] ?? BUILDS.find(existsSync);
}
