import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from '../../src/runtime/activation';
import { RequestError } from '../../src/shop/request-error';
import type * as Api from '../../src/shop/contact-form-7/contact-form-api';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance, { refill } from './enhance';

const api = vi.hoisted(() => ({ sendForm: vi.fn(), fetchRefill: vi.fn(), fetchRules: vi.fn() }));
vi.mock('../../src/shop/contact-form-7/contact-form-api', () => api as unknown as typeof Api);

const HTML = `<div class="wpcf7 no-js" id="wpcf7-f7-o1" data-wpcf7-id="7">
	<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
	<form class="wpcf7-form init" data-status="init" action="/#wpcf7-f7-o1" method="post" novalidate>
		<input type="hidden" name="_wpcf7" value="7"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f7-o1">
		<input type="hidden" name="_wpcf7_version" value="6.1.6"><input type="hidden" name="_wpcf7_locale" value="fr_FR"><input type="hidden" name="_wpcf7_container_post" value="12">
		<input type="hidden" name="_wpcf7_posted_data_hash" value="">
		<label>Nom <span class="wpcf7-form-control-wrap" data-name="nom"><input class="wpcf7-form-control" name="nom" aria-describedby="aide"></span></label>
		<span class="wpcf7-form-control-wrap" data-name="sujet"><span class="wpcf7-form-control wpcf7-checkbox"><input type="checkbox" name="sujet[]"></span></span>
		<select multiple name="jours"><option>Matin</option><option>Soir</option></select>
		<input type="password" name="mot"><input type="file" name="piece"><input name="card" autocomplete="cc-number">
		<div class="inert-on-submitting" id="part"></div>
		<span class="wpcf7-form-control-wrap" data-name="image"><input class="wpcf7-form-control wpcf7-captchar" name="image"></span>
		<img class="wpcf7-captcha-image" src="/1.png"><input type="hidden" name="_wpcf7_captcha_challenge_image" value="1">
		<input class="wpcf7-submit has-spinner" type="submit" name="bouton" value="Envoyer">
		<div class="wpcf7-response-output" aria-hidden="true"></div>
	</form></div>`;

