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
	const afterUnits = mutantsThatUnitsLetLive(drawn);
	console.log(`\n${drawn.length - afterUnits.length} of ${drawn.length} fall to unit tests`);
	const alive = values.units
		? afterUnits
		: mutantsThatPagesLetLive(afterUnits, (mutant, killer) =>
				console.log(`${killer ? `falls to ${killer}` : 'survives'}: ${describe(mutant)}`),
			);
	if (values.units) console.log(alive.map(describe).join('\n'));
	const share = Math.round(((drawn.length - alive.length) / drawn.length) * 100);
	console.log(`\n${share} % of ${drawn.length} fall${values.units ? ' to unit tests' : ''}, ${alive.length} survive`);
	process.exitCode = share >= 90 ? 0 : 1;
}

await main();
