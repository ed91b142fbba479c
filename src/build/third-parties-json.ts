import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bootstraps } from './bootstraps.ts';
import { purposeTexts, thirdParties } from '../safety/third-parties.ts';

/** Writes the one list of third parties for PHP, which names them in the notice, holds them back and tells the privacy policy. */
export function thirdPartiesJson(): Plugin {
	let outDir = '';
	return {
		name: 'archipel:third-parties-json',
		apply: 'build',
		configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
		closeBundle() {
			const list = {
				purposes: purposeTexts,
				thirdParties: thirdParties.map((party) => ({ ...party, bootstraps: bootstraps[party.id] ?? [] })),
			};
			writeFileSync(resolve(outDir, 'third-parties.json'), `${JSON.stringify(list, null, '\t')}\n`);
		},
	};
}
