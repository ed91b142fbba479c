import { expect, test } from 'vitest';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { fetchShareCounts } from './share-counts';

const { answer, sent } = stubFetch();
const { signal } = new AbortController();

test('[SHARE-01] asks the configured address about the page', async () => {
	answer({ facebook: 12 });
	expect(await fetchShareCounts('/partages?format=json', 'https://shop.test/x/', signal)).toEqual({ facebook: 12 });
	const [{ url, init }] = sent() as [ReturnType<typeof sent>[0]];
	expect([init.method, url.pathname, url.search]).toEqual([
		'GET',
		'/partages',
		'?format=json&url=https%3A%2F%2Fshop.test%2Fx%2F',
	]);
});

test('[SEC-02] asks nobody whom the owner does not allow', async () => {
	expect(await fetchShareCounts('https://tracker.test/', 'https://shop.test/x/', signal)).toEqual({});
	expect(sent()).toEqual([]);
});
