import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { seededRandom } from '../../tests/setup/seeded-random';
import type { AnyIsland } from './define-island';
import { PropsError } from './errors';
import { printConfig } from '../../tests/setup/print-config';
import { parseProps } from './props';

const definition: AnyIsland = {
	name: 'deal',
	when: 'load',
	props: () =>
		z.object({
			endTime: z.string(),
			days: z._default(z.boolean(), true),
			size: z.optional(z.int().check(z.minimum(1), z.maximum(9))),
			display: z._default(z.enum(['page', 'inline']), 'page'),
			nested: z.optional(z.object({ list: z.array(z.number()) })),
			day: z.optional(z.iso.date()),
		}),
};

function host(props?: string, name = 'deal'): HTMLElement {
	const element = document.createElement('div');
	element.dataset['archipel'] = name;
	if (props !== undefined) element.dataset['archipelProps'] = props;
	return element;
}

const parse = (props: string | undefined, defaults = {}) => parseProps(host(props), definition, defaults);

describe('parseProps', () => {
	test('[RT-04] the host’s own props win over the owner’s options, and the schema fills in the rest', async () => {
		expect(await parse('{"endTime":"2026-12-01","size":2}', { size: 5, display: 'inline' })).toEqual({
			endTime: '2026-12-01',
			size: 2,
			display: 'inline',
			days: true,
		});
	});

	test('without an attribute, or with an empty one, the options alone count', async () => {
		for (const props of [undefined, '']) expect(await parse(props, { endTime: 'x' })).toMatchObject({ endTime: 'x' });
	});

	test('a host that nobody has told anything has the usual props, and no schema is made for it', async () => {
		const usual = { size: 4 };
		const strict = {
			...definition,
			props() {
				throw new Error('made');
			},
		};
		for (const props of [undefined, '', '{}']) expect(await parseProps(host(props), strict, {}, usual)).toEqual(usual);
		expect(await parseProps(host('{"endTime":3}', 'other'), strict, {}, usual)).toEqual(usual);
		await expect(parseProps(host('{"size":2}'), strict, {}, usual)).rejects.toThrow('made');
		await expect(parseProps(host(), strict, { size: 2 }, usual)).rejects.toThrow('made');
	});

	test('[RT-04] options that PHP has checked are taken as they are; what the host says is not', async () => {
		printConfig({ areOptionsChecked: true });
		const made = {
			name: 'deal',
			props: () => {
				throw new Error('made');
			},
		};
		expect(await parseProps(host(), made, { size: 2 }, { size: 1, endTime: 0 })).toEqual({ size: 2, endTime: 0 });
		await expect(parseProps(host('{"size":3}'), made, { size: 2 }, { size: 1 })).rejects.toThrow('made');
		printConfig();
	});

	test('[RT-01] the attribute of an adopted element belongs to the island that it names', async () => {
		const other = host('{"endTime":3}', 'other');
		expect(await parseProps(other, definition, { endTime: 'x' })).toMatchObject({ endTime: 'x' });
	});

	test.each([
		['{"endTime":3}', 'property "endTime": expected string'],
		['{}', 'property "endTime": expected string'],
		['{"endTime":"x","size":0}', 'property "size": expected at least 1'],
		['{"endTime":"x","size":10}', 'property "size": expected at most 9'],
		['{"endTime":"x","size":1.5}', 'property "size": expected int'],
		['{"endTime":"x","display":"drawer"}', 'property "display": expected one of page, inline'],
		['{"endTime":"x","nested":{"list":[1,"2"]}}', 'property "nested.list.1": expected number'],
		['{"endTime":"x","day":"tomorrow"}', 'property "day": expected the format date'],
		['{"endTime":3,"days":"yes"}', 'property "endTime": expected string; property "days": expected boolean'],
		['{"endTime"', 'data-archipel-props is not JSON'],
		['[]', 'data-archipel-props is not an object'],
		['null', 'data-archipel-props is not an object'],
		['"text"', 'data-archipel-props is not an object'],
	])('[RT-04] %s names the field and the reason', async (props, message) => {
		await expect(parse(props)).rejects.toThrow(new PropsError(message));
	});

	test('[SEC-01] a prototype in the props changes nobody’s prototype', async () => {
		const props = await parse('{"endTime":"x","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
		expect(props).not.toHaveProperty('polluted');
		expect({}).not.toHaveProperty('polluted');
	});

	test('[REL-02] random attributes give props that satisfy the schema or a PropsError, and nothing else', async () => {
		const random = seededRandom(3);
		const values = ['null', '[]', '{}', '-1', '1e999', '"<script>"', 'true', '"\\u0000"', '{"list":[]}', '"page"', '3'];
		const keys = ['endTime', 'days', 'size', 'display', 'nested', 'day', '__proto__', 'toString', ''];
		for (let round = 0; round < 1000; round++) {
			const fields = Array.from({ length: random.below(5) }, () => `"${random.pick(keys)}":${random.pick(values)}`);
			const json = `{${fields.join()}}`;
			const attribute = random.below(5) ? json : json.slice(0, random.below(json.length + 1));
			try {
				const props = (await parse(attribute)) as { endTime: unknown };
				expect(typeof props.endTime).toBe('string');
			} catch (error) {
				expect(error).toBeInstanceOf(PropsError);
				expect((error as PropsError).code).toBe('props');
			}
		}
	});
});
