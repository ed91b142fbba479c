import { parseArgs } from 'node:util';
import { read } from '../setup/repository';
import { drawMutants } from './draw';
import type { Mutant } from './mutant';
import { mutantsThatPagesLetLive } from './pages';
import { mutantsThatUnitsLetLive } from './units';

const HELP = `npm run mutate -- --count 100 --seed 7   draws lines of the product at random, changes each, and runs the tests that should notice
npm run mutate -- --list                  … only says which
npm run mutate -- --units                 … unit tests only: what they let live may fall to a browser test`;

const describe = ({ file, start, end, replacement, kind }: Mutant): string => {
	const [first = ''] = read(file).split('\n').slice(start.line);
	const original = start.line === end.line ? first.slice(start.column, end.column) : `${first.slice(start.column)} …`;
	return `${file}:${start.line + 1}  ${kind}: ${original} → ${replacement.replace(/\s+/g, ' ')}`;
};

/** Runs a part and prints its minutes. */
async function timed<Result>(part: string, body: () => Promise<Result>): Promise<Result> {
	const start = Date.now();
	const result = await body();
	console.log(`\n${part}: ${((Date.now() - start) / 60_000).toFixed(1)} min`);
	return result;
}

/** Prints the share of mutants that no test detects. */
async function main(): Promise<void> {
	const { values } = parseArgs({
		options: {
			count: { type: 'string', default: '20' },
			seed: { type: 'string', default: '1' },
			list: { type: 'boolean', default: false },
			units: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) return console.log(HELP);
	const drawn = await drawMutants(Number(values.count), Number(values.seed));
	if (values.list) return console.log(drawn.map(describe).join('\n'));
	let alive = await timed('unit tests', () => mutantsThatUnitsLetLive(drawn));
	console.log(`${drawn.length - alive.length} of ${drawn.length} fall; these live:\n${alive.map(describe).join('\n')}`);
	if (!values.units)
		alive = await timed('compiler, tests on Node, browser', () =>
			mutantsThatPagesLetLive(alive, (mutant, killer) =>
				console.log(`${killer ? `falls to ${killer}` : 'survives'}: ${describe(mutant)}`),
			),
		);
	const share = Math.round(((drawn.length - alive.length) / drawn.length) * 100);
	console.log(`\n${share} % of ${drawn.length} fall${values.units ? ' to unit tests' : ''}, ${alive.length} survive`);
	process.exitCode = share >= 90 ? 0 : 1;
}

await main();
