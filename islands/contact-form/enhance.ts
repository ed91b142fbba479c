import { whenThere } from '../../src/runtime/lazy-part';
import { signal } from '@preact/signals-core';
import { decoded } from '../../src/runtime/foreign-text';
import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { element } from '../../src/dom/element';
import { forgetDraft as forgetDraftOf, keepDraft } from '../../src/dom/form-draft';
import { hasSameFields, SECRET } from '../../src/dom/form-fields';
import { clearNotice, showNotice, keepInView } from '../../src/dom/inline-notice';
import { followPresses } from '../../src/dom/when-released';
import { fetchRefill, fetchRules, type Refill } from '../../src/shop/contact-form-7/contact-form-api';
import { t } from './messages';
import { statusOf, validate } from './model';
import { type Cf7Form, readCf7Form, wrapsOf } from './cf7-form';
import { createFieldErrors, type FieldErrors } from './field-errors';
import { assistFields, fieldOf, missingAcceptance, reflect } from './fields';
import { createSender, type Sent } from './sender';
import { lazyView } from '../../src/runtime/lazy-view';
import { openView } from '../../src/dom/open-view';
import { safeUrl } from '../../src/safety/url';
import './view.css';

/** Form of Contact Form 7 (CF): replaces the two scripts of the plugin, and never loses typed input. */
export default function enhance(host: HTMLElement, _props: object, context: IslandContext) {
	const { activation, signal } = context;
	if (host.matches('a')) return openInPopup(host, context);
	// The HTML parser drops a nested form: its fields belong to the outer form.
	if (host.parentElement?.closest('form')) return tellWrongPlace(host);
	const form = host.querySelector<HTMLFormElement>('form.wpcf7-form');
	if (!form) return;
	const cf7 = readCf7Form(host, form);
	const errors = createFieldErrors(cf7);
	const output = () => form.querySelector<HTMLElement>('.wpcf7-response-output') ?? form;

	const tellAnswer = ({ answer, detail, fields }: Sent, isStillHere: boolean) => {
		const { form, emit, setStatus } = cf7;
		const [status, wrong] = [statusOf(answer.status), answer.invalid_fields ?? []];
		// Input changed while sending is a new message: no reset.
		const isWhole = hasSameFields(new FormData(form), fields);
		setStatus(answer.status);
		if (['invalid', 'unaccepted', 'spam', 'aborted'].includes(status)) emit(status, detail);
		if (['sent', 'failed'].includes(status)) emit(`mail${status}`, detail);
		refill(form, answer, true);
		emit('submit', detail);
		const hash = form.querySelector<HTMLInputElement>('input[name=_wpcf7_posted_data_hash]');
		if (hash && answer.posted_data_hash) hash.value = answer.posted_data_hash;
		if (status === 'sent' && isWhole) {
			forgetDraft();
			form.reset();
		}
		for (const { field, message } of wrong) errors.show(field, message);
		errors.conclude(answer.message, wrong, isStillHere);
		if (!wrong.length || !isStillHere) keepInView(output(), form);
	};
	const send = createSender(cf7, errors.clear, tellAnswer, signal);

	const forgetDraft = keep(cf7, output(), signal);
	assistFields(form, signal);
	const check = followSchema(cf7, errors, signal);
	const renew = followReset(cf7, errors, signal);
	host.classList.replace('no-js', 'js');

	const submit = (submitter?: HTMLElement | null) => {
		const missing = form.classList.contains('wpcf7-acceptance-as-validation') ? undefined : missingAcceptance(form);
		if (missing) return askToAccept(missing);
		for (const button of form.querySelectorAll('.has-spinner'))
			if (!button.nextElementSibling?.matches('.wpcf7-spinner'))
				button.after(element('span', { class: 'wpcf7-spinner' }));
		void send(submitter ?? undefined);
	};
	listen(form, 'submit', { signal }, (event) => {
		// Another handler has cancelled the submit, or the plugin's own script sends the form.
		if (event.defaultPrevented) return;
		event.preventDefault();
		if ('wpcf7' in form) event.stopImmediatePropagation();
		submit(event.submitter);
	});
	offerLegacyApi(form, { submit, reset: renew, validate: check });
	const [intent] = activation.takeIntents().slice(-1);
	if (intent) submit(intent.submitter);
}

