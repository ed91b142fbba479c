import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { adoptedStyles } from './src/build/adopted-styles.ts';
import { hostStyle, neutralName } from './src/build/file-names.ts';
import { islandEntries, islandInputs } from './src/build/island-entries.ts';
import { islandStyles } from './src/build/island-styles.ts';
import { islandsJson } from './src/build/islands-json.ts';
import { loadsWithPage, sharedFiles } from './src/build/shared-files.ts';
import { minifyAgain, stub } from './src/build/stub.ts';
import { trustedDrawings } from './src/build/trusted-drawings.ts';

const HOST_STYLE = /^host\//;

/** Characters of source above which a file counts as a library. */
const LIBRARY = 60_000;

const lengthOf = (modules: Readonly<Record<string, { readonly renderedLength: number }>>): number =>
	Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

export default defineConfig({
	base: './',
	publicDir: false,
	resolve: {
		alias: [
			// React has had it itself since 18; the package is for those before.
			{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
			// Its main file makes a global of itself.
			{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' },
		],
	},
	plugins: [
		react(),
		adoptedStyles(),
		islandEntries(),
		stub(),
		islandsJson(),
		trustedDrawings(),
		minifyAgain(loadsWithPage),
	],
	css: { postcss: { plugins: [islandStyles()] } },
	build: {
		outDir: 'wp-plugin/dist',
		emptyOutDir: true,
		manifest: 'manifest.json',
		license: { fileName: 'LICENSES.md' },
		target: 'es2022',
		// The stub asks for an island's modules.
		modulePreload: false,
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: {
			input: islandInputs(),
			preserveEntrySignatures: 'allow-extension',
			// How long plugins took is a matter of the machine.
			checks: { bundlerTimings: false },
			output: {
				// Most functions of what a page loads by itself run once while it loads, and a large file is a library that a first mount needs: V8 compiles them
				// beside the main thread, rather than each function at its first call on it.
				postBanner: ({ name, modules }) =>
					loadsWithPage(name) || lengthOf(modules) > LIBRARY ? '//# allFunctionsCalledOnLoad' : '',
				// What others import keeps its name.
				entryFileNames: ({ name }) =>
					name === 'rest' ? 'rest.js' : `${name.replace(/[^/]+$/, neutralName)}-[hash:7].js`,
				chunkFileNames: ({ name }) => `chunks/${neutralName(name)}-[hash:7].js`,
				// Styles of server HTML keep their names: a cached page goes on finding them after an update.
				assetFileNames: ({ names: [name = ''] }) =>
					name === 'archipel.css'
						? 'archipel.css'
						: HOST_STYLE.test(name)
							? hostStyle(name.replace(HOST_STYLE, '').replace('.css', ''))
							: 'chunks/[hash][extname]',
				codeSplitting: {
					groups: [
						{
							name: 'react',
							test: /node_modules[\\/](react|react-dom|scheduler|@preact[\\/]signals-react)[\\/]/,
							priority: 10,
						},
						// Fetched only by a browser that lacks the feature.
						{ name: 'fallback-sanitizer', test: /node_modules[\\/]dompurify[\\/]|safety[\\/]sanitizer/, priority: 5 },
						// What places a box comes with the first one that opens; the binding for React with the first one of a view.
						{ name: 'floating', test: /node_modules[\\/]@floating-ui[\\/](?!react)/, priority: 5 },
						{
							name: 'anchored',
							test: /node_modules[\\/]@floating-ui[\\/]react|src[\\/]ui[\\/]lower-edge/,
							priority: 5,
						},
						...sharedFiles,
					],
				},
			},
		},
	},
	test: {
		restoreMocks: true,
		mockReset: true,
		testTimeout: 30_000,
		// A test whose expectations are never reached proves nothing.
		expect: { requireAssertions: true },
		setupFiles: ['cookies', 'load-schemas', 'end-of-file', 'new-page', 'ended-listeners'].map(
			(name) => `tests/setup/${name}.ts`,
		),
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					// Vitest leaves one core to whoever watches; nobody does here, and of two that is half.
					maxWorkers: '100%',
					// Projects that differ in that run one after the other.
					sequence: { groupOrder: 1 },
					environment: 'happy-dom',
					// A document of its own for every file, in a process that has loaded happy-dom once: half the time of a process for every file.
					pool: 'vmThreads',
					include: ['{src,islands,fixtures/new-island}/**/*.test.{ts,tsx}'],
					exclude: ['src/build/**'],
				},
			},
			// What runs on Node and never in a page.
			{
				extends: true,
				test: {
					name: 'node',
					maxWorkers: '100%',
					sequence: { groupOrder: 2 },
					environment: 'node',
					include: ['src/build/**/*.test.ts', 'fixtures/**/*.test.ts', 'tests/*.test.ts'],
					exclude: ['fixtures/new-island/**'],
				},
			},
			// Calls of the real adapters to a real server, with everything that can go wrong between them.
			{
				extends: true,
				test: {
					name: 'faults',
					sequence: { groupOrder: 3 },
					environment: './tests/faults/environment.ts',
					include: ['tests/faults/*.test.ts'],
				},
			},
			// The same assertions for the fixture shop and, with STORE_URL, for a real store.
			{
				extends: true,
				test: {
					name: 'contract',
					environment: 'node',
					include: ['tests/contract/**/*.test.ts'],
				},
			},
		],
	},
});