const controller = pageLife();
const form = () => document.querySelector('form')!;
const field = (name: string) => form().querySelector<HTMLInputElement>(`[name=${name}]`)!;
const type = (name: string, value: string) => {
	field(name).value = value;
	field(name).dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = () => field('bouton').click();
const mount = (intents: Intent[] = []) =>
	enhance(document.querySelector<HTMLElement>('.wpcf7')!, {}, islandContext(controller.signal, intents));
/** Opens the form, and sends a message. */
const send = () => {
	void mount();
	type('nom', 'Claire');
	submit();
};
const answers = (answer: object) => ({ answer: { message: 'Merci', ...answer }, reply: { more: 1, ...answer } });

beforeEach(() => {
	document.body.innerHTML = HTML;
	api.sendForm.mockResolvedValue(answers({ status: 'mail_sent', posted_data_hash: 'abc' }));
	api.fetchRefill.mockResolvedValue({ answer: {}, reply: [] });
	api.fetchRules.mockResolvedValue([]);
});
afterEach(() => {
	delete (globalThis as { wpcf7?: unknown }).wpcf7;
});

describe('sending', () => {
	test('[CF-01] once, however often it is pressed, with the button that was pressed; what is written meanwhile is another message, and stays', async () => {
		let settle!: (answer: object) => void;
		api.sendForm.mockReturnValue(new Promise((resolve) => (settle = resolve)));
		send();
		submit();
		await vi.waitFor(() => expect(api.sendForm).toHaveBeenCalledOnce());
		const [id, sent] = api.sendForm.mock.calls[0] as [number, FormData];
		expect([id, sent.get('nom'), sent.get('bouton')]).toEqual([7, 'Claire', 'Envoyer']);
		const isBusy = () => field('bouton').hasAttribute('aria-busy');
		const state = () => [form().dataset['status'], document.getElementById('part')!.hasAttribute('inert'), isBusy()];
		expect(state()).toEqual(['submitting', true, true]);
		type('nom', 'Claire Dupont');
		settle(answers({ status: 'mail_sent' }));
		await vi.waitFor(() => expect(form().dataset['status']).toBe('sent'));
		expect(field('nom').value).toBe('Claire Dupont');
		api.sendForm.mockResolvedValue(answers({ status: 'mail_sent', posted_data_hash: 'abc' }));
		submit();
		await vi.waitFor(() => expect(form().dataset['status']).toBe('sent'));
		expect([field('nom').value, field('_wpcf7_posted_data_hash').value]).toEqual(['', 'abc']);
		expect([...state(), form().classList.contains('sent'), sessionStorage.length]).toEqual([
			'sent',
			false,
			false,
			true,
			0,
		]);
		for (const place of ['.wpcf7-response-output', '[role=status]'])
			expect(document.querySelector(place)!.textContent).toBe('Merci');
	});

	test.each([
		['mail_failed', 'failed', 'wpcf7mailfailed'],
		['validation_failed', 'invalid', 'wpcf7invalid'],
		['aborted', 'aborted', 'wpcf7aborted'],
		['spam', 'spam', 'wpcf7spam'],
		['gift_wrapped', 'custom-gift-wrapped', 'wpcf7submit'],
	])(
		'[CF-01] [CF-07] an answer that is a no (%s) shows, is told by an event, and what was written stays',
		async (code, status, event) => {
			api.sendForm.mockResolvedValue(answers({ status: code, message: 'Non' }));
			const told = vi.fn();
			form().addEventListener(event, told);
			send();
			await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
			expect([form().dataset['status'], field('nom').value]).toEqual([status, 'Claire']);
			expect(document.querySelector('.wpcf7-response-output')!.textContent).toBe('Non');
		},
	);

	test.each([
		['offline', 500, false],
		['lost', 500, true],
		['http', 500, true],
		['http', 404, false],
	] as const)(
		'[REL-01] a failure (%s, %s) is told at the form, which keeps what was written and can be sent again; that it may have been sent: %s',
		async (reason, status, mayBeSent) => {
			api.sendForm.mockRejectedValueOnce(new RequestError(reason, '/x', { status }));
			send();
			const notice = () => document.querySelector('.archipel-notice')?.textContent ?? '';
			await vi.waitFor(() => expect(notice()).toContain('Rien de ce que vous avez écrit n’est perdu.'));
			expect(notice().includes('peut-être déjà parti')).toBe(mayBeSent);
			expect([form().dataset['status'], field('nom').value]).toEqual(['failed', 'Claire']);
			document.querySelector<HTMLElement>('.archipel-notice button')!.click();
			await vi.waitFor(() => expect(form().dataset['status']).toBe('sent'));
			expect(notice()).toBe('');
		},
	);

	test('[CF-03] [REL-01] without the rules and without new quizzes the form goes on as it is, and nobody is told', async () => {
		api.fetchRules.mockRejectedValue(new RequestError('invalid', '/x'));
		api.fetchRefill.mockRejectedValue(new RequestError('http', '/x', { status: 403 }));
		void mount();
		field('nom').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
		type('nom', 'Claire');
		field('nom').dispatchEvent(new Event('change', { bubbles: true }));
		await vi.waitFor(() => expect(api.fetchRules).toHaveBeenCalledTimes(2));
		await new Promise((settle) => setTimeout(settle));
		expect(api.fetchRefill).toHaveBeenCalledOnce();
		expect([form().dataset['status'], field('nom').value]).toEqual(['init', 'Claire']);
		expect(document.querySelector('.archipel-notice, .wpcf7-not-valid-tip')).toBeNull();
		submit();
		await vi.waitFor(() => expect(form().dataset['status']).toBe('sent'));
	});

	test('[CF-07] what somebody else has stopped is not sent; the plugin’s own script is never beside ours', async () => {
		const stop = (event: Event) => event.preventDefault();
		form().addEventListener('submit', stop);
		void mount();
		submit();
		expect(api.sendForm).not.toHaveBeenCalled();
		form().removeEventListener('submit', stop);
		Object.assign(form(), { wpcf7: {} });
		const theirs = vi.fn();
		form().addEventListener('submit', theirs);
		submit();
		await vi.waitFor(() => expect(api.sendForm).toHaveBeenCalledOnce());
		expect(theirs).not.toHaveBeenCalled();
	});

	test('[RT-06] a submit that was held is sent once; without the consent that the form wants it is asked about', async () => {
		void mount([{ control: form(), submitter: field('bouton') }]);
		await vi.waitFor(() => expect(api.sendForm).toHaveBeenCalledOnce());
		controller.restart();
		form().insertAdjacentHTML('afterbegin', '<span class="wpcf7-acceptance"><input type="checkbox" name="ok"></span>');
		void mount([{ control: form(), submitter: field('bouton') }]);
		const notice = () => document.querySelector('.archipel-notice')?.textContent;
		expect([notice(), document.activeElement]).toEqual(['Cochez d’abord la case d’acceptation.', field('ok')]);
		field('ok').click();
		expect([notice(), api.sendForm.mock.calls.length]).toEqual([undefined, 1]);
	});

	test('[CF-07] other scripts send and renew a form by the plugin’s own functions', async () => {
		void mount();
		const { wpcf7 } = globalThis as unknown as { wpcf7: Record<'init' | 'submit' | 'reset', (form: Element) => void> };
		wpcf7.init(form());
		expect(api.fetchRefill).not.toHaveBeenCalled();
		wpcf7.reset(form());
		expect(api.fetchRefill).toHaveBeenCalledOnce();
		wpcf7.submit(form());
		await vi.waitFor(() => expect(api.sendForm).toHaveBeenCalledOnce());
	});

	test('[CF-01] [CF-07] [SEC-03 P6] the plugin’s events come in their order and say what was sent; ours do not', async () => {
		const told: [string, Record<string, unknown>][] = [];
		vi.stubGlobal(
			'CustomEvent',
			class extends CustomEvent<unknown> {
				constructor(name: string, init?: CustomEventInit<unknown>) {
					super(name, init);
					told.push([name, Object(init?.detail) as Record<string, unknown>]);
				}
			},
		);
		send();
		await vi.waitFor(() => expect(told.at(-1)![0]).toBe('wpcf7reset'));
		vi.unstubAllGlobals();
		const theirs = told.filter(([name]) => name.startsWith('wpcf7'));
		// SERVERS.md, S192.
		expect(theirs.map(([name, { status }]) => (name === 'wpcf7statuschanged' ? status : name.slice(5)))).toEqual(
			'beforesubmit submitting sent mailsent submit resetting sent reset'.split(' '),
		);
		const [, sent] = theirs.find(([name]) => name === 'wpcf7submit')!;
		expect(sent).toMatchObject({
			contactFormId: 7,
			pluginVersion: '6.1.6',
			contactFormLocale: 'fr_FR',
			unitTag: 'wpcf7-f7-o1',
			containerPostId: 12,
			status: 'mail_sent',
			inputs: expect.arrayContaining([{ name: 'nom', value: 'Claire' }]) as object,
			formData: expect.any(FormData) as object,
			apiResponse: { more: 1, status: 'mail_sent' },
		});
		expect((sent['inputs'] as { name: string }[]).filter(({ name }) => name.startsWith('_'))).toEqual([]);
		const own = told.filter(([name]) => name.startsWith('archipel:'));
		expect(JSON.stringify(own)).not.toContain('Claire');
	});
});

test('[CF-02] [SEC-01] a description that the field has already stays, a field that is not there is told all the same; words with markup are words', async () => {
	api.sendForm.mockResolvedValue(
		answers({
			status: 'validation_failed',
			message: '<b>Non</b>',
			invalid_fields: [
				{ field: '"]*,body *', message: 'Absent' },
				{ field: 'nom', message: '<b>Vide</b>' },
				{ field: 'sujet', message: 'Vide' },
			],
		}),
	);
	void mount();
	submit();
	await vi.waitFor(() => expect(form().dataset['status']).toBe('invalid'));
	expect(field('nom').getAttribute('aria-describedby')).toBe('aide wpcf7-f7-o1-ve-nom');
	expect(document.activeElement).toBe(field('nom'));
	const told = [...document.querySelectorAll('.archipel-form-errors li')];
	expect(told.map(({ textContent }) => textContent)).toEqual(['Nom\u00a0: <b>Vide</b>', 'Vide', 'Absent']);
	expect(document.querySelector('.wpcf7-response-output')!.textContent).toContain('<b>Non</b>');
	expect(document.querySelector('b')).toBeNull();
	const listed = [...document.querySelectorAll('.screen-reader-response li')].map(({ textContent }) => textContent);
	expect(listed).toEqual(['Absent', '<b>Vide</b>', 'Vide']);
	expect(told[0]!.querySelector('a')!.hash).toBe(`#${field('nom').id}`);
	api.fetchRules.mockResolvedValue([{ rule: 'required', field: 'nom', error: 'Vide' }]);
	const statuses: unknown[] = [];
	form().addEventListener('wpcf7statuschanged', (event) => statuses.push((event as CustomEvent).detail.status));
	type('nom', 'Claire');
	field('nom').dispatchEvent(new Event('change', { bubbles: true }));
	await vi.waitFor(() => expect(field('nom').getAttribute('aria-invalid')).toBe('false'));
	expect(statuses).toEqual(['validating', 'invalid']);
	expect(field('nom').getAttribute('aria-describedby')).toBe('aide');
	expect(form().dataset['status']).toBe('invalid');
	delete form().dataset['status'];
	field('nom').dispatchEvent(new Event('change', { bubbles: true }));
	await vi.waitFor(() => expect(form().dataset['status']).toBe('init'));
});

const image = () => form().querySelector('img')!;
const captcha = { image: '/wp-content/uploads/wpcf7_captcha/23.png' };

test('[CF-06] the question of a cached page is renewed when the form is entered, and stays with the answer that is typed', async () => {
	const [wrap] = form().querySelectorAll('.wpcf7-form-control-wrap');
	wrap!.innerHTML = '<b class="wpcf7-quiz-label">1+1=?</b><input name="nom"><input name="_wpcf7_quiz_answer_nom">';
	api.fetchRefill.mockResolvedValue({ answer: { quiz: { nom: ['Capitale ?', 'first'] } }, reply: [] });
	void mount();
	field('nom').focus();
	const asked = () => [wrap!.textContent, field('_wpcf7_quiz_answer_nom').value];
	await vi.waitFor(() => expect(asked()).toEqual(['Capitale ?', 'first']));
	type('nom', 'Paris');
	refill(form(), { quiz: { nom: ['1+1=?', 'second'] } }, true);
	expect(asked()).toEqual(['Capitale ?', 'first']);
	refill(form(), { quiz: { nom: ['Capitale ?', 'third'] } }, true);
	expect([...asked(), field('nom').value]).toEqual(['Capitale ?', 'third', 'Paris']);
});

test('[CF-06] pictures: only those of this shop; the answer to a picture that is used up is emptied with it, no other; PHP sends a list where there is none', () => {
	type('nom', 'Claire');
	type('image', 'abcd');
	refill(form(), { captcha }, false);
	for (const address of ['https://elsewhere.test/23.png', 'javascript:23.png', 'data:image/23.png', '/a.svg', ''])
		refill(form(), { captcha: { image: address } }, true);
	expect([image().getAttribute('src'), field('image').value]).toEqual(['/1.png', 'abcd']);
	refill(form(), { captcha }, true);
	expect(new URL(image().src).pathname).toBe(captcha.image);
	expect([field('image').value, field('_wpcf7_captcha_challenge_image').value, field('nom').value]).toEqual([
		'',
		'23',
		'Claire',
	]);
	expect(() => refill(form(), { captcha: [], quiz: [] }, true)).not.toThrow();
	refill(form(), { captcha: { image: '/wp-content/uploads/wpcf7_captcha/24.png' } }, false);
	expect(image().src, 'nothing was typed for the one before').toContain('24.png');
});

test('[CF-01] [PRIV-01] [REL-01] the draft: holds no password, no card, no answer to a captcha; it is found again, and can be erased; it is gone when the browser itself has sent the form', () => {
	const rest =
		'<input class="wpcf7-quiz" name="quiz"><span class="has-free-text"><input type="checkbox" name="autre"><input class="wpcf7-free-text" name="_wpcf7_free_text_autre"></span>';
	const html = HTML.replace('</form>', `${rest}</form>`);
	document.body.innerHTML = html;
	void mount();
	const free = '_wpcf7_free_text_autre';
	expect(field(free).disabled, 'its box is not ticked').toBe(true);
	const days = () => [...form().querySelectorAll('option')];
	const write = () => {
		for (const day of days()) day.selected = true;
		field('autre').checked = true;
		for (const name of ['nom', 'mot', 'card', 'image', 'quiz', free]) type(name, `secret ${name}`);
	};
	write();
	const kept = () => Object.values(sessionStorage).join();
	expect(kept()).toContain('secret nom');
	expect(kept()).not.toMatch(/secret (mot|card|image|quiz)/);
	controller.restart();
	document.body.innerHTML = html;
	void mount();
	expect([field(free).value, field(free).disabled]).toEqual([`secret ${free}`, false]);
	expect([field('nom').value, ...days().map(({ selected }) => selected)]).toEqual(['secret nom', true, true]);
	const notice = document.querySelector('.archipel-notice')!;
	expect(notice.textContent).toContain('Votre message commencé a été retrouvé.');
	notice.querySelector('button')!.click();
	expect([field('nom').value, kept()]).toEqual(['', '']);
	write();
	controller.restart();
	document.body.innerHTML = HTML.replaceAll('init', 'sent');
	void mount();
	expect([field('nom').value, sessionStorage.length]).toEqual(['', 0]);
});

test('[CF-07] a link opens the form that it names', () => {
	document.body.innerHTML = `<a href="#caf%C3%A9">Écrire</a><div id="café">${HTML}</div>`;
	const link = document.querySelector('a')!;
	enhance(link, {}, islandContext(controller.signal));
	expect(link.dispatchEvent(new MouseEvent('click', { cancelable: true }))).toBe(false);
});
