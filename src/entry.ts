import { boot } from './runtime/boot';
import { activateRoleButtons } from './runtime/keys';
import { createLoader } from './runtime/load';
import { parsed } from './runtime/parsed';
import { CONFIG_ID, readRegistry } from './runtime/registry';

/** Id of the build that contains this stub; replaced by the build (src/build/stub.ts). */
declare const ARCHIPEL_BUILD: string | undefined;

/** Whether the page was made for another build: the stub's address carries the page's build id in `ver`. */
const isOld = (url: string): boolean =>
	typeof ARCHIPEL_BUILD === 'string' && url.includes('ver=') && !url.includes(ARCHIPEL_BUILD);

async function start(): Promise<void> {
	// Browser features that all islands need. If one is missing, the server's page stays unchanged (RT-09).
	if (!self.fetch || !self.FormData || !NodeList.prototype.forEach || !String.prototype.replaceAll) throw 'old browser';
	activateRoleButtons();
	// The stub may run before the page's config has been parsed.
	if (!document.getElementById(CONFIG_ID)) await parsed();
	const { base, islands, isPartial } = await readRegistry(import.meta.url);
	boot(islands, createLoader(base, isOld(import.meta.url)), isPartial);
}

start().catch((error: unknown) => console.error(`[archipel] did not start: ${error}`));
