import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DIST_URL } from '../../fixtures/archipel/manifest';
import { productById } from '../../fixtures/catalogue/catalogue';
import { handleRequest } from '../../fixtures/server/handle-request';
import { Shop } from '../../fixtures/server/shop';
import { createRequestLog, type RequestLog } from './request-log';

/** What a page told about itself while a test ran. */
export interface Told {
	/** Console, uncaught errors, violations of the policy; one line each. */
	readonly errors: string[];
	/** Islands that have mounted, once for each host and page. */
	readonly mounted: string[];
}

/** The fixture shop behind a door: WebDriver cannot stand between a page and its server, so what a test changes is changed here. */
export interface ShopDoor {
	/** `http://127.0.0.N:PORT`: an origin of its own, so that no visitor inherits cookies or storage. */
	readonly origin: string;
	readonly shop: Shop;
	readonly log: Pick<RequestLog, 'asked' | 'askedAgain'>;
	/** Addresses answered with 400 and above, or not at all. */
	readonly refused: readonly string[];
	readonly told: Told;
	/** Cuts the line of whoever asks for an address that matches. */
	readonly block: (address: RegExp) => void;
	/** Never answers whoever asks for an address that matches. */
	readonly hang: (address: RegExp) => void;
	/** Answers a path with this file instead of the shop; with an empty one it says that there is nothing to show (204). */
	readonly serve: (path: string, type: string, body: string, delay?: number) => void;
	/** Changes every page on its way. */
	readonly rewrite: (edit: (html: string) => string) => void;
	/** Puts islands of this test into the main part of every page: their script by name, and the markup with their hosts. */
	readonly place: (islands: Readonly<Record<string, PlacedIsland>>, markup: string) => void;
	/** What is in the carts of this shop: pieces by slug of the product. */
	readonly cart: () => Record<string, number>;
	/** Resolves when nothing has been under way for a moment. */
	readonly quiet: () => Promise<void>;
	readonly close: () => Promise<void>;
}

/** An island that exists in a test only. */
export interface PlacedIsland {
	/** Module whose default export mounts it (`MountIsland`). */
	readonly script: string;
	/** @default 'load' */
	readonly when?: string;
	/** Milliseconds until its file comes. @default 0 */
	readonly delay?: number;
}

/** Paths that the door answers itself. */
const OWN = '/__door/';

/** A page without anything: where a visitor comes from. */
export const EMPTY_PAGE = `${OWN}empty`;

/** Runs before all other scripts of a page. What a page that is left has told goes by beacon. */
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

/** Milliseconds without a request that count as quiet, and until when quiet is waited for. */
const QUIET = 150;
const QUIET_AT_LAST = 5000;

let visitors = 0;

export async function openShopDoor(): Promise<ShopDoor> {
	const shop = new Shop({ latency: 5 });
	const log = createRequestLog();
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
			log.leave();
			return void response.writeHead(204).end();
		}
		if (hanging.some((pattern) => pattern.test(address))) return;
		if (!url.pathname.startsWith(OWN)) log.ask(address, request.headers['sec-fetch-dest'] === 'document');
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
		// Pages are changed as text.
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

	const rewrite = (edit: (html: string) => string) => void edits.push(edit);
	return {
		origin: `http://${address}:${port}`,
		shop,
		log,
		refused,
		told,
		block: (pattern) => void blocked.push(pattern),
		hang: (pattern) => void hanging.push(pattern),
		serve: (path, type, body, delay = 0) => void served.set(path, { type, body, delay }),
		rewrite,
		place(islands, markup) {
			const entries = Object.entries(islands).map(([name, { script, when = 'load', delay = 0 }]) => {
				served.set(`${DIST_URL}islands/${name}.js`, { type: 'text/javascript', body: script, delay });
				return `${JSON.stringify(name)}:${JSON.stringify({ when, script: `islands/${name}.js` })}`;
			});
			rewrite((html) =>
				html
					.replace('"islands":{', `"islands":{${entries.join()},`)
					.replace(/<main[^>]*>/, (main) => `${main}${markup}`),
			);
		},
		cart() {
			const cart: Record<string, number> = {};
			for (const { product, quantity } of [...shop.sessions.values()].flatMap(({ data }) => data.cart)) {
				const { slug = '' } = productById(product) ?? {};
				cart[slug] = (cart[slug] ?? 0) + quantity;
			}
			return cart;
		},
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

/** The shop writes a reply with its last call. */
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
