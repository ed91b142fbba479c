import type { BrowserContext, Request } from '@playwright/test';
import type { FaultKind } from '../../fixtures/faults/fault-kinds';
import type { LoggedRequest } from '../../fixtures/server/request-log';

/** The shop's log of this visitor's requests (fixtures/server/request-log). */
async function readLog(context: BrowserContext): Promise<LoggedRequest[]> {
	const cookies = await context.cookies();
	const session = cookies.find(({ name }) => name.startsWith('wp_woocommerce_session_'))?.value ?? '';
	const state = await context.request.get(`/__shop/state?session=${encodeURIComponent(decodeURIComponent(session))}`);
	return ((await state.json()) as { requests: LoggedRequest[] }).requests;
}

/** The server's cart of this visitor: quantity by product name. */
async function readCart(context: BrowserContext): Promise<Record<string, number>> {
	const reply = await context.request.post('/?wc-ajax=get_refreshed_fragments', { form: { time: Date.now() } });
	const { fragments } = (await reply.json()) as { fragments: Record<string, string> };
	const json = /<script[^>]*>([\s\S]*)<\/script>/.exec(fragments['script#archipel-cart'] ?? '')?.[1] ?? '{"items":[]}';
	const { items } = JSON.parse(json) as { items: { name: string; quantity: number }[] };
	const cart: Record<string, number> = {};
	for (const { name, quantity } of items) cart[name] = (cart[name] ?? 0) + quantity;
	return cart;
}

/** A request of the page's scripts. */
export type Call = ReturnType<typeof describeCall>;

function describeCall(request: Request) {
	const url = new URL(request.url());
	const type = request.headers()['content-type'] ?? '';
	const body = request.postData() ?? '';
	const fields = type.includes('multipart') ? multipart(body) : Object.fromEntries(new URLSearchParams(body));
	const [address = '', ...alone] = url.href.split(/[?&]archipel-list=1$/);
	return {
		method: request.method(),
		/** The wc-ajax or admin-ajax action, or the path. */
		action: url.searchParams.get('wc-ajax') ?? fields['action'] ?? url.searchParams.get('action') ?? url.pathname,
		/** Without the parameter that asks for the list alone. */
		url: address,
		/** Whether the list of a page alone is asked for (LIST-12); the fixture shop answers with the whole page, as a server without our plugin. */
		isListAlone: alone.length > 0,
		/** Body fields; the last value per name. */
		fields,
	};
}

function multipart(body: string): Record<string, string> {
	const parts = [
		...body.matchAll(/name="([^"]+)"(?:; filename="[^"]*")?\r\n(?:Content-Type:[^\r]*\r\n)?\r\n([\s\S]*?)\r\n--/g),
	];
	return Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value]));
}

export type ShopDriver = ReturnType<typeof driveShop>;

/** The fixture shop for the visitor of a test. @param askForFiles Disables the HTTP cache. */
export function driveShop(
	context: BrowserContext,
	allowErrors: (pattern: RegExp) => void,
	askForFiles: () => Promise<void>,
) {
	let calls: Call[] = [];
	context.on('request', (request) => {
		if (['xhr', 'fetch'].includes(request.resourceType())) calls.push(describeCall(request));
	});
	// A 404 page: on every found page WooCommerce forgets the removed lines of the cart.
	const knob = async (query: string) => void (await context.request.get(`/introuvable/?${query}`));
	const spoil = async (endpoint: string, query: string) => {
		if (endpoint.startsWith('dist/')) await askForFiles();
		await knob(query);
	};
	return {
		/** Calls by scripts since the start of the test or the last `forget()`, oldest first. */
		calls: (action?: string) => calls.filter((call) => !action || call.action === action),
		/** Body fields and query of the requests to an endpoint, oldest first, by the shop's log of this visitor's session (started by a cart). */
		received: async (endpoint: string): Promise<Record<string, string>[]> =>
			(await readLog(context))
				.filter(({ endpoints }) => endpoints.includes(endpoint))
				.map(({ fields, query }) => ({ ...query, ...Object.fromEntries(fields) })),
		forget: () => void (calls = []),
		/** Applies a fault to an endpoint's responses, for this visitor only, permanently or a number of times. */
		fault(endpoint: string, fault: FaultKind, times?: number) {
			allowErrors(/Failed to load resource/);
			return spoil(endpoint, `fault=${[endpoint, fault, times].filter((part) => part !== undefined).join(':')}`);
		},
		/** Delays an endpoint's responses by milliseconds, for this visitor. */
		latency: (endpoint: string, milliseconds: number) => spoil(endpoint, `latency=${endpoint}:${milliseconds}`),
		/** Holds an endpoint's responses for this visitor until `heal()`, so that busy states can be inspected. */
		hold: (endpoint: string) => spoil(endpoint, `latency=${endpoint}:hold`),
		/** Number of responses to this visitor that had a fault; proves that a fault was applied. */
		struck: async () => (await readLog(context)).filter(({ fault }) => fault !== null).length,
		/** Ends all faults and latencies of this visitor. */
		heal: () => knob('fault=off'),
		/** The server's cart of this visitor: quantity by product name. */
		cart: () => readCart(context),
		/** Adds a product without the page's knowledge, as another tab would. */
		async add(productId: number, quantity = 1) {
			await context.request.post('/?wc-ajax=add_to_cart', { form: { product_id: productId, quantity } });
		},
	};
}
