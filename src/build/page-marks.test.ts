import { expect, test } from 'vitest';
import { pageMarks } from './page-marks';

test.each([
	['form.cart:not(.variations_form)', ['cart']],
	['.short .much-longer, #an-id', ['an-id', 'much-longer']],
	['[class*="columns-"], [data-archipel-list]', ['columns-', 'data-archipel-list']],
	['body:has(.ordering, ul.pagination)', ['ordering', 'pagination']],
	[':is(.a-list, ol.b-list) a', ['a-list', 'b-list']],
])('[RT-15] %s: a page with such markup has one of %j in its HTML', (adopts, marks) =>
	expect(pageMarks({ adopts, when: 'idle' })).toEqual(marks),
);

test.each(['form', '.known, main', 'form[method="post" i]', 'body:has(.a, form)'])(
	'[RT-15] %s says nothing by which a page could be told: any page',
	(adopts) => expect(pageMarks({ adopts, when: 'idle' })).toBeNull(),
);

test('[RT-15] an island that adopts the whole page is needed where the controls are that it waits for', () => {
	const marks = (when: string, intents?: string) =>
		pageMarks({ adopts: 'body', when: when as 'idle', ...(intents && { intents }) });
	expect(marks('near:[data-quick-view] | interaction', 'a.trigger')).toEqual(['data-quick-view', 'trigger']);
	expect(marks('near:a.trigger | storage:kept')).toBeNull();
	expect(marks('interaction')).toBeNull();
});

test('[RT-15] one that only mounts where it is placed has no marks', () =>
	expect(pageMarks({ when: 'visible' })).toEqual([]));
