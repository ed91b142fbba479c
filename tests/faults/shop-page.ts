import { vi } from 'vitest';
import type { LoggedRequest } from '../../fixtures/server/request-log';
import { COOKIES, newSession, sessionCookie } from '../../fixtures/server/sessions';
import { startShop, type RunningShop } from '../../fixtures/server/start-shop';
import type { Shop } from '../../fixtures/server/shop';

/** Cookie with the number of a request in the shop's log. */
const NUMBER = 'test_request';

/** Session id shared by all visitors, so that nonces of a page parsed once stay valid. */
const SESSION = 't_faults';

/** A page of the fixture shop without a browser: requests use real connections; the fake clock advances when all code waits for the clock. */
export interface ShopPage {
	readonly shop: Shop;
	/** Cookies of the visitor. */
	readonly cookies: Map<string, string>;
	/** Sets the page's URL without loading the page. */
	readonly goTo: (path: string) => void;
	/** Starts a new visitor with the shared session, in a reset shop. */
	readonly restart: () => void;
	/** Brings the visitor into a state: by requests the first time, later from a copy of the resulting data. */
	readonly reach: (state: string, go: () => Promise<unknown>) => Promise<void>;
	/** Waits for a result or error. Time-outs, retry delays and slow responses are skipped by the clock. */
	readonly outcome: (work: Promise<unknown>) => Promise<unknown>;
	readonly close: () => Promise<void>;
}

/** Starts a separate shop; `fetch` sends requests there with the visitor's cookies. */
export async function openShopPage(): Promise<ShopPage> {
	const { url, shop, close }: RunningShop = await startShop({ latency: 0 });
	const cookies = new Map<string, string>();
	/** Requests without a response. */
	const pending = new Set<string>();
	const connect = globalThis.fetch;
	const reached = new Map<string, Pick<Shop, 'sessions' | 'wishlists'> & { readonly cookies: Map<string, string> }>();
	let count = 0;

	const ask = async (address: URL, init: RequestInit): Promise<Response> => {
		const headers = new Headers(init.headers);
		headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
		headers.set('Referer', init.referrer || location.href);
		headers.set('Accept-Encoding', 'identity');
		const { method = 'GET', body = null, signal = null } = init;
		const response = await connect(address, { method, body, signal, headers, redirect: 'manual' });
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			if (cookie.includes('Max-Age=0')) cookies.delete(name);
			else cookies.set(name, value);
		}
		const next = response.headers.get('Location');
		return next ? ask(new URL(next, address), { headers: init.headers ?? {}, signal }) : response;
	};
	const send = async (address: URL, init: RequestInit): Promise<Response> => {
		const number = String(++count);
		cookies.set(NUMBER, number);
		pending.add(number);
		try {
			const response = await ask(address, init);
			const { status } = response;
			const body = status === 204 ? null : await response.arrayBuffer();
			return Object.defineProperty(new Response(body, { status, headers: response.headers }), 'url', {
				value: response.url,
			});
		} finally {
			pending.delete(number);
		}
	};
	globalThis.fetch = (address, init = {}) => send(new URL(String(address), document.baseURI), init);

	const isHeld = ({ cookies: { [NUMBER]: number }, fault, endedAt }: LoggedRequest) =>
		pending.has(number ?? '') && endedAt === null && (fault === 'timeout' || fault === 'slow');
	/** Whether no request is in transit: all pending ones are held by the shop until the clock advances. */
	const isQuiet = () => new Set(shop.requests.filter(isHeld).map((one) => one.cookies[NUMBER])).size === pending.size;

	const goTo = (path: string) =>
		(globalThis as unknown as { happyDOM: { setURL: (to: string) => void } }).happyDOM.setURL(url + path);

	return {
		shop,
		cookies,
		goTo,
		restart() {
			shop.reset();
			cookies.clear();
			localStorage.clear();
			document.body.replaceChildren();
			goTo('/');
			const session = newSession(SESSION);
			shop.sessions.set(session.id, session);
			cookies.set(COOKIES.session, sessionCookie(session));
		},
		async reach(state, go) {
			const { sessions, wishlists } = shop;
			if (!reached.has(state)) {
				await go();
				reached.set(state, structuredClone({ sessions, wishlists, cookies }));
			}
			const copy = structuredClone(reached.get(state)!);
			for (const [id, session] of copy.sessions) sessions.set(id, session);
			for (const [key, list] of copy.wishlists) wishlists.set(key, list);
			for (const [name, value] of copy.cookies) cookies.set(name, value);
		},
		async outcome(work) {
			let isOver = false;
			const answer = work.then(
				(value) => value,
				(error: unknown) => error,
			);
			void answer.then(() => (isOver = true));
			for (let quietTurns = 0; ; quietTurns = isQuiet() ? quietTurns + 1 : 0) {
				await new Promise((resolve) => setImmediate(resolve));
				if (quietTurns < QUIET_TURNS) continue;
				// Requests made besides the call must end too.
				if (isOver && !vi.getTimerCount()) break;
				await vi.advanceTimersToNextTimerAsync();
				quietTurns = 0;
			}
			return answer;
		},
		close,
	};
}

/** Turns of the event loop without a request in transit; code between two requests needs fewer. */
const QUIET_TURNS = 5;
