import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseJson } from '../../src/runtime/foreign-text';
import { layOut, putOurs, type LaidOut, type Wanted } from './files';
import { serve, type Server } from './server';

export const ADMIN = 'admin';

export interface StoreOptions extends Wanted {
	/** Folder of the store; what is in it is used again. */
	readonly folder: string;
	/** Empties the folder first. */
	readonly isFresh?: boolean;
	/** First port to try. */
	readonly port: number;
	readonly php?: string | undefined;
	/** Whether WooCommerce keeps orders in tables of its own, as it does on new sites. */
	readonly hasOrderTables?: boolean;
	readonly isNetwork?: boolean;
	/** Slugs of the only products that are seeded; all if it is left out. */
	readonly products?: readonly string[];
}

/** What the must-use plugin tells about a store. */
export interface AboutStore {
	readonly wordpress: string;
	readonly php: string;
	readonly theme: string;
	/** Versions of active plugins, by folder. */
	readonly plugins: Readonly<Record<string, string>>;
	/** Islands that are on, and those of them that can be placed. */
	readonly on: readonly string[];
	readonly placeable: readonly string[];
	readonly hpos: boolean;
	/** Features of WooCommerce that our plugin declares itself compatible with. */
	readonly compatible: readonly string[];
	readonly orders: number;
}

export interface Reply {
	readonly status: number;
	readonly location: string;
	readonly cookies: readonly string[];
	readonly text: string;
}

/** A store that runs. */
export class Store {
	readonly server: Server;
	readonly laidOut: LaidOut;
	readonly #host: string;

	constructor(server: Server, laidOut: LaidOut, isNetwork: boolean) {
		this.server = server;
		this.laidOut = laidOut;
		// A network of sites has no port in its address.
		this.#host = isNetwork ? '127.0.0.1' : new URL(server.url).host;
	}

	/** Sends a request without a time limit; redirects are not followed. */
	async send(path: string, form?: Readonly<Record<string, string>>, cookies = ''): Promise<Reply> {
		const body = form && new URLSearchParams(form).toString();
		const type = body === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
		const headers = { Host: this.#host, Cookie: cookies, ...type };
		const sent = request(new URL(path, this.server.url), { method: body === undefined ? 'GET' : 'POST', headers });
		const [reply] = (await once(sent.end(body), 'response')) as [IncomingMessage];
		const { location = '', 'set-cookie': set = [] } = reply.headers;
		return { status: reply.statusCode ?? 0, location, cookies: set, text: await text(reply) };
	}

	/** Lets the must-use plugin do a step. @throws with what it answers when it fails */
	async step<T = object>(name: string, query: Readonly<Record<string, string>> = {}): Promise<T> {
		const { status, text: told } = await this.send(`/?${new URLSearchParams({ 'archipel-store': name, ...query })}`);
		const answer = parseJson(told) as (T & { error?: string }) | undefined;
		if (answer && !answer.error) return answer;
		throw new Error(`${name}: ${answer?.error ?? `status ${status}, ${told.slice(0, 500)}`}`);
	}

	about(): Promise<AboutStore> {
		return this.step<AboutStore>('about');
	}
}

/** Starts a store, and makes it first where it is not there. Our plugin is that of archipel.zip. */
export async function openStore(options: StoreOptions): Promise<Store> {
	const { folder, isFresh, port, php, isNetwork = false } = options;
	const done = join(folder, 'laid-out.json');
	const isNew = isFresh || !existsSync(done);
	let laidOut: LaidOut;
	if (isNew) {
		// A server that has been stopped may still write for a moment.
		rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 1000 });
		mkdirSync(folder, { recursive: true });
		laidOut = await layOut(folder, options);
	} else laidOut = JSON.parse(readFileSync(done, 'utf8')) as LaidOut;
	putOurs(folder);
	const server = await serve(folder, port, php);
	try {
		const store = new Store(server, laidOut, isNetwork);
		if (isNew) {
			await setUp(store, options);
			writeFileSync(done, JSON.stringify(laidOut));
		}
		return store;
	} catch (error) {
		await server.close();
		throw error;
	}
}

/** Installs WordPress, activates the plugins and seeds the shop. */
async function setUp(store: Store, { hasOrderTables = true, isNetwork, products }: StoreOptions): Promise<void> {
	const { theme, plugins } = store.laidOut;
	await store.send('/wp-admin/install.php?step=2', {
		weblog_title: 'Lingerie',
		user_name: ADMIN,
		admin_password: ADMIN,
		admin_password2: ADMIN,
		pw_weak: '1',
		admin_email: 'admin@example.test',
		blog_public: '0',
	});
	if (isNetwork) {
		await store.step('network');
		await store.step('second_site');
	}
	const hasShop = plugins.includes('woocommerce');
	if (hasShop) await activate(store, ['woocommerce']);
	await store.step('settings', { stylesheet: theme, hpos: hasOrderTables ? 'yes' : 'no' });
	// Elementor is for the test that switches it on itself.
	await activate(store, [...plugins.filter((name) => !['woocommerce', 'elementor'].includes(name)), 'archipel']);
	if (hasShop) await store.step('catalogue', products ? { only: products.join(',') } : {});
	await store.step('pages');
}

async function activate(store: Store, plugins: readonly string[]): Promise<void> {
	const { refused } = await store.step<{ refused: Record<string, string> }>('activate', { plugins: plugins.join(',') });
	const reasons = Object.entries(refused).map(([name, reason]) => `${name} is not activated: ${reason}`);
	if (reasons.length) throw new Error(reasons.join('; '));
}
