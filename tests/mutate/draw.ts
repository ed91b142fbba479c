import { Instrumenter } from '@stryker-mutator/instrumenter';
import { projectFiles, read } from '../setup/repository';
import { seededRandom } from '../setup/seeded-random';
import type { Mutant } from './mutant';

/** What ships and does something: no build, no texts, no words for the owner's pages (these have tests of their own). */
const isProduct = (file: string): boolean =>
	/^(src|islands)\/.*\.tsx?$/.test(file) && !/\.test\.|^src\/build\/|messages\.ts$|\/about\.ts$|\.d\.ts$/.test(file);

const quiet = new Proxy({} as never, { get: () => () => false });

/**
 * Draws mutants at random from all that Stryker knows to make of the product, one a line.
 *
 * @param count how many
 * @param seed any integer: the same one draws the same mutants of the same sources
 */
export async function drawMutants(count: number, seed: number): Promise<Mutant[]> {
	const files = projectFiles()
		.filter(isProduct)
		.map((name) => ({ name, content: read(name), mutate: true }));
	const { mutants } = await new Instrumenter(quiet).instrument(files, {
		plugins: null,
		excludedMutations: [],
		ignorers: [],
	});
	const random = seededRandom(seed);
	const left = [...mutants];
	const drawn = new Map<string, Mutant>();
	while (drawn.size < count && left.length) {
		const [{ fileName: file, location, replacement, mutatorName: kind }] = left.splice(
			random.below(left.length),
			1,
		) as [(typeof left)[number]];
		const line = `${file}:${location.start.line}`;
		if (!drawn.has(line)) drawn.set(line, { file, ...location, replacement, kind });
	}
	return [...drawn.values()];
}
