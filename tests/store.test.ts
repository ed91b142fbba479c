import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { islandFolders } from '../fixtures/archipel/fixture-host';
import { storeCatalogue } from './store/catalogue';
import { freePort } from './store/server';

test('[WP-13] a second store takes another port', async () => {
	const other = createServer();
	await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
	const { port } = other.address() as AddressInfo;
	expect(await freePort(port)).toBeGreaterThan(port);
	await new Promise((done) => other.close(done));
});

test('[WP-13] the seed has an example of every island, and a drawing for every image of a product and a variation', () => {
	const { data, drawings } = storeCatalogue();
	const { islands, products } = data as {
		islands: Record<string, object>;
		products: { images: string[]; variations: { image: string }[] }[];
	};
	expect(Object.keys(islands)).toEqual(islandFolders());
	const images = products.flatMap((product) => [...product.images, ...product.variations.map(({ image }) => image)]);
	expect(images.filter((image) => !drawings.get(image)?.startsWith('<svg'))).toEqual([]);
	expect(new Set(images).size).toBe(drawings.size);
});