/** Asks for a required consent after a submit made before the button could be disabled. */
function askToAccept(box: HTMLInputElement): void {
	const anchor = box.closest('.wpcf7-form-control-wrap') ?? box;
	showNotice(anchor, { type: 'error', text: t('accept') });
	box.focus();
	box.addEventListener('change', () => clearNotice(anchor), { once: true });
}

function tellWrongPlace(host: HTMLElement): void {
	const text = element(
		'p',
		{ class: 'wpcf7-form-in-wrong-place' },
		element('strong', {}, t('error')),
		` ${t('wrongPlace')}`,
	);
	// Keeps the height, so that content below does not move; the text's margins collapse with those around the host, as the fields' did.
	text.style.minBlockSize = `${host.getBoundingClientRect().height}px`;
	host.replaceChildren(text);
}

/** Keeps a draft of typed fields, without captcha answers and secrets. @returns Function that deletes the draft. */
function keep({ form, identity }: Cf7Form, anchor: Element, signal: AbortSignal): () => void {
	const secret = `${SECRET}, [type=hidden], [type=file], [type=submit], [type=reset], .wpcf7-quiz, .wpcf7-captchar`;
	const key = `archipel_contact_${identity.unitTag}_${location.pathname}`;
	// Submitted natively.
	if (form.dataset['status'] === 'sent') forgetDraftOf(key);
	return keepDraft(form, {
		key,
		isKept: (field) => /^(_wpcf7_free_text_|[^_])/.test(field.name) && !field.matches(secret),
		notice: { anchor, found: t('draftFound'), discard: t('discardDraft') },
		signal,
	});
}

/**
 * Checks a field on change (CF-03, CF-04). The schema, and new captchas for a page that may come from a cache, are fetched when
 * the form gets the focus.
 */
function followSchema(
	{ form, identity, setStatus }: Cf7Form,
	errors: FieldErrors,
	signal: AbortSignal,
): (control: Element) => void {
	const id = identity.contactFormId;
	const released = followPresses(signal);
	const status = () => form.dataset['status'] ?? 'init';
	const check = async (control: Element) => {
		const field = fieldOf(form, control);
		if (field === undefined) return;
		reflect(form, field);
		const before = status();
		// Without rules only the server validates.
		const rules = await fetchRules(id).catch(() => []);
		await released();
		// A server response takes precedence.
		if (signal.aborted || status() !== before || before === 'submitting') return;
		setStatus('validating');
		const error = validate(rules, new FormData(form)).get(field);
		if (error === undefined) errors.clear(field);
		else errors.show(field, error);
		setStatus(before);
	};
	form.addEventListener('change', ({ target }) => void (target instanceof Element && check(target)), { signal });
	const begin = () => {
		fetchRules(id).catch(() => {});
		if (hasQuizzes(form)) whenThere(fetchRefill(id, signal), ({ answer }) => refill(form, answer, false));
	};
	if (form.contains(document.activeElement)) begin();
	else form.addEventListener('focusin', begin, { signal, once: true });
	return (control) => void check(control);
}

/** Renews captchas and status after a form reset (CF-01). @returns Function that renews both without resetting the form. */
function followReset(cf7: Cf7Form, errors: FieldErrors, signal: AbortSignal): () => void {
	const { form, identity, emit, setStatus, describe } = cf7;
	const renew = async () => {
		const status = form.dataset['status'] === 'sent' ? 'mail_sent' : 'init';
		const detail = describe(new FormData(form));
		errors.clear();
		setStatus('resetting');
		const fresh = await fetchRefill(identity.contactFormId, signal).catch(() => undefined);
		if (signal.aborted || form.dataset['status'] !== 'resetting') return;
		setStatus(status);
		if (!fresh) return;
		refill(form, fresh.answer, false);
		emit('reset', { ...detail, apiResponse: fresh.reply });
	};
	const onReset = () => void renew();
	form.addEventListener('reset', onReset, { signal });
	return onReset;
}

