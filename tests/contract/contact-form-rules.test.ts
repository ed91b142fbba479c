import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { validate } from '../../islands/contact-form/model';
import { cases, FIELD, type RuleCase } from '../setup/contact-form-cases';

/** Verdicts of Contact Form 7 6.1.6 on WordPress 7.0.4, one item per case: `.` for valid, else the error text. */
const RECORDED = resolve(import.meta.dirname, 'contact-form-verdicts.txt');

/**
 * Verdicts of the validator: on a real store of its own validator (`WP_DIR=/path/to/wordpress npx vitest run --project contract contact-form-rules`),
 * elsewhere the recorded ones. `RECORD=1` records them.
 */
function verdicts(): string {
	if (!process.env['WP_DIR']) return readFileSync(RECORDED, 'utf8').replaceAll(/\s/g, '');
	const script = resolve(import.meta.dirname, '../wordpress/contact-form-verdicts.php');
	const said = execFileSync('php', [script], { input: JSON.stringify(cases), encoding: 'utf8' });
	if (process.env['RECORD']) writeFileSync(RECORDED, `${said.match(/.{1,100}/g)!.join('\n')}\n`);
	return said;
}

function ours({ rule, texts = [], files = [] }: RuleCase): string {
	const uploads = files.map(({ name, size, type }) => new File([new Uint8Array(size)], name, { type }));
	const data = [...texts, ...uploads].map((value): [string, FormDataEntryValue] => [`${FIELD}[]`, value]);
	return validate([rule], data).get(FIELD) ?? '.';
}

test('[CF-03] the browser says of every input what Contact Form 7’s own validator says, for every rule of the schema', () => {
	const said = verdicts();
	expect(cases.length).toBeGreaterThan(500);
	expect(said).toHaveLength(cases.length);
	const rules =
		'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any';
	const kinds = new Set(cases.map(({ rule }) => rule.rule));
	expect(rules.split(' ').filter((rule) => !kinds.has(rule))).toEqual([]);
	// Each rule has valid and invalid cases.
	const isDecided = (kind: string): boolean =>
		new Set(cases.flatMap((one, at) => (one.rule.rule === kind ? [said[at] === '.'] : []))).size === 2;
	expect([...kinds].filter((kind) => !isDecided(kind))).toEqual(['unheardof']);
	const different = cases.flatMap((one, at) =>
		ours(one) === said[at] ? [] : [`${JSON.stringify(one)}: ${ours(one)}, not ${said[at]}`],
	);
	expect(different).toEqual([]);
});
