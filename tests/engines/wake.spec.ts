import { bundle } from '../e2e/bundle';
import { expect, test } from './test';

const forms = [
	['view', 'replace'],
	['view', 'append'],
	['enhance', 'replace'],
] as const;

/** Source of a test island that counts presses of its control, including replayed ones. */
const source = (form: 'view' | 'enhance', mount: 'replace' | 'append') => `
import { createElement, useEffect, useState } from 'react';
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
	defaults: {},
	rules: async () => ({ default: {} }),
	mount: '${mount}',
	${form}: async () => ({ default: ${form === 'view' ? 'View' : 'enhance'} }),
};
export default (host, context) => mount(definition, host, context);
`;

/** Milliseconds until the file is delivered, and milliseconds of the press: the island mounts before, during or after the press. */
const moments = [
	[0, 0],
	[0, 300],
	[400, 0],
] as const;

/** Triggers fired by the press, at each moment; then triggers that fire on load, with a late file. */
const woken = [
	'interaction',
	'near:button',
	'prefetch | interaction',
	'cookie:none | interaction',
	'event:none | near:button',
].flatMap((when, row) => moments.map((moment, column) => ({ when, moment, form: forms[(row + column) % 3]! })));
const early = ['load', 'idle', 'visible', 'media:(min-width: 1px)'].map((when, row) => ({
	when,
	moment: moments[2],
	form: forms[row % 3]!,
}));

/** Combines each form of an island with each trigger and each moment; Chromium tests all three together in tests/e2e/mount-safety.spec.ts. */
const probes = [...early, ...woken];

test('[RT-03] [RT-04] the press that wakes an island counts, once, however it mounts', async ({ tab, shop }) => {
	const scripts = new Map<(typeof forms)[number], string>();
	for (const form of forms) scripts.set(form, await bundle(source(form[0], form[1])));
	const placed = (at: number) => `[data-archipel="probe-${at}"]`;
	const answer = (at: number, [form, mount]: (typeof forms)[number]) =>
		form === 'view' && mount === 'append' ? `${placed(at)} [data-archipel-slot]` : `${placed(at)} button`;
	const told = ({ when, moment: [delay, hold], form }: (typeof probes)[number]) =>
		`${form.join(', ')}; ${when}, its file after ${delay} ms, held down for ${hold} ms`;
	shop.place(
		Object.fromEntries(
			probes.map(({ when, moment: [delay], form }, at) => [`probe-${at}`, { script: scripts.get(form)!, when, delay }]),
		),
		probes
			.map(
				(_, at) =>
					`<div data-archipel="probe-${at}"><button type="button" class="served" data-archipel-intent="press">served</button></div>`,
			)
			.join(''),
	);
	await tab.goto('/contact/');
	for (const [at, probe] of probes.entries()) {
		await tab.click(`${placed(at)} ${probe.form[1] === 'append' ? '.served' : 'button'}`, probe.moment[1]);
		await expect.poll(() => tab.text(answer(at, probe.form)), { message: told(probe) }).toBe('pressed 1');
	}
	// A delayed duplicate press would have arrived by then.
	for (const [at, probe] of probes.entries())
		expect(await tab.text(answer(at, probe.form)), told(probe)).toBe('pressed 1');
});
