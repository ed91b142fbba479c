import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { islandEntries, islandInputs } from './src/build/island-entries.ts';
import { islandsJson } from './src/build/islands-json.ts';
import { stub } from './src/build/stub.ts';
import { thirdPartiesJson } from './src/build/third-parties-json.ts';

const HOST_STYLE = /^host\//;

export default defineConfig({
	base: './',
	publicDir: false,
	plugins: [react(), islandEntries(), stub(), islandsJson(), thirdPartiesJson()],
	resolve: {
		alias: [
			// React has the hook itself since 18; the shim would bring CommonJS interop with it.
			{
				find: /^use-sync-external-store\/shim(\/index\.js)?$/,
				replacement: fileURLToPath(new URL('src/build/use-sync-external-store.ts', import.meta.url)),
			},
		],
	},
	build: {
		outDir: 'wp-plugin/dist',
		emptyOutDir: true,
		manifest: 'manifest.json',
		license: { fileName: 'LICENSES.md' },
		target: 'es2022',
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		reportCompressedSize: false,
		rolldownOptions: {
			input: islandInputs(),
			preserveEntrySignatures: 'exports-only',
			output: {
				entryFileNames: '[name]-[hash].js',
				chunkFileNames: 'chunks/[name]-[hash].js',
				// Styles of server HTML keep their names: a cached page goes on finding them after an update.
				assetFileNames: ({ names: [name = ''] }) =>
					name === 'archipel.css'
						? 'archipel.css'
						: HOST_STYLE.test(name)
							? name.replace(HOST_STYLE, 'islands/')
							: 'chunks/[name]-[hash][extname]',
				codeSplitting: {
					groups: [
						{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 10 },
						{ name: 'signals', test: /node_modules[\\/]@preact[\\/]/, priority: 5 },
						{ name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
					],
				},
			},
		},
	},
	test: {
		restoreMocks: true,
		projects: [
			{
				extends: true,
				test: {
					name: 'unit',
					environment: 'happy-dom',
					include: ['{src,islands,fixtures}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
				},
			},
			// The same assertions for the fixture shop and, with STORE_URL, for a real store.
			{
				extends: true,
				test: { name: 'contract', environment: 'node', include: ['tests/contract/**/*.test.ts'], testTimeout: 30_000 },
			},
		],
	},
});
