import type { BrowserContext } from '@playwright/test';
import type { LoggedRequest } from '../../fixtures/server/request-log';

/** The shop's log of this visitor's requests (fixtures/server/request-log). */
export async function readLog(context: BrowserContext): Promise<LoggedRequest[]> {
	const cookies = await context.cookies();
	const session = cookies.find(({ name }) => name.startsWith('wp_woocommerce_session_'))?.value ?? '';
	const state = await context.request.get(`/__shop/state?session=${encodeURIComponent(decodeURIComponent(session))}`);
	return ((await state.json()) as { requests: LoggedRequest[] }).requests;
}

/** The server's cart of this visitor: quantity by product name. */
export async function readCart(context: BrowserContext): Promise<Record<string, number>> {
	const reply = await context.request.post('/?wc-ajax=get_refreshed_fragments', { form: { time: Date.now() } });
	const { fragments } = (await reply.json()) as { fragments: Record<string, string> };
	const json = /<script[^>]*>([\s\S]*)<\/script>/.exec(fragments['script#archipel-cart'] ?? '')?.[1] ?? '{"items":[]}';
	const { items } = JSON.parse(json) as { items: { name: string; quantity: number }[] };
	const cart: Record<string, number> = {};
	for (const { name, quantity } of items) cart[name] = (cart[name] ?? 0) + quantity;
	return cart;
}
