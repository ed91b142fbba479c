import { Instrumenter } from '@stryker-mutator/instrumenter';
import { projectFiles, read } from '../setup/repository';
import { seededRandom } from '../setup/seeded-random';
import type { Mutant } from './mutant';

/** Code in production: without build, texts and descriptions for the owner, which have tests of their own. */
const isProduct = (file: string): boolean =>
	/^(src|islands)\/.*\.tsx?$/.test(file) && !/\.test\.|^src\/build\/|messages\.ts$|\.d\.ts$/.test(file);

const quiet = new Proxy({} as never, { get: () => () => false });

/**
 * Draws random mutants from all that Stryker can make of the product.
 *
 * @param count Number of mutants
 * @param seed Any integer: the same seed and sources give the same mutants
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
