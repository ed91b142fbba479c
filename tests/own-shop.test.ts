import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { useShop } from '../fixtures/testing/use-shop';
import './dist';
import { ownShop, refuseForeignShop } from './e2e/own-shop';

const { shop } = useShop();

test('the shop of this folder, with the build of these sources, is tested', async () => {
	await expect(refuseForeignShop(shop().url)).resolves.toBeUndefined();
});

test.each([
	['of another folder', { root: '/elsewhere/' }, 'it runs from '],
	['with another build', { build: '00000000' }, 'these sources make 00000000'],
	['older than its own code', { startedAt: Infinity }, 'fixtures/ has changed since it was started'],
])('a shop %s is refused, and how to go on is said', async (_name, other, reason) => {
	const refusal = refuseForeignShop(shop().url, { ...ownShop(), ...other });
	await expect(refusal).rejects.toThrow(reason);
	await expect(refusal).rejects.toThrow(/is not the shop to test.*SHOP_PORT/);
});

test('a server that is no shop is refused', async () => {
	const server = createServer((_request, response) => void response.writeHead(404).end()).listen(0, '127.0.0.1');
	await once(server, 'listening');
	await expect(refuseForeignShop(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toThrow(
		'it answers /__shop/about with 404',
	);
	server.close();
});