/** Methods of Contact Form 7 that other scripts call (`wpcf7.submit( form )`). */
interface FormActions {
	readonly submit: (submitter?: HTMLElement) => void;
	readonly reset: () => void;
	readonly validate: (control: Element) => void;
}

const adopted = new WeakMap<Element, FormActions>();

/** Provides `window.wpcf7`, unless Contact Form 7's script is loaded. `init` does nothing: forms added later are adopted anyway. */
function offerLegacyApi(form: HTMLFormElement, actions: FormActions): void {
	adopted.set(form, actions);
	const page = globalThis as { wpcf7?: object };
	page.wpcf7 = {
		init: () => {},
		submit: (target: Element, options?: { submitter?: HTMLElement }) => adopted.get(target)?.submit(options?.submitter),
		reset: (target: Element) => adopted.get(target)?.reset(),
		validate: (target: Element, options?: { target?: Element }) =>
			options?.target && adopted.get(target)?.validate(options.target),
		...page.wpcf7,
	};
}

/** Button that opens its linked form in a dialog (CF-07); without JavaScript the link is followed. */
function openInPopup(button: HTMLElement, context: IslandContext): void {
	const content = () => {
		const form = document.getElementById(decoded((button as HTMLAnchorElement).hash.slice(1)));
		return form?.querySelector('.wpcf7') ? form : null;
	};
	const opened = signal<HTMLElement | undefined>(undefined);
	const view = lazyView(context, () => import('./parts/popup'), {
		opened,
		button,
		onClose: () => (opened.value = undefined),
	});
	const open = async () => {
		const form = content();
		if (form && (await openView(view, button, button, open))) opened.value = form;
	};
	listen(button, 'click', { signal: context.signal, capture: true }, (event) => {
		if (!content()) return;
		event.preventDefault();
		// The theme's script would open a second popup.
		event.stopImmediatePropagation();
		void open();
	});
	button.setAttribute('aria-haspopup', 'dialog');
	for (const type of ['pointerenter', 'focus'])
		button.addEventListener(type, view.prefetch, { signal: context.signal, once: true });
	if (context.activation.takeIntents().length) void open();
}

/**
 * Renews captchas and quizzes (CF-06) and keeps typed answers: an answered question or image stays, as its answer remains valid. Only
 * the answer to an image that the server has used up is cleared.
 *
 * @param areSpent Whether the server has used up the images on the page.
 */
export function refill(form: HTMLFormElement, { captcha, quiz }: Refill, areSpent: boolean): void {
	for (const [field, [question = '', hash = '']] of entries<readonly string[]>(quiz)) {
		for (const wrap of wrapsOf(form, field)) {
			const [label, answer] = [wrap.querySelector('.wpcf7-quiz-label'), input(wrap, field)];
			if (answer?.value && label?.textContent !== question) continue;
			if (label) label.textContent = question;
			input(wrap, `_wpcf7_quiz_answer_${field}`)?.setAttribute('value', hash);
		}
	}
	for (const [field, address] of entries<string>(captcha)) {
		const [source, answer] = [safeUrl(address), input(form, field)];
		const challenge = /(\d+)\.(?:png|gif|jpeg)$/.exec(address)?.[1];
		if (!source || !challenge || (answer?.value && !areSpent)) continue;
		for (const image of form.querySelectorAll('img')) {
			if (image.classList.contains(`wpcf7-captcha-${field.replaceAll(':', '')}`)) image.src = source.href;
		}
		input(form, `_wpcf7_captcha_challenge_${field}`)?.setAttribute('value', challenge);
		if (answer) answer.value = '';
	}
}

/** Returns whether the form has a captcha or a quiz. */
const hasQuizzes = (form: HTMLFormElement): boolean =>
	form.querySelector('[name^="_wpcf7_quiz_answer_"], [name^="_wpcf7_captcha_challenge_"]') !== null;

/** Returns the entries of a map, which PHP encodes as a list when empty. */
const entries = <Value>(map: object | undefined): [string, Value][] =>
	Array.isArray(map) ? [] : (Object.entries(map ?? {}) as [string, Value][]);

const input = (within: ParentNode, name: string): HTMLInputElement | undefined =>
	[...within.querySelectorAll('input')].find((one) => one.name === name);
