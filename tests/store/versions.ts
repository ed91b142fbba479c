/*
 * `npm run versions`: the plugin on many versions of what it stands on, as tests/VERSIONS.md says. Each row is a store of its own: made, used as a guest
 * uses it, and left by our plugin. `-- 7.1 twentytwentyfour` runs the rows that have these words; the others keep what was found before. Versions come as for `npm run store`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ADDRESS } from '../setup/address';
import { root } from '../setup/repository';
import { openStore, type Reply, type Store } from './store';

/** A store to try; PHP of this machine where no version is named. */
interface Row {
	readonly wordpress: string;
	readonly woocommerce: string;
	readonly theme: string;
	readonly php?: string;
	readonly hasOrderTables?: boolean;
	readonly isNetwork?: boolean;
}

const CLASSIC = 'classique';
const BLOCKS = 'twentytwentyfour';
const NEWEST = { wordpress: '7.1', woocommerce: '10.9.1' };

/** Every WordPress with a WooCommerce of its time; the newest with every PHP; each of the other conditions with an old one and a new one. */
const ROWS: readonly Row[] = [
	{ wordpress: '6.6', woocommerce: '9.4.1', theme: CLASSIC },
	{ wordpress: '6.6', woocommerce: '9.4.1', theme: BLOCKS, hasOrderTables: false },
	{ wordpress: '6.6', woocommerce: 'none', theme: CLASSIC, isNetwork: true },
	{ wordpress: '6.7-alpha', woocommerce: 'none', theme: CLASSIC },
	{ wordpress: '6.7', woocommerce: '9.9.5', theme: BLOCKS, isNetwork: true },
	{ wordpress: '6.8', woocommerce: '10.2.2', theme: CLASSIC },
	{ wordpress: '6.9', woocommerce: '10.5.3', theme: BLOCKS },
	{ wordpress: '7.0', woocommerce: '10.9.1', theme: CLASSIC, hasOrderTables: false },
	{ ...NEWEST, theme: CLASSIC },
	{ ...NEWEST, theme: BLOCKS },
	{ ...NEWEST, theme: BLOCKS, hasOrderTables: false },
	{ ...NEWEST, theme: CLASSIC, isNetwork: true },
	{ wordpress: '7.1', woocommerce: 'none', theme: BLOCKS },
	...['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'].map((php) => ({ ...NEWEST, theme: CLASSIC, php })),
	{ wordpress: '6.6', woocommerce: '9.4.1', theme: CLASSIC, php: '7.4' },
];

const PRODUCT = 'culotte-taille-haute';

/** What is asked of every row. */
const CHECKS = ['activation', 'islands', 'purchase', 'uninstall', 'log'] as const;

/** What was found; empty: good, else what is wrong. */
type Findings = Partial<Record<(typeof CHECKS)[number], string>>;

/** Features of WooCommerce that the plugin declares itself compatible with. */
const FEATURES = ['custom_order_tables', 'cart_checkout_blocks', 'product_block_editor'];

interface Result {
	readonly found: Findings;
	/** Versions that ran: the first cells of the row. */
	readonly ran: readonly string[];
	/** Why the store could not be had, or broke down. */
	readonly reason: string;
	readonly date: string;
}

const versionsOf = ({ wordpress, php = '', woocommerce, theme, hasOrderTables = true, isNetwork = false }: Row) => [
	wordpress,
	php,
	woocommerce.replace('none', ''),
	theme,
	woocommerce === 'none' ? '' : hasOrderTables ? 'yes' : 'no',
	isNetwork ? 'yes' : 'no',
];

async function tryRow(row: Row): Promise<Omit<Result, 'date'>> {
	const found: Findings = {};
	const folder = resolve(root, '.cache/store/versions');
	let store: Store | undefined;
	try {
		const port = Number(process.env['PORT'] ?? 8188);
		store = await openStore({ ...row, folder, isFresh: true, port, plugins: [], products: [PRODUCT] });
		const { wordpress, php, plugins, compatible, placeable, hpos } = await store.about();
		const hasShop = Boolean(plugins['woocommerce']);
		if (hasShop && hpos !== (row.hasOrderTables ?? true)) throw new Error(`order tables are ${hpos ? 'on' : 'off'}`);
		const undeclared = hasShop ? FEATURES.filter((feature) => !compatible.includes(feature)) : [];
		found.activation = undeclared.length ? `not declared: ${undeclared.join(', ')}` : '';
		const { text } = await store.send('/iles/');
		const missing = placeable.filter((name) => !text.includes(`data-archipel="${name}"`));
		found.islands = missing.length || !placeable.length ? `not in the page: ${missing.join(', ') || 'all'}` : '';
		if (hasShop) found.purchase = await buy(store);
		const { left } = await store.step<{ left: string[] }>('uninstall');
		found.uninstall = left.length ? `left behind: ${left.join(', ')}` : '';
		found.log = complaints(folder);
		const ran = { wordpress, php, woocommerce: plugins['woocommerce'] ?? 'none', hasOrderTables: hpos };
		return { found, ran: versionsOf({ ...row, ...ran }), reason: '' };
	} catch (error) {
		return { found, ran: versionsOf(row), reason: (error as Error).message.split('\n')[0]!.slice(0, 300) };
	} finally {
		await store?.server.close();
	}
}

