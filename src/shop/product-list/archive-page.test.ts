import { expect, test } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { fetchArchivePage } from './archive-page';

const { answer } = stubFetch();
const ADDRESS = new URL('/boutique/?orderby=price&wpf_ajax=1', location.origin);

// Pages that are none, cut short or beyond the last: tests/faults.
test('[LIST-10] a page with a list is read; its address is as it may stand in the history', async () => {
	answer(
		'<html><head><title>Boutique</title></head><body><main><ul class="products"><li>A</li></ul></main></body></html>',
	);
	const page = await fetchArchivePage(ADDRESS);
	expect(page.title).toBe('Boutique');
	expect(page.address).toBe(`${location.origin}/boutique/?orderby=price`);
	expect(page.document.querySelector('li')!.textContent).toBe('A');
});

test('[LIST-10] a login page is none', async () => {
	answer('<html><body><form name="loginform"></form></body></html>');
	await expect(fetchArchivePage(ADDRESS)).rejects.toMatchObject({ reason: 'invalid' });
});
