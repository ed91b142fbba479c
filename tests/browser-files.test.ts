import { describe, expect, test } from 'vitest';
import { islandNames } from '../src/build/definitions';
import { browserFilesFor } from './setup/browser-files';

const spec = (name: string) => `tests/e2e/${name}.spec.ts`;

describe('browser files that cover a change', () => {
	test.each(islandNames())('the island %s is covered by a file of its own kind, not by all', (island) => {
		const files = browserFilesFor([`islands/${island}/island.ts`]);
		expect(files).not.toBe('all');
		expect(files).not.toEqual([]);
	});

	test('an island: files of its name, and those that open its example or one of its hosts', () => {
		expect(browserFilesFor(['islands/currency-switcher/view.tsx'])).toEqual(
			expect.arrayContaining([spec('navigation'), spec('our-controls')]),
		);
		expect(browserFilesFor(['islands/cart-page/island.ts'])).not.toContain(spec('quick-view'));
	});

	test('an island that has just been written: the page of all examples', () => {
		expect(browserFilesFor(['islands/just-written/island.ts'])).toEqual([spec('pages')]);
	});

	test('what islands share: files of the islands that it reaches; what every page has: all', () => {
		expect(browserFilesFor(['src/shop/contact-form-7/contact-form-api.ts'])).toEqual(
			browserFilesFor(['islands/contact-form/island.ts']),
		);
		expect(browserFilesFor(['src/shop/http.ts'])).toBe('all');
		expect(browserFilesFor(['src/runtime/boot.ts'])).toBe('all');
	});

	test('a browser file covers itself, and a helper is covered by those that use it', () => {
		expect(browserFilesFor([spec('tabs')])).toEqual([spec('tabs')]);
		expect(browserFilesFor(['tests/e2e/filter-page.ts'])).toContain(spec('filter-placed'));
		expect(browserFilesFor(['README.md'])).toEqual([]);
	});
});