/** Buys a product as a guest without JavaScript does, except that the cart and the checkout are asked as islands ask them. @returns What went wrong */
async function buy(store: Store): Promise<string> {
	const cookies = new Map<string, string>();
	const send = async (path: string, form?: Readonly<Record<string, string>>): Promise<Reply> => {
		const reply = await store.send(path, form, [...cookies].map((cookie) => cookie.join('=')).join('; '));
		for (const cookie of reply.cookies) {
			const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
			cookies.set(name, value);
		}
		return reply;
	};
	const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
	const product = await send(`/produit/${PRODUCT}/`);
	const id = first(product.text, /\bpostid-(\d+)/);
	if (!product.text.includes('id="archipel-config"')) return 'the product page is without Archipel';
	const added = await send('/?wc-ajax=add_to_cart', { product_id: id, quantity: '1' });
	if (!added.text.includes('archipel-cart')) return `not added: ${added.text.slice(0, 100)}`;
	const checkout = await send('/commande/');
	const nonce = first(checkout.text, /name="woocommerce-process-checkout-nonce"\s+value="(\w+)"/);
	const ordered = await send('/?wc-ajax=checkout', {
		...ADDRESS,
		billing_country: 'FR',
		payment_method: 'cod',
		'woocommerce-process-checkout-nonce': nonce,
	});
	if (!ordered.text.includes('"result":"success"')) return `not ordered: ${ordered.text.slice(0, 200)}`;
	const { orders } = await store.about();
	return orders === 1 ? '' : `${orders} orders are stored`;
}

/** What PHP has logged about our plugin. */
function complaints(folder: string): string {
	const log = join(folder, 'wp-content/debug.log');
	const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
	return lines
		.filter((line) => /plugins\/archipel\/|\[archipel\]|Fatal error/.test(line))
		.slice(0, 3)
		.join('; ');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** Results of rows, of this run and of those before it. */
const KEPT = resolve(root, '.cache/store/versions.json');
const kept: Record<string, Result> = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

/** Writes the table, with every row. */
function write(): void {
	const reasons: string[] = [];
	const note = (reason: string) => `✗ ${reasons.push(reason)}`;
	const lines = ROWS.map((row) => {
		const untried: Result = { ran: versionsOf(row), found: {}, reason: 'not tried', date: '' };
		const { ran, found, reason, date } = kept[JSON.stringify(row)] ?? untried;
		const cells = CHECKS.map((check) => (found[check] === undefined ? '' : found[check] ? note(found[check]) : '✓'));
		if (reason) cells[cells.indexOf('')] = note(reason);
		return line([...ran, ...cells, date]);
	});
	const head = ['WordPress', 'PHP', 'WooCommerce', 'theme', 'order tables', 'network', ...CHECKS, 'date'];
	const text = `# Versions

By \`npm run versions\`. Empty: not asked, without WooCommerce or after a failure. What fails has its reason below.

${[line(head), line(head.map(() => '---')), ...lines].join('\n')}

${reasons.map((reason, at) => `${at + 1}. ${reason}`).join('\n')}
`;
	writeFileSync(resolve(root, 'tests/VERSIONS.md'), `${text.replaceAll(root, '.').trimEnd()}\n`);
	execFileSync('npx', ['oxfmt', 'tests/VERSIONS.md'], { cwd: root });
}

const words = process.argv.slice(2);
for (const row of ROWS.filter((each) => words.every((word) => Object.values(each).includes(word)))) {
	console.log(JSON.stringify(row));
	const result = await tryRow(row);
	console.log(`  ${result.reason || JSON.stringify(result.found)}`);
	kept[JSON.stringify(row)] = { ...result, date: new Date().toISOString().slice(0, 10) };
	writeFileSync(KEPT, JSON.stringify(kept));
	write();
}
