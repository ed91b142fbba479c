import { expect, test } from 'vitest';
import { purposes } from '../../src/safety/purposes';
import { purposeTexts, thirdParties } from '../../src/consent/third-parties';
import { noticeArgs } from './model';
import { adoptPlugin } from './parts/adopt-plugin';
import { props } from './island';
import { read } from '../../tests/setup/repository';

const page = document.createElement('template');
page.innerHTML = read('islands/cookie-notice/fixture.html');
const served = page.content.querySelector('.archipel-cookie-notice')!;
const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const host = page.content.querySelector<HTMLElement>('[data-archipel=cookie-notice]')!;
const given = props.parse(JSON.parse(host.dataset['archipelProps']!));

const { signal } = new AbortController();
const fields = () => document.body.appendChild(served.querySelector('fieldset')!.cloneNode(true) as HTMLElement);

test('[CONS-07] one list: the owner chooses among exactly the declared third parties', () => {
	const offered = ['none', ...thirdParties.map(({ id }) => id)];
	for (const name of ['services', 'released'])
		expect(props.properties[name]?.schema).toMatchObject({ items: { enum: offered } });
});

test('[CONS-07] one list: the server’s notice names those in use, with a link to their policies', () => {
	const used = thirdParties.filter(({ id }) => given.services.includes(id));
	for (const { name, policy } of used) {
		const shown = typeof name === 'string' ? name : name.fr;
		expect(words(served)).toContain(shown);
		if (policy) expect([...served.querySelectorAll('a')].find((link) => words(link) === shown)?.href).toBe(policy);
	}
	expect(served.querySelectorAll('.archipel-cookie-notice__service')).toHaveLength(
		used.filter(({ policy }) => policy).length,
	);
});

test('[CONS-07] one list: the plugin’s notice has the server’s choice of purposes', async () => {
	const notice = document.body.appendChild(document.createElement('div'));
	notice.innerHTML = '<button id="cn-accept-cookie" class="cn-button"></button>';
	const theirs = fields();
	theirs.id = 'archipel-purposes-plugin';
	const abort = new AbortController();
	const { choice } = await adoptPlugin(notice, noticeArgs(given), abort.signal);
	expect(choice!.offered).toEqual(purposes);
	expect(notice.contains(theirs)).toBe(true);
	expect(notice.querySelector(`[aria-controls=${theirs.id}]`)).not.toBeNull();
	expect(words(theirs)).toContain(purposeTexts.audience.description.fr);
	abort.abort();
	expect(notice.children).toHaveLength(1);
	expect(notice.nextElementSibling).toBe(theirs);
});

test('[CONS-06] nothing is ticked in advance, and refusing, accepting and choosing are the same but for their words', () => {
	expect(served.querySelectorAll('input:checked, input[checked]')).toHaveLength(0);
	const answers = [...served.querySelectorAll('.archipel-cookie-notice__answers > button')];
	expect(answers.map((answer) => answer.getAttribute('data-cookie-set'))).toEqual(['refuse', 'accept', null]);
	expect(answers.map(words)).toEqual(['Tout refuser', 'Tout accepter', 'Choisir']);
	expect(new Set(answers.map((answer) => answer.classList[0])).size).toBe(1);
});

test('a shop without third parties asks nothing', async () => {
	const notice = document.body.appendChild(document.createElement('div'));
	notice.innerHTML = '<button id="cn-accept-cookie" class="cn-button"></button>';
	const options = { ...given, services: ['none'] };
	expect((await adoptPlugin(notice, noticeArgs(options), signal)).choice).toBeUndefined();
	expect(notice.querySelector('fieldset, [aria-controls], #cn-refuse-cookie')).toBeNull();
	const informs = page.content.querySelector('[data-archipel-example=informs]')!;
	expect(informs.querySelector('input, fieldset, [data-cookie-set=refuse]:not([id^=cn-close])')).toBeNull();
});
