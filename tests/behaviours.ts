import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectFiles, read, root } from './setup/repository';

export const BEHAVIOURS = 'tests/BEHAVIOURS.md';

/** A row of the list: `- **CART-01** sentence`, and the line below with the files that prove the row. */
const ROW = /^- \*\*([A-Z0-9]+-\d+)\*\* (.+)\n(?: {2}.*\n)?/gm;

const TEST = /\.(test|spec)\.tsx?$|\.test\.php$|^tests\/(faults|e2e)\/calls\//;

/** Row ids in the titles of all tests, each with its files. */
export function provenIds(): Map<string, Set<string>> {
	const proofs = new Map<string, Set<string>>();
	for (const file of projectFiles().filter((name) => TEST.test(name)))
		for (const [, id = ''] of read(file).matchAll(/\[([A-Z0-9]*[A-Z]-\d{2})\]/g))
			proofs.set(id, (proofs.get(id) ?? new Set()).add(file));
	return proofs;
}

/** Row ids of the list of behaviours. */
export const listedIds = (text: string): string[] => [...text.matchAll(ROW)].map(([, id = '']) => id);

/** The list of behaviours with its lines of proofs updated; the sentences are written by hand. */
export function withProofs(text: string, proofs = provenIds()): string {
	return text.replace(ROW, (_, id: string, sentence: string) => {
		const files = [...(proofs.get(id) ?? [])].map((file) => `\`${file.replace(/^(tests|islands)\//, '')}\``).sort();
		return `- **${id}** ${sentence}\n  ${files.join(' ') || '—'}\n`;
	});
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
	writeFileSync(resolve(root, BEHAVIOURS), withProofs(read(BEHAVIOURS)));
