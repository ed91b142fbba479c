// @vitest-environment happy-dom
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseCss } from 'postcss';
import parseSelector, { type Node as SelectorNode } from 'postcss-selector-parser';
import { describe, expect, test } from 'vitest';
import { parseAst } from 'vite';
import { readDefinitions } from '../src/build/definitions';
import { neutralName } from '../src/build/file-names';
import { reference, REFERENCE } from '../src/build/reference';
import { messagesOf } from '../src/build/source-texts';
import { BEHAVIOURS, listedIds, provenIds, withProofs } from './behaviours';
import { toldIslands } from './engines/main-work';
import {
	NEVER_AT_START,
	dist,
	gzipTotal,
	islandRecords,
	firstViewScripts,
	readDist,
	sharedByAll,
	startOf,
} from './dist';
import { importsOf, projectFiles, read, root } from './setup/repository';

const tracked = projectFiles();
const sources = tracked.filter((file) => /^(src|islands|fixtures|tests)\/.*\.tsx?$/.test(file));
const shipped = sources.filter((file) => /^(src|islands)\//.test(file) && !/\.test\.tsx?$|^src\/build\//.test(file));
const styleSheets = tracked.filter((file) => /^(src|islands)\/.*\.css$/.test(file));

interface Node {
	readonly type: string;
	readonly start: number;
	readonly end: number;
	readonly [part: string]: unknown;
}

const parse = (code: string, lang: 'js' | 'tsx'): Node =>
	parseAst(code, { lang, sourceType: 'module' }) as unknown as Node;

const partsOf = (node: Node): Node[] =>
	Object.values(node)
		.flat()
		.filter((part): part is Node => typeof (part as Node | null)?.type === 'string');

/** Whether a module delays its importers by a top-level `await`: one that is in no function. */
function awaitsAtTopLevel(node: Node): boolean {
	if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node['await'])) return true;
	return !node.type.includes('Function') && partsOf(node).some(awaitsAtTopLevel);
}

/** Names of top-level components and hooks that read a signal before they call useSignals(). */
function staleReaders(code: string): string[] {
	const textOf = ({ start, end }: Node) => code.slice(start, end);
	const reads = (node: Node): boolean => {
		const { type, object, property, computed: isComputed } = node as Node & Record<'object' | 'property', Node>;
		// `value` of an event target or a ref is a field's text, not a signal.
		if (type === 'MemberExpression' && !isComputed && property['name'] === 'value')
			if (!/\b(event|target|currentTarget|input|current)$/.test(textOf(object))) return true;
		// An assignment to `value` is no dependency on the signal.
		if (type === 'AssignmentExpression' && node['operator'] === '=') {
			const [left, right] = [node['left'], node['right']] as [Node, Node];
			return reads(right) || partsOf(left).some(reads);
		}
		return partsOf(node).some(reads);
	};
	return (parse(code, 'tsx')['body'] as Node[])
		.map((node) => (node['declaration'] as Node | null | undefined) ?? node)
		.flatMap((node) => (node['declarations'] as Node[] | undefined) ?? node)
		.map((node) => ({ name: (node['id'] as Node | null)?.['name'] as string, made: (node['init'] as Node) ?? node }))
		.filter(({ name, made }) => /^([A-Z]|use[A-Z])/.test(name) && reads(made))
		.filter(({ made }) => !/^\{\s*useSignals\(\)/.test(textOf(made['body'] as Node)))
		.map(({ name }) => name);
}

const islands = await readDefinitions();
const names = islands.map(({ name }) => name);

const builtScripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));

/** The lines of files, each with its place. */
const linesOf = (files: readonly string[]): { readonly line: string; readonly where: string }[] =>
	files.flatMap((file) =>
		read(file)
			.split('\n')
			.map((line) => ({ line, where: `${file}: ${line.trim()}` })),
	);

/** The examples of an island. */
function fixtureOf(name: string): DocumentFragment {
	const page = document.createElement('template');
	page.innerHTML = read(`islands/${name}/fixture.html`);
	return page.content;
}

