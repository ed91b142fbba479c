import { describe, expect, test } from 'vitest';
import { boolean, choice, custom, defineProps, int, list, required, text } from './define-props';
import { MissingPart, PropsError } from './errors';
import { printConfig } from '../../tests/setup/print-config';
import { parseProps, type CompiledProps } from './mount';

const { defaults, rules } = defineProps({
	endTime: required(text('Fin', 'End', {})),
	days: boolean('Jours', 'Days', { default: true }),
	size: int('Taille', 'Size', { range: [1, 9] }),
	display: choice('Vue', 'View', { default: 'page', options: { page: ['Page', 'Page'], inline: ['Ligne', 'Inline'] } }),
	nested: custom<Record<string, (number | boolean)[]> | undefined>('Listes', 'Lists', {
		schema: {
			type: 'object',
			additionalProperties: { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'boolean' }] } },
		},
	}),
	day: text('Jour', 'Day', { pattern: /^\d{4}-\d\d-\d\d$/, expects: 'a date', length: [2, 12] }),
	either: custom<string | number | undefined>('Un', 'One', { schema: { type: ['string', 'number'] } }),
	codes: list('Codes', 'Codes', { default: [], of: /^[A-Z]+$/ }),
});
const definition: CompiledProps = { name: 'deal', defaults, rules: async () => ({ default: rules }), mustSay: true };

function host(props?: string, name = 'deal'): HTMLElement {
	const element = document.createElement('div');
	element.dataset['archipel'] = name;
	if (props !== undefined) element.dataset['archipelProps'] = props;
	return element;
}

const parse = (props: string | undefined, defaults = {}) => parseProps(host(props), definition, defaults);

describe('parseProps', () => {
	test('[RT-04] the host’s own props win over the owner’s options, and the schema fills in the rest', async () =>
		expect(await parse('{"endTime":"2026-12-01","size":2}', { size: 5, display: 'inline' })).toEqual({
			endTime: '2026-12-01',
			size: 2,
			display: 'inline',
			days: true,
			codes: [],
		}));

	test('[RT-01] without an attribute, or with an empty one, the options alone count; the attribute of an adopted element belongs to the island that it names', async () => {
		for (const props of [undefined, '']) expect(await parse(props, { endTime: 'x' })).toMatchObject({ endTime: 'x' });
		const other = host('{"endTime":3}', 'other');
		expect(await parseProps(other, definition, { endTime: 'x' })).toMatchObject({ endTime: 'x' });
	});

	test('a host that nobody has told anything has the usual props, and no rules are loaded for it', async () => {
		const defaults = { size: 4 };
		const lenient = { name: 'deal', defaults, rules: () => Promise.reject(new Error('loaded')) };
		for (const props of [undefined, '', '{}']) expect(await parseProps(host(props), lenient, {})).toEqual(defaults);
		expect(await parseProps(host('{"endTime":3}', 'other'), lenient, {})).toEqual(defaults);
		for (const [element, options] of [[host('{"size":2}'), {}] as const, [host(), { size: 2 }] as const])
			await expect(parseProps(element, lenient, options)).rejects.toThrow(MissingPart);
		await expect(parseProps(host(), { ...lenient, mustSay: true }, {})).rejects.toThrow(MissingPart);
	});

	test('[RT-04] options that PHP has checked are taken as they are; what the host says is not', async () => {
		printConfig({ areOptionsChecked: true });
		const lenient = { ...definition, mustSay: false };
		expect(await parseProps(host(), lenient, { size: 0 })).toEqual({ ...definition.defaults, size: 0 });
		await expect(parseProps(host('{"endTime":"x"}'), lenient, { size: 0 })).rejects.toThrow('"size"');
	});

	test.each(['{"size":1}', '{"size":9}', '{"day":"2026-12-01"}', '{"nested":{"list":[1,true]}}', '{"codes":["A"]}'])(
		'[RT-04] %s is within the limits',
		async (props) => expect(await parse(props, { endTime: 'x' })).toMatchObject(JSON.parse(props) as object),
	);

	test.each([
		['{"endTime":3}', 'property "endTime": expected string'],
		['{}', 'property "endTime": expected string'],
		['{"endTime":"x","size":0}', 'property "size": expected at least 1'],
		['{"endTime":"x","size":10}', 'property "size": expected at most 9'],
		['{"endTime":"x","size":1.5}', 'property "size": expected int'],
		['{"endTime":"x","size":1e21}', 'property "size": expected int'],
		['{"endTime":"x","display":"drawer"}', 'property "display": expected one of page, inline'],
		['{"endTime":"x","size":null}', 'property "size": expected int'],
		['{"endTime":"x","nested":[]}', 'property "nested": expected record'],
		['{"endTime":"x","nested":{"list":[1,"2"]}}', 'property "nested.list.1": expected number or boolean'],
		['{"endTime":"x","nested":{"list":[1e999]}}', 'property "nested.list.0": expected number or boolean'],
		['{"endTime":"x","day":"tomorrow"}', 'property "day": expected a date'],
		['{"endTime":"x","day":""}', 'property "day": expected at least 2'],
		['{"endTime":"x","either":true}', 'property "either": expected string or number'],
		['{"endTime":"x","day":"0000-00-00 tomorrow"}', 'property "day": expected at most 12'],
		['{"endTime":"x","codes":"A"}', 'property "codes": expected array'],
		['{"endTime":"x","codes":["A","b"]}', 'property "codes.1": expected text like /^[A-Z]+$/'],
		['{"endTime":3,"days":"yes"}', 'property "endTime": expected string; property "days": expected boolean'],
		['{"endTime"', 'data-archipel-props is not JSON'],
		['[]', 'data-archipel-props is not an object'],
		['null', 'data-archipel-props is not an object'],
		['"text"', 'data-archipel-props is not an object'],
	])('[RT-04] [REL-02] %s names the field and the reason', (props, message) =>
		expect(parse(props)).rejects.toThrow(new PropsError(message)),
	);

	test.each([{ minItems: 1 }, { anyOf: [{ type: 'null' }] }])(
		'%j, which browsers do not check, stops the build',
		(limit) => {
			const schema = { type: 'array', items: { type: 'string' }, ...limit };
			const declare = () => defineProps({ rows: custom('Lignes', 'Rows', { schema }) });
			expect(declare).toThrow('browsers do not check');
		},
	);

	test('[SEC-01] a prototype in the props changes nobody’s prototype', async () => {
		const props = await parse('{"endTime":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
		expect(Object.keys(props).sort()).toEqual(['codes', 'days', 'display', 'endTime']);
		expect({}).not.toHaveProperty('polluted');
	});
});
