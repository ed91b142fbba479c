import { defineConfig } from '@playwright/test';
import '../dist';
import { shellOptions } from '../setup/browser';

/** URL of a real store instead of the fixture shop; runs only any-shop.spec.ts, store-shopper.spec.ts, store-list.spec.ts and store-cached.spec.ts (with nginx), or store-admin.spec.ts with STORE_ADMIN. */
const store = process.env['STORE_URL']?.replace(/\/$/, '');
const port = Number(process.env['SHOP_PORT'] ?? 4180);

export default defineConfig({
	testDir: '.',
	outputDir: '../../test-results',
	fullyParallel: true,
	forbidOnly: Boolean(process.env['CI']),
	// Tests also wait: two workers leave a third of two cores idle; four are not faster and risk time-outs.
	workers: 3,
	// Of visits with many steps; what one action waits for has its own limit.
	timeout: 90_000,
	expect: { timeout: 7_000 },
	reporter: 'list',
	use: {
		baseURL: store ?? `http://127.0.0.1:${port}`,
		actionTimeout: 25_000,
		navigationTimeout: 25_000,
		locale: 'fr-FR',
		timezoneId: 'Europe/Paris',
		// Cookie Notice does not print its banner for headless browsers (SERVERS.md, S155).
		userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
		// Traces cost a fifth of the run; `--trace on` enables them.
		screenshot: 'only-on-failure',
		launchOptions: shellOptions(),
	},
	projects: [
		{ name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, grepInvert: /@phone/ },
		{ name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, grep: /@phone/ },
	],
	...(store
		? {
				testMatch: process.env['STORE_ADMIN']
					? 'store-admin.spec.ts'
					: ['any-shop.spec.ts', 'store-shopper.spec.ts', 'store-cached.spec.ts', 'store-list.spec.ts'],
			}
		: {
				testIgnore: ['store-admin.spec.ts', 'store-shopper.spec.ts', 'store-cached.spec.ts', 'store-list.spec.ts'],
				globalSetup: './own-shop.ts',
				webServer: {
					command: `PORT=${port} npx tsx fixtures/main.ts`,
					cwd: '../..',
					url: `http://127.0.0.1:${port}/__shop/about`,
					reuseExistingServer: !process.env['CI'],
				},
			}),
});