describe('folders', () => {
	test('the top level holds what is listed here, and nothing else', () => {
		const visible = [...new Set(tracked.map((file) => file.split('/')[0]!))].filter((name) => !name.startsWith('.'));
		const listed =
			'LICENSE README.md fixtures islands package-lock.json package.json src tests tsconfig.json vite.config.ts wp-plugin';
		expect(visible.sort()).toEqual(listed.split(' '));
	});

	test.each(names)('islands/%s has what every island has', (name) => {
		const files = readdirSync(resolve(root, 'islands', name));
		for (const required of ['island.ts', 'fixture.html'])
			expect(files, `write islands/${name}/${required} (README, “Write an island”)`).toContain(required);
		expect(
			files.includes('view.tsx') !== files.includes('enhance.ts'),
			`the work of islands/${name} is in view.tsx or in enhance.ts: one of them`,
		).toBe(true);
		expect(
			files.some((file) => /\.test\.tsx?$/.test(file)),
			`write a test of islands/${name} beside its files, such as ${files.includes('view.tsx') ? 'view.test.tsx' : 'enhance.test.ts'}`,
		).toBe(true);
	});

	test('[RT-14] every island does its main work in Firefox and WebKit, or mounts there with its example; in Chromium it has a browser test', () => {
		const told = toldIslands(resolve(root, 'tests/engines'));
		expect(told.size).toBeGreaterThan(40);
		// tests/engines/examples.spec.ts opens all other islands at /iles/<name>/.
		const others = islands.filter(({ name }) => !told.has(name));
		const right = (name: string) => `[data-archipel="${name}"]:not([data-archipel-example="wrong-prop"])`;
		const lost = others.filter(({ name, adopts }) => !fixtureOf(name).querySelector(adopts ?? right(name)));
		expect(
			lost.map(({ name }) => name),
			'write an example that is right in islands/<name>/fixture.html, or a test `[RT-14] <name>: …` in tests/engines/',
		).toEqual([]);
		const suite = projectFiles().filter((file) => /^tests\/e2e\/.*\.ts$/.test(file));
		const isTested = (name: string) => {
			const isMeant = new RegExp(`(iles/[a-z+-]*|data-archipel="?|')${name}\\b`);
			return suite.some((file) => file.startsWith(`tests/e2e/${name}`) || isMeant.test(read(file)));
		};
		expect(
			names.filter((name) => !isTested(name) && told.has(name)),
			'write tests/e2e/<name>.spec.ts',
		).toEqual([]);
	});

	test('no island imports another, and nothing in src imports an island', () => {
		const wrong = importsOf(sources.filter((file) => /^(src|islands)\//.test(file))).filter(([file, target]) => {
			const other = /^islands\/[^/]+/.exec(target)?.[0];
			return other !== undefined && other !== /^islands\/[^/]+/.exec(file)?.[0];
		});
		expect(wrong, 'move what two islands need to src/page, src/dom or src/ui').toEqual([]);
	});

	test('`parts/` of an island hold what comes after the island itself, and what only that imports or shares with it', () => {
		const nameOf = (file: string) => file.replace(/\.tsx?$/, '');
		const imports = importsOf(shipped.filter((file) => file.startsWith('islands/') && !file.endsWith('/island.ts')));
		const late = new Set(imports.filter(([, , isDynamic]) => isDynamic).map(([, target]) => target));
		// A set also visits what is added meanwhile.
		for (const part of late) for (const [file, target] of imports) if (nameOf(file) === part) late.add(target);
		const parts = shipped.filter((file) => /^islands\/[^/]+\/parts\//.test(file)).map(nameOf);
		expect(parts.length).toBeGreaterThan(30);
		expect(parts.filter((file) => !late.has(file))).toEqual([]);
	});

	// oxlint's import/no-cycle covers cycles between files.
	test('imports in src run one way: page → ui, dom, consent → stores → shop → safety, i18n → runtime', () => {
		const layers = [['runtime'], ['safety', 'i18n'], ['shop'], ['stores'], ['ui', 'dom', 'consent'], ['page']];
		const height = (file: string) => layers.findIndex((layer) => layer.includes(file.split('/')[1] ?? ''));
		const own = importsOf(shipped.filter((file) => height(file) >= 0 && file.startsWith('src/')));
		expect(own.length).toBeGreaterThan(100);
		expect(own.filter(([file, target]) => height(target) > height(file))).toEqual([]);
	});
});

describe('code', () => {
	test.each<[rule: string, code: RegExp, ...where: string[]]>([
		[
			'jQuery is touched in one file',
			/^(?!\s*(?:\/?\*|\/\/)).*(?:\bjQuery\b\s*[(.\]]|window\.\$|globalThis\.\$)/m,
			'src/shop/jquery-bridge.ts',
		],
		['[CART-04] the cart is written to by its store', /import \{[^}]*\bcartApi\b/, 'src/stores/cart.ts'],
		[
			// Exception: the registry requests the plugin's own registry.json.
			'one client asks the shop',
			/\bfetch\(|XMLHttpRequest\(|sendBeacon\(|from 'ky'/,
			'src/runtime/registry.ts',
			'src/shop/http.ts',
		],
		[
			'[SEC-01] HTML reaches the page through one gate',
			/innerHTML|outerHTML\s*=[^=]|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|document\.write/,
		],
		[
			'[SEC-01] inert pages that are only read are parsed without the gate, and nothing else',
			/import \{[^}]*\breadHtml\b/,
			'src/safety/read-page.ts',
			'src/shop/login.ts',
			'src/shop/search.ts',
			'src/shop/ti-wishlist/wishlist-api.ts',
			'src/shop/ti-wishlist/wishlist-reply.ts',
		],
		[
			// Windows ask the gate, too. Exceptions: the stub follows links of the page without a gate,
			// and the response to a form may redirect to any payment provider, as a browser follows it.
			'[SEC-02] addresses are followed through one gate',
			/location\.(assign|replace|href\s*=[^=])|window\.open/,
			'src/dom/share-page.ts',
			'src/runtime/intents.ts',
			'src/safety/server-redirect.ts',
			'src/safety/url.ts',
		],
		[
			'functions that only the newest browsers have are called nowhere: what throws there stops a write to the cart',
			/AbortSignal\.any\(|URL\.canParse\(/,
		],
		['[RT-10] nothing is evaluated from text', /\beval\(|new Function\(|setTimeout\(\s*['"`]/],
		[
			'[A11Y-05] live regions are the announcer’s; a view says things by <Spoken>',
			/aria-live(?!': 'off')|role=["'](status|alert|log)\b|role['"]?[,:]\s*['"](status|alert|log)\b/,
			'src/ui/announcer.ts',
		],
		[
			'[A11Y-07] no module styles a control by hand: classes of guard.css do',
			/(?:padding|minInlineSize|minBlockSize)\s*[:=]\s*['"]0['"]/,
		],
		[
			'[RT-15] a view is rendered by the runtime: an island that shows one of its own does it by lazyView',
			/createRoot|renderIsland|as never/,
			'src/runtime/lazy-view.ts',
			'src/runtime/mount.ts',
			'src/runtime/render-island.tsx',
		],
	])('%s', (_rule, code, ...files) => {
		expect(shipped.filter((file) => code.test(read(file))).sort()).toEqual(files);
	});

	test('[CART-04] adds to the cart are sent by one controller', () => {
		const adding = shipped.flatMap((file) =>
			[...read(file).matchAll(/^.*pageCart\(\)\.add(?:Form)?\(.*$/gm)].map(([line]) => line.trim()),
		);
		expect(adding.length).toBeGreaterThan(2);
		expect(adding.filter((line) => !line.startsWith('createAdd: (data) => '))).toEqual([]);
	});

	// WebKit evaluates modules in the wrong order if concurrently imported modules share a dependency with top-level `await`.
	test('[RT-14] no module that ships awaits at its top level', () => {
		expect(builtScripts.length).toBeGreaterThan(names.length);
		const awaits = (code: string) => awaitsAtTopLevel(parse(code, 'js'));
		expect(builtScripts.filter((file) => awaits(readDist(file)))).toEqual([]);
		expect(awaits('const part = await import("./part.js");')).toBe(true);
		expect(awaits('for await (const part of parts) use(part);')).toBe(true);
		expect(awaits('const load = async () => { await import("./part.js"); }; // await')).toBe(false);
	});

	test('what depends on the state of an island, of a control, or of the document, has a name: else all that is below it is styled anew when it changes, a list for `aria-busy`', () => {
		const isNamed = (node: SelectorNode): boolean =>
			node.type === 'pseudo'
				? node.nodes.some((one) => one.nodes.some(isNamed))
				: /^(tag|class|id|attribute)$/.test(node.type);
		const endsNameless = (selector: string) =>
			parseSelector()
				.astSync(selector)
				.nodes.filter((one) => /archipel-state|aria-/.test(String(one)))
				.filter(
					({ nodes }) => !nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1).some(isNamed),
				);
		expect(endsNameless('.a[data-archipel-state] > *, .a:not([aria-busy]) ~ :target, .b *')).toHaveLength(2);
		const nameless: string[] = [];
		for (const file of styleSheets)
			parseCss(read(file)).walkRules(/archipel-state|aria-|:root/, ({ selector }) => {
				nameless.push(...endsNameless(selector).map((one) => `${file}: ${String(one).trim()}`));
				if (/:root[^,]* \*\)/.test(selector)) nameless.push(`${file}: ${selector}`);
			});
		expect(nameless).toEqual([]);
	});

	test('a style sheet leaves `@layer archipel.islands` to the build, unless it has rules outside that layer too', () => {
		const wrapped = styleSheets.filter((file) => {
			const rules = parseCss(read(file)).nodes.filter(
				(node) => node.type !== 'comment' && !(node.type === 'atrule' && node.name === 'import'),
			);
			return rules.length > 0 && rules.every((node) => node.type === 'atrule' && node.params === 'archipel.islands');
		});
		expect(wrapped).toEqual([]);
	});

	test('[RT-07] every component and hook that reads the value of a signal calls useSignals() first', () => {
		// A bare useSignals() tracks reads until the next hook: a child's reads rerender the parent, not the child.
		const views = shipped.filter((file) => /\.tsx$|\/use-[^/]+\.ts$/.test(file));
		expect(views.filter((file) => /useSignals\(\)/.test(read(file))).length).toBeGreaterThan(5);
		expect(views.flatMap((file) => staleReaders(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
		expect(staleReaders('function View() { return <p>{cart.busy.value}</p>; }')).toEqual(['View']);
		expect(staleReaders('function View() { const a = useId(); useSignals(); return a + b.value; }')).toEqual(['View']);
		expect(staleReaders('function View() { return <a onClick={() => (a.value = 1)} />; }')).toEqual([]);
		expect(staleReaders('function View() { return <a onClick={() => (a.value = b.value)} />; }')).toEqual(['View']);
		expect(staleReaders('const View = () => { useSignals(); return <p>{list.map(() => a.value)}</p>; };')).toEqual([]);
		expect(staleReaders('function View() { return <input onChange={({ target }) => set(target.value)} />; }')).toEqual(
			[],
		);
	});

	test('stores and views share one signals module; React’s half of it comes with React', () => {
		expect(builtScripts.filter((file) => readDist(file).includes('Cycle detected'))).toHaveLength(1);
		const [bridge = '', ...others] = builtScripts.filter((file) =>
			readDist(file).includes('__PREACT_SIGNALS_DEVTOOLS__'),
		);
		expect(others).toEqual([]);
		expect(bridge).toContain(neutralName('react'));
	});

	test('French texts have narrow spaces inside guillemets, a no-break space before a colon and no ordinary one before other marks', () => {
		const catalogues = shipped.concat(tracked.filter((file) => /^(islands|src|wp-plugin)\/.*\.php$/.test(file)));
		const wrong = linesOf(catalogues)
			.filter(({ line }) => !/^\s*(\/?\*|\/\/)/.test(line))
			.filter(({ line }) =>
				/«[ \u00a0]|[ \u00a0]»|(\u202f|\\u202f|\\u\{202[fF]\}):|^\s*(\w+: \[)?'[^']*[\w}»)] [:;!?][ ']/.test(
					line.replace(/\/\*.*?\*\//g, ''),
				),
			)
			.map(({ where }) => where);
		expect(wrong).toEqual([]);
	});

	test('no file is longer than one can read at a sitting', () => {
		const long = tracked.filter(
			(file) => /\.(tsx?|php)$/.test(file) && !/\.(test|spec)\./.test(file) && read(file).split('\n').length > 301,
		);
		expect(long).toEqual([]);
	});
});

test('comments cite what is in the repository: rows of tests/BEHAVIOURS.md, facts of fixtures/SERVERS.md', () => {
	// The brackets keep the pattern from matching this file.
	const papers = /\b[c]ontracts[/,:)]|\b[s]pecification|\bQ-[A-Z]+\d|\([p]eers[ ,:]|DESIGN\.md/;
	const lines = linesOf(
		tracked.filter((file) => /^(src|islands|wp-plugin|fixtures|tests)\/.*\.(tsx?|m?js|php|css|html|sh)$/.test(file)),
	);
	expect(lines.filter(({ line }) => papers.test(line))).toEqual([]);

	const servers = read('fixtures/SERVERS.md');
	const facts = [...servers.matchAll(/^- \*\*(S\d+)\*\* /gm)].map(([, fact]) => fact!);
	expect(facts.filter((fact, index) => facts.indexOf(fact) !== index)).toEqual([]);
	const cited = lines
		.flatMap(({ line }) => [...line.matchAll(/SERVERS\.md([^)]*)/g)].map(([, list]) => list!))
		.flatMap((list) => list.match(/\bS\d+\b/g) ?? []);
	expect(cited.length).toBeGreaterThan(100);
	expect([...cited, ...(servers.match(/\bS\d+\b/g) ?? [])].filter((fact) => !facts.includes(fact))).toEqual([]);
});

test('[SEC-03] each behaviour that does harm taken by the letter has a test that attacks it, and whose title says so', () => {
	const suites = tracked.filter(
		(file) => /\.(test|spec)\.(tsx?|php)$/.test(file) && !file.endsWith('conventions.test.ts'),
	);
	const attacked = new Set(
		suites.flatMap((file) => [...read(file).matchAll(/\[SEC-03 ([SPAC]\d+)\]/g)].map(([, id]) => id)),
	);
	const listed = [...read(BEHAVIOURS).matchAll(/^- \*\*([SPAC]\d+)\*\* /gm)].map(([, id]) => id!);
	expect(listed.length).toBeGreaterThan(50);
	expect([...attacked].sort()).toEqual(listed.sort());
});

describe('props', () => {
	test.each(islands.map((definition) => [definition.name, definition] as const))(
		'%s: every host in its fixture parses, and the wrong ones do not',
		(name, definition) => {
			const hosts = [...fixtureOf(name).querySelectorAll<HTMLElement>(`[data-archipel="${name}"]`)];
			expect(
				hosts.length > 0 || definition.adopts !== undefined,
				`write a host into islands/${name}/fixture.html: <div data-archipel="${name}">…</div>`,
			).toBe(true);
			const isWrong = (host: HTMLElement) => host.dataset['archipelExample'] === 'wrong-prop';
			expect(
				!hosts.length || hosts.some(isWrong) || !Object.keys(islandRecords()[name]!.props.properties).length,
				`write a host with data-archipel-example="wrong-prop" and a property that ${name} refuses into islands/${name}/fixture.html`,
			).toBe(true);
			if (!islandRecords()[name]!.props.required) expect(() => definition.props.parse(), 'its defaults').not.toThrow();
			for (const host of hosts) {
				const own = host.dataset['archipelProps'] || '{}';
				const readProps = () => definition.props.parse(JSON.parse(own) as object);
				const where = `islands/${name}/fixture.html: ${own}`;
				if (isWrong(host)) expect(readProps, where).toThrow('property "');
				else expect(readProps, where).not.toThrow();
			}
		},
	);

	test('[WP-15] the file for PHP names the messages of each island: those of its files, also of what comes later, and none of another island', () => {
		const scopesIn = (folder: string) =>
			shipped
				.filter((file) => file.startsWith(folder))
				.flatMap((file) => messagesOf(file, read(file)).map(({ context = '' }) => context.split('.')[0]!));
		const shared = new Set([...scopesIn('src/'), 'runtime']);
		for (const [name, { messages }] of Object.entries(islandRecords())) {
			const own = scopesIn(`islands/${name}/`);
			expect(messages, name).toEqual(expect.arrayContaining(own));
			expect(
				messages.filter((scope) => !shared.has(scope) && !own.includes(scope)),
				name,
			).toEqual([]);
		}
		expect(islandRecords()['popup']!.messages).toContain('popup-trial');
		expect(islandRecords()['tabs']!.messages).not.toContain('product-form');
	});

	test('[WP-03] the file for PHP says which texts have several lines', () => {
		const { points, alt } = islandRecords()['hotspots']!.props.properties;
		expect([points!['multiline'], alt!['multiline']]).toEqual([true, undefined]);
	});
});

describe('budgets', () => {
	test('[RT-02] the eager script is at most 4 KB, and knows neither React, zod, a store nor an island', () => {
		expect(gzipTotal(['archipel.js'])).toBeLessThanOrEqual(4096);
		const stub = readDist('archipel.js');
		expect(stub).not.toMatch(/^import|\bfrom\s*["']/m);
		for (const name of names) expect(stub).not.toContain(name);
		expect(stub).not.toMatch(/createRoot|safeParse|react/i);
	});

	test.each([
		['account', 24, 4],
		['account details', 24, 5],
		['account address', 24, 6],
		['login', 24, 4],
		['listing', 32, 5],
		['product', 56, 6],
		['cart', 60, 9],
	] as const)(
		'a page loads by itself, scripts and styles: %s at most %i KB, in at most %i script files, no React and no fallback among it',
		(page, limit, scripts) => {
			const files = startOf(page);
			expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(scripts);
			const late = new RegExp(['react', 'open-viewer', 'schemas'].map((name) => `/${neutralName(name)}-`).join('|'));
			expect(files.filter((file) => late.test(file) || NEVER_AT_START.test(file))).toEqual([]);
			expect(gzipTotal(files)).toBeLessThanOrEqual(limit * 1024);
		},
	);

	test('a page’s style sheet has a few drawings: the browser makes a document of each before it can style the page', () => {
		for (const file of readdirSync(resolve(dist, 'pages')))
			expect(readDist(`pages/${file}`).split('data:image/svg').length - 1).toBeLessThanOrEqual(6);
	});

	test('what every island needs is one file of at most 8 KB', () => {
		expect(sharedByAll()).toHaveLength(1);
		expect(gzipTotal(sharedByAll())).toBeLessThanOrEqual(8 * 1024);
	});

	test('the files of an island bring no http client, nothing that only a browser without a feature needs or that places a box, and React only for a view', () => {
		const hasClient = (file: string) => readDist(file).includes('X-RateLimit-Reset');
		const early = islands.flatMap(({ name, enhance }) =>
			islandRecords()[name]!.preload!.filter(
				(file) => NEVER_AT_START.test(file) || hasClient(file) || (enhance && file.includes(neutralName('react'))),
			),
		);
		expect(early).toEqual([]);
		expect(startOf('product').filter(hasClient)).toEqual([]);
		expect(readdirSync(resolve(dist, 'chunks')).filter((file) => hasClient(`chunks/${file}`))).toHaveLength(1);
	});

	test('the first view brings at most 66 KB: React, what renders an island, and a dialog', () => {
		expect(gzipTotal(firstViewScripts())).toBeLessThanOrEqual(66 * 1024);
	});

	test('the files that a page asks for hold no word that ad blockers know', () => {
		const files = [...builtScripts, ...Object.values(islandRecords()).flatMap(({ styles = [] }) => styles)];
		const named = files.map((file) => file.replace(/^(islands|chunks)\//, '').replace(/(-[\w-]{7})?\.(js|css)$/, ''));
		// `rest.js` is for theme developers alone.
		expect(named.filter((name) => /[aeiou]/i.test(name)).sort()).toEqual(['archipel', 'rest']);
		expect(new Set(names.map(neutralName)).size).toBe(names.length);
	});

	test('[REST-05] media upload is in the file for theme developers alone', () => {
		expect(builtScripts.filter((file) => readDist(file).includes('create-image-subsizes'))).toEqual(['rest.js']);
	});

	test('[WP-10] styles of server HTML have names without a hash', () => {
		for (const { styles = [] } of Object.values(islandRecords()))
			for (const file of styles) expect(file).toMatch(/^islands\/[a-z-]+\.css$/);
	});
});

test('islands/README.md is what the schemas of the islands say (npm run reference)', () => {
	// The formatter pads the cells of a table and the line below its header.
	const normalise = (text: string) =>
		text
			.replaceAll(/^\|[ |-]+\|$/gm, '| --- |')
			.replaceAll(/ +/g, ' ')
			.trim()
			.split('\n');
	expect(normalise(read(REFERENCE))).toEqual(normalise(reference(islandRecords())));
});

describe('tests/BEHAVIOURS.md', () => {
	const behaviours = read(BEHAVIOURS);

	test('names the tests that prove each row (npm run reference)', () => {
		const now = withProofs(behaviours).split('\n');
		expect(behaviours.split('\n').filter((line, at) => line !== now[at])).toEqual([]);
	});

	test('has every id that a test, a comment or a document cites', () => {
		const listed = listedIds(behaviours);
		const areas = [...new Set(listed.map((id) => id.split('-')[0]!))].join('|');
		const cited = tracked
			.filter((file) => /\.(tsx?|php|css|html|sh|md)$/.test(file))
			.flatMap((file) =>
				[...read(file).matchAll(new RegExp(`\\b(${areas})-\\d{2}\\b`, 'g'))].map(([id]) => `${id} in ${file}`),
			);
		expect(cited.filter((line) => !listed.includes(line.split(' ')[0]!))).toEqual([]);
		expect([...provenIds().keys()].filter((id) => !listed.includes(id))).toEqual([]);
	});
});
