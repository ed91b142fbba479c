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

/** A document of happy-dom, which loads nothing by itself, and Node's own connections: a fault of the line is a real one then. */
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
