import { existsSync } from 'node:fs';

// Debian's builds: Playwright's own are a download that not every machine may make.
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = '/usr/bin/chromium';

/** Path of the Chromium that the tests drive, or `CHROMIUM`: the shell draws no browser around the page, which takes half the time. */
export function browserPath(): string {
	return process.env['CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : CHROMIUM);
}

/** The browser as a shopper has it, for what the shell lacks: the back/forward cache, honest timings. */
export function wholeBrowserPath(): string {
	return process.env['CHROMIUM'] ?? CHROMIUM;
}
