import { builtinEnvironments, type Environment } from 'vitest/runtime';

const OF_NODE = [
	'fetch',
	'Request',
	'Response',
	'Headers',
	'FormData',
	'AbortController',
	'AbortSignal',
	'URL',
	'URLSearchParams',
];

/** A happy-dom document that loads nothing, with Node's `fetch`, so that connection faults are real. */
export default {
	name: 'connected',
	viteEnvironment: 'ssr',
	async setup(global: Record<string, unknown>) {
		const own = Object.fromEntries(OF_NODE.map((name) => [name, global[name]]));
		const settings = { disableCSSFileLoading: true, disableJavaScriptFileLoading: true };
		const environment = await builtinEnvironments['happy-dom'].setup(global, {
			happyDOM: { settings: { ...settings, handleDisabledFileLoadingAsSuccess: true } },
		});
		Object.assign(global, own);
		return environment;
	},
} satisfies Environment;
