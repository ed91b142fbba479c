import { beforeEach, expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { stubFetch } from '../../tests/setup/stub-fetch';
import { readRegistry } from './registry';

const STUB = 'https://cdn.test/archipel/dist/archipel.js?ver=1';
const islands = { deal: { when: 'visible', script: 'islands/deal-1.js' } };

const { answer } = stubFetch();
beforeEach(() => answer({ islands }));

test('[WP-02] what the plugin printed is used, and costs no request', async () => {
	printConfig({ base: '/wp-content/plugins/archipel/dist/', islands });
	expect(await readRegistry(STUB)).toEqual({
		base: new URL('/wp-content/plugins/archipel/dist/', document.baseURI).href,
		islands,
	});
	expect(fetch).not.toHaveBeenCalled();
});

test('[RT-01] a plain page without it asks for the registry beside the stub; a config that only sets a text or the base leaves the rest to the registry there', async () => {
	expect(await readRegistry(STUB)).toEqual({ base: 'https://cdn.test/archipel/dist/', islands });
	expect(fetch).toHaveBeenCalledExactlyOnceWith('https://cdn.test/archipel/dist/registry.json', expect.anything());
	printConfig({ base: 'https://other.test/dist/' });
	expect(await readRegistry(STUB)).toEqual({ base: 'https://other.test/dist/', islands });
});

test.each(['{"islands":', 'null'])(
	'a broken config %s switches nothing on: the owner may have left islands out',
	async (config) => {
		printConfig(config);
		await expect(readRegistry(STUB)).rejects.toThrow();
		expect(fetch).not.toHaveBeenCalled();
	},
);
