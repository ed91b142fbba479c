import { expect, test } from 'vitest';
import { lazy } from '../runtime/lazy';
import * as z from '../runtime/schema';
import type { PropertyText } from './describe-island';
import { propsSchema } from './islands-json';

const props = lazy(() => z.object({ note: z._default(z.string(), ''), side: z.enum(['left', '10']) }));
const word = { fr: 'Mot', en: 'Word' };
const schemaOf = (texts: Readonly<Record<string, PropertyText>>) =>
	propsSchema({ name: 'wave', props }, { title: word, description: word, group: 'everywhere', props: texts });

test('[WP-03] PHP is told the words of a property, what its choices are called, and whether its text has several lines', () => {
	const texts = {
		note: { title: word, help: word, isMultiline: true },
		side: { title: word, options: { left: word } },
	};
	expect(schemaOf(texts)).toEqual({
		type: 'object',
		properties: {
			note: { type: 'string', default: '', title: word, description: word, multiline: true },
			side: { type: 'string', enum: ['10', 'left'], title: word, labels: { left: word } },
		},
		required: ['side'],
	});
});

test.each([
	['a property', { note: { title: word } }, 'props.side.title'],
	['a choice', { note: { title: word }, side: { title: word } }, "props.side.options['left']"],
])('about.ts that forgets %s stops the build, which says what to write where', (_what, texts, missing) => {
	expect(() => schemaOf(texts)).toThrow(`write into islands/wave/about.ts: ${missing}: {`);
});
