import { afterEach } from 'vitest';
import { resetSettings } from '../../src/runtime/settings';
import { CONFIG_ID } from '../../src/runtime/registry';

/** Prints a page config as the plugin does, until the end of the test. Without argument: a page without config. */
export function printConfig(config?: unknown): void {
	document.getElementById(CONFIG_ID)?.remove();
	resetSettings();
	if (config === undefined) return;
	const script = document.createElement('script');
	script.id = CONFIG_ID;
	script.type = 'application/json';
	script.textContent = typeof config === 'string' ? config : JSON.stringify(config);
	document.head.appendChild(script);
}

afterEach(() => 'document' in globalThis && printConfig());
