import { boot } from './runtime/boot';
import { activateRoleButtons } from './runtime/role-button';
import { createLoader } from './runtime/load';
import { CONFIG_ID, readRegistry } from './runtime/registry';

/** What all islands rely on. Where one is missing the page stays as the server made it (specification, section 8). */
const capabilities: Record<string, unknown> = {
	fetch: globalThis.fetch,
	FormData: globalThis.FormData,
	'NodeList.forEach': NodeList.prototype.forEach,
	'String.replaceAll': String.prototype.replaceAll,
};

async function start(): Promise<void> {
	const missing = Object.keys(capabilities).filter((name) => !capabilities[name]);
	if (missing.length)
		return console.error(`[archipel] this browser lacks ${missing.join(', ')}; the page works without islands`);
	activateRoleButtons();
	// The stub may run before the page's config has been parsed.
	if (document.readyState === 'loading' && !document.getElementById(CONFIG_ID)) {
		await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
	}
	const { base, islands } = await readRegistry(import.meta.url);
	boot(islands, createLoader(base));
}

start().catch((error: unknown) => console.error(`[archipel] could not start: ${String(error)}`));
