import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { productById } from '../../fixtures/catalogue/catalogue';
import { handleRequest } from '../../fixtures/server/handle-request';
import { Shop } from '../../fixtures/server/shop';

/** Reports of pages during a test. */
export interface Told {
	/** Console errors, uncaught errors, CSP violations; one line each. */
	readonly errors: string[];
	/** Mounted islands, one entry per host and page. */
	readonly mounted: string[];
}

/** Path prefix of the proxy's own responses. */
const OWN = '/__door/';

/** An empty page, from which a visit starts. */
export const EMPTY_PAGE = `${OWN}empty`;

/** Runs before all other scripts of a page. Reports are sent by beacon when the page is left. */
const collector = `
const told = window.archipelTold = { errors: [], mounted: [] };
const write = (value) => value instanceof Error ? value.stack || String(value) : typeof value === 'string' ? value : JSON.stringify(value);
const complain = (...words) => told.errors.push(words.map(write).join(' '));
for (const level of ['error', 'warn']) {
	const native = console[level];
	console[level] = (...words) => { complain(level + ':', ...words); native.apply(console, words); };
}
// A page on its way out gives up what it was fetching, and stays until the next one answers.
let leftAt = -Infinity;
addEventListener('beforeunload', () => { leftAt = performance.now(); });
const isGivenUp = () => performance.now() - leftAt < 5000;
addEventListener('error', ({ target, error, message }) => {
	// In Firefox the elements of such a page are no instances of Element any more. Firefox gives up before it says that it leaves.
	if (target !== window) setTimeout(() => isGivenUp() || complain('did not load:', target.src || target.href), 500);
	else complain('uncaught:', error || message);
}, true);
addEventListener('unhandledrejection', ({ reason }) => complain('unhandled:', reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complain('policy:', violatedDirective, blockedURI));
const hosts = new WeakMap();
addEventListener('archipel:mounted', ({ target, detail: { island } }) => {
	const names = hosts.get(target) || new Set();
	if (names.has(island)) complain(island, 'mounted twice');
	hosts.set(target, names.add(island));
	told.mounted.push(island);
});
addEventListener('pagehide', () => navigator.sendBeacon('${OWN}tell', JSON.stringify(told)));
`;

/** QUIET: milliseconds without a request. QUIET_AT_LAST: maximum wait in milliseconds. */
const QUIET = 150;
const QUIET_AT_LAST = 5000;

let visitors = 0;

export type ShopDoor = Awaited<ReturnType<typeof openShopDoor>>;

/** Opens a proxy of the fixture shop: WebDriver cannot intercept requests, so responses are changed here. */
export async function openShopDoor() {
	const shop = new Shop({ latency: 5 });
	const asked: string[] = [];
	const refused: string[] = [];
	const told: Told = { errors: [], mounted: [] };
	const blocked: RegExp[] = [];
	const hanging: RegExp[] = [];
	const line = { inFlight: 0, lastEnd: 0 };
	const served = new Map<string, { type: string; body: string; delay: number }>([
		[`${OWN}collector.js`, { type: 'text/javascript', body: collector, delay: 0 }],
		[EMPTY_PAGE, { type: 'text/html', body: '<!doctype html><meta charset="UTF-8"><title>–</title>', delay: 0 }],
	]);
	const edits: ((html: string) => string)[] = [
		(html) => html.replace(/<head[^>]*>/, (head) => `${head}<script src="${OWN}collector.js"></script>`),
	];

	const answer = async (request: IncomingMessage, response: ServerResponse) => {
		const url = new URL(request.url ?? '/', 'http://shop');
		const address = url.pathname + url.search;
		if (url.pathname === `${OWN}tell`) {
			const page = JSON.parse(await read(request)) as Told;
			told.errors.push(...page.errors);
			told.mounted.push(...page.mounted);
			return void response.writeHead(204).end();
		}
		if (hanging.some((pattern) => pattern.test(address))) return;
		if (!url.pathname.startsWith(OWN)) asked.push(address);
		line.inFlight++;
		response.on('close', () => {
			line.inFlight--;
			line.lastEnd = Date.now();
			if (response.statusCode >= 400) refused.push(`${response.statusCode} ${address}`);
		});
		if (blocked.some((pattern) => pattern.test(address))) {
			refused.push(`cut ${address}`);
			return void request.socket.destroy();
		}
		const own = served.get(url.pathname);
		if (own) {
			await new Promise((resolve) => setTimeout(resolve, own.delay));
			return void response.writeHead(own.body ? 200 : 204, { 'content-type': own.type }).end(own.body);
		}
		// Without compression, because pages are edited as text.
		delete request.headers['accept-encoding'];
		editPages(response, edits);
		await handleRequest(shop, request, response);
	};

	const server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => {
			refused.push(`500 ${request.url}: ${String(error)}`);
			response.destroy();
		});
	});
	server.listen(0, `127.0.0.${2 + (visitors++ % 250)}`);
	await once(server, 'listening');
	const { address, port } = server.address() as AddressInfo;

	return {
		/** `http://127.0.0.N:PORT`: a separate origin, so that visitors share no cookies or storage. */
		origin: `http://${address}:${port}`,
		shop,
		/** Addresses of requests (path and query), oldest first. */
		asked,
		/** Requests answered by 400 and above, or not at all. */
		refused,
		told,
		/** Closes the connection of requests that match. */
		block: (address: RegExp) => void blocked.push(address),
		/** Never responds to requests that match. */
		hang: (address: RegExp) => void hanging.push(address),
		/** Serves a path from this text instead of the shop; an empty body is a 204. */
		serve: (path: string, type: string, body: string, delay = 0) => void served.set(path, { type, body, delay }),
		/** Edits the HTML of every page. */
		rewrite: (edit: (html: string) => string) => void edits.push(edit),
		/** Content of the shop's carts: quantity by product slug. */
		cart() {
			const cart: Record<string, number> = {};
			for (const { product, quantity } of [...shop.sessions.values()].flatMap(({ data }) => data.cart)) {
				const { slug = '' } = productById(product) ?? {};
				cart[slug] = (cart[slug] ?? 0) + quantity;
			}
			return cart;
		},
		/** Resolves after a short time without requests. */
		async quiet() {
			const end = Date.now() + QUIET_AT_LAST;
			while ((line.inFlight || Date.now() - line.lastEnd < QUIET) && Date.now() < end)
				await new Promise((resolve) => setTimeout(resolve, 20));
		},
		async close() {
			server.close();
			server.closeAllConnections();
			await once(server, 'close');
		},
	};
}

/** The shop writes a response by a single call of `end`. */
function editPages(response: ServerResponse, edits: readonly ((html: string) => string)[]): void {
	const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
	response.end = ((body?: unknown) => {
		if (!body || !String(response.getHeader('content-type')).startsWith('text/html') || !isPage(String(body)))
			return end(body);
		const page = edits.reduce((html, edit) => edit(html), String(body));
		response.setHeader('content-length', Buffer.byteLength(page));
		return end(page);
	}) as ServerResponse['end'];
}

const isPage = (html: string) => /^\s*<!doctype html/i.test(html);

async function read(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const part of request) text += String(part);
	return text;
}
