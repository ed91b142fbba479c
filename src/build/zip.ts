import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import { root } from './definitions.ts';

/** Development files excluded from the archive; PHP reads `islands.php`, not `islands.json`. */
const LEFT_OUT = /^(vendor\/|composer\.(json|lock)$|phpcs\.xml\.dist$|phpstan|dist\/(manifest|islands)\.json$|\.)/;

/** Returns the installable plugin: one folder `archipel` with the built islands and the licence. */
function pluginFiles(): Zippable {
	const plugin = resolve(root, 'wp-plugin');
	const files: Zippable = { 'archipel/LICENSE': readFileSync(resolve(root, 'LICENSE')) };
	for (const file of (readdirSync(plugin, { recursive: true }) as string[]).sort()) {
		const path = resolve(plugin, file);
		if (!LEFT_OUT.test(file) && statSync(path).isFile()) files[`archipel/${file}`] = readFileSync(path);
	}
	return files;
}

// A fixed date makes archives reproducible. Zip dates start in 1980.
const zip = zipSync(pluginFiles(), { level: 9, mtime: new Date(1980, 0, 2) });
writeFileSync(resolve(root, 'archipel.zip'), zip);
console.log(`archipel.zip, ${Math.round(zip.length / 1000)} kB`);
