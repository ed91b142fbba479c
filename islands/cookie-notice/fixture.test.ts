import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { signal, type Signal } from '@preact/signals-core';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'zod/v4/core';
import { purposes, type Purpose } from '../../src/safety/purposes';
import { purposeTexts, thirdParties } from '../../src/safety/third-parties';
import { noticeArgs } from './model';
import { adoptPlugin } from './parts/adopt-plugin';
import { props, services } from './props';
import Purposes from './purposes';

const page = document.createElement('template');
page.innerHTML = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
const served = page.content.querySelector('.archipel-cookie-notice')!;
const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const letters = (element: Element) => words(element).replaceAll(' ', '');
const host = page.content.querySelector<HTMLElement>('[data-archipel=cookie-notice]')!;
const given = parse(props(), JSON.parse(host.dataset['archipelProps']!));

const onChoose = vi.fn();
const draw = (chosen: Signal<readonly Purpose[]>) => {
	const parties = thirdParties.filter(({ id }) => (given.services as string[]).includes(id));
	const view = createElement(Purposes, { offered: purposes, parties, chosen, onChoose, onShown() {} });
	return render(view, { container: document.body.appendChild(document.createElement('fieldset')) });
};

describe('[CONS-07] one list', () => {
	test('the owner chooses among exactly the declared third parties', () => {
		expect(services.filter((id) => id !== 'none')).toEqual(thirdParties.map(({ id }) => id));
	});

	test('the server’s notice names those in use, with a link to their policies', () => {
		const used = thirdParties.filter(({ id }) => (given.services as string[]).includes(id));
		for (const { name, policy } of used) {
			const shown = typeof name === 'string' ? name : name.fr;
			expect(words(served)).toContain(shown);
			if (policy) expect([...served.querySelectorAll('a')].find((link) => words(link) === shown)?.href).toBe(policy);
		}
		expect(served.querySelectorAll('.archipel-cookie-notice__service')).toHaveLength(
			used.filter(({ policy }) => policy).length,
		);
	});

	test('the server and the browser make the same choice of purposes', () => {
		const ours = draw(signal<readonly Purpose[]>([])).container;
		const theirs = served.querySelector('fieldset')!;
		expect(letters(ours)).toBe(letters(theirs));
		const shape = (root: Element) =>
			[...root.querySelectorAll('*')].map(({ localName, className }) => `${localName}.${className}`);
		expect(shape(ours)).toEqual(shape(theirs));
		expect(words(theirs)).toContain(purposeTexts.audience.description.fr);
	});
});

test('[CONS-06] nothing is ticked in advance, and refusing, accepting and choosing are the same but for their words', () => {
	expect(served.querySelectorAll('input:checked, input[checked]')).toHaveLength(0);
	const answers = [...served.querySelectorAll('.archipel-cookie-notice__answers > button')];
	expect(answers.map((answer) => answer.getAttribute('data-cookie-set'))).toEqual(['refuse', 'accept', null]);
	expect(answers.map(words)).toEqual(['Tout refuser', 'Tout accepter', 'Choisir']);
	expect(new Set(answers.map((answer) => answer.classList[0])).size).toBe(1);
});

test('[CONS-06] what is drawn follows the choice, and tells each tick', () => {
	const boxes = [...draw(signal<readonly Purpose[]>(['content'])).container.querySelectorAll('input')];
	expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
	boxes[0]!.click();
	expect(onChoose).toHaveBeenLastCalledWith(['audience', 'content']);
	boxes[2]!.click();
	expect(onChoose).toHaveBeenLastCalledWith([]);
});

test('a shop without third parties asks nothing', async () => {
	const notice = document.body.appendChild(document.createElement('div'));
	notice.innerHTML = '<button id="cn-accept-cookie" class="cn-button"></button>';
	const options = { ...given, services: ['none' as const] };
	const context = {
		activation: { by: 'load' as const, takeIntents: () => [] },
		signal: new AbortController().signal,
		fail() {},
	};
	expect((await adoptPlugin(notice, options, noticeArgs(options, {}), context)).choice).toBeUndefined();
	expect(notice.querySelector('fieldset, [aria-controls], #cn-refuse-cookie')).toBeNull();
	const informs = page.content.querySelector('[data-archipel-example=informs]')!;
	expect(informs.querySelector('input, fieldset, [data-cookie-set=refuse]:not([id^=cn-close])')).toBeNull();
});
