import { bundle } from '../e2e/bundle';
import { expect, test } from './test';

const forms = [
	['view', 'replace'],
	['view', 'append'],
	['enhance', 'replace'],
] as const;

/** An island of this test, whose control counts its presses, those before it came too. */
const source = (form: 'view' | 'enhance', mount: 'replace' | 'append') => `
import { createElement, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { mount } from './src/runtime/mount';

function View({ host, activation, signal }) {
	const [count, setCount] = useState(0);
	const press = () => setCount((before) => before + 1);
	useEffect(() => {
		activation.takeIntents().forEach(press);
		host.querySelector('.served')?.addEventListener('click', press, { signal });
	}, []);
	return createElement('button', { type: 'button', onClick: press }, 'pressed ' + count);
}

function enhance(host, props, { activation, signal }) {
	let count = 0;
	const button = host.querySelector('button');
	const press = () => { button.textContent = 'pressed ' + ++count; };
	activation.takeIntents().forEach(press);
	button.addEventListener('click', press, { signal });
}

const definition = {
	name: 'probe',
	props: () => z.object({}),
	mount: '${mount}',
	${form}: async () => ({ default: ${form === 'view' ? 'View' : 'enhance'} }),
};
export default (host, context) => mount(definition, host, context);
`;

const triggers = [
	'load',
	'idle',
	'visible',
	'interaction',
	'near:button',
	'media:(min-width: 1px)',
	'prefetch | interaction',
	'cookie:none | interaction',
	'event:none | near:button',
];

/** Milliseconds until the island's file is there, and for which the button is held down: it mounts before the press, in it, or after. */
const moments = [
	[0, 0],
	[0, 300],
	[400, 0],
] as const;

for (const [form, mount] of forms)
	test(`[RT-03] [RT-04] ${form}, ${mount}: the press that wakes it counts, once, whenever its file comes`, async ({
		tab,
		shop,
	}) => {
		test.setTimeout(90_000);
		const script = await bundle(source(form, mount));
		const probes = triggers.flatMap((when) => moments.map(([delay, hold]) => ({ when, delay, hold })));
		const host = (at: number) => `probe-${at}`;
		shop.place(
			Object.fromEntries(probes.map(({ when, delay }, at) => [host(at), { script, when, delay }])),
			probes
				.map(
					(_, at) =>
						`<div data-archipel="${host(at)}"><button type="button" class="served" data-archipel-intent="press">served</button></div>`,
				)
				.join(''),
		);
		await tab.goto('/contact/');
		for (const [at, { when, delay, hold }] of probes.entries()) {
			const place = `[data-archipel="${host(at)}"]`;
			await tab.click(mount === 'append' ? `${place} .served` : `${place} button`, hold);
			await expect
				.poll(() => tab.text(mount === 'append' ? `${place} [data-archipel-slot]` : `${place} button`), {
					message: `${when}, its file after ${delay} ms, held down for ${hold} ms`,
				})
				.toBe('pressed 1');
		}
	});
