import { listen } from '../../src/runtime/listen';
import { lazyPart } from '../../src/runtime/lazy-part';
import type { IslandContext } from '../../src/runtime/define-island';
import { t } from './messages';
import { settings } from '../../src/runtime/settings';
import { describeBy, markWrong } from '../../src/dom/field-errors';
import { findNotices, isErrorNotice } from '../../src/shop/woocommerce/page-notices';
import { element } from '../../src/dom/element';
import '../../src/dom/field-error.css';

interface Fault {
	readonly field: HTMLInputElement;
	readonly text: string;
}

let made = 0;

/** Replaces all messages by those of the given faults. @returns True if there are no faults. */
type ShowFaults = (faults: readonly Fault[]) => boolean;

/** Shows error messages below fields until their next input, and focuses the first invalid field. */
function createFieldMessages(signal: AbortSignal): ShowFaults {
	const messages = new Map<HTMLInputElement, HTMLElement>();
	const clear = (field: HTMLInputElement) => {
		const message = messages.get(field);
		if (!message) return;
		messages.delete(field);
		markWrong(field, message.id, false);
		field.removeAttribute('aria-invalid');
		message.remove();
	};
	const clearAll = () => [...messages.keys()].forEach(clear);
	signal.addEventListener('abort', clearAll);
	return (faults) => {
		clearAll();
		for (const { field, text } of faults) {
			const message = element('span', { id: `archipel-login-error-${++made}`, class: 'archipel-field-error' }, text);
			// The message is placed below the password toggle's wrapper, which contains field and button.
			(field.closest('.password-input, .archipel-password, .eael-lr-password-wrapper') ?? field).after(message);
			messages.set(field, message);
			markWrong(field, message.id, true);
			field.addEventListener('input', () => clear(field), { signal, once: true });
		}
		faults[0]?.field.focus();
		return !faults.length;
	};
}

/** Captchas: a token is valid for one request, so this island does not send the form. Essential Addons' button always has Google's class. */
const CAPTCHA = '.g-recaptcha:not(button), .h-captcha, .cf-turnstile, [name*="captcha" i], [name$="-response"]';

const NAME = '[name=username], [name=eael-user-login]';
const PASSWORD = '[name=password], [name=eael-user-password]';

const sending = lazyPart(() => import('./parts/send'));

/** Enhances login forms (ACC-01, ACC-03, CHK-01) and forms that reset a lost password. */
export default function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const form = host as HTMLFormElement;
	const showFaults = createFieldMessages(signal);
	const before = form.noValidate;
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = before));
	const [name, password] = [NAME, PASSWORD].map((field) => form.querySelector<HTMLInputElement>(field));
	if (!name || !password) return followNewPassword(form, showFaults, signal);
	// WooCommerce's form has no script. Scripts of the theme and of ShopEngine listen to clicks on an ancestor, that of Essential Addons to submit.
	const isTakenByClick = form.matches('.opal-login-form-ajax, .shopengine-checkout-form-login form');
	const isTakenBySubmit = form.matches('.eael-login-form');
	keepFromAddress(form, signal);
	// Essential Addons prints the invalid `autocomplete="username email"`, which browsers ignore (WCAG 1.3.5).
	if (!/^\S+$/.test(name.autocomplete)) name.autocomplete = 'username';
	if (!password.autocomplete) password.autocomplete = 'current-password';

	const isReady = () => {
		const missing: (Fault | false)[] = [
			!name.value.trim() && { field: name, text: t('nameMissing') },
			!password.value && { field: password, text: t('passwordMissing') },
		];
		return showFaults(missing.filter((fault) => fault !== false));
	};
	/** Whether the sending module failed to load; then the browser submits the form. */
	let isLeft = false;
	let send: ((submitter: HTMLElement | undefined) => void) | undefined;
	const stop = (event: Event) => {
		event.preventDefault();
		if (isTakenBySubmit) event.stopImmediatePropagation();
	};
	const onSubmit = (event: SubmitEvent) => {
		if (event.defaultPrevented || isLeft) return;
		if (!isReady()) return stop(event);
		if (form.querySelector(CAPTCHA)) return;
		stop(event);
		const submitter = event.submitter ?? undefined;
		sending.use(
			submitter ?? form,
			({ createLoginSender }) => (send ??= createLoginSender(form, { name, password }, isReady, signal))(submitter),
			() => {
				isLeft = true;
				form.requestSubmit(submitter);
			},
		);
	};
	form.addEventListener('submit', onSubmit, { signal, capture: isTakenBySubmit });
	form.addEventListener('focusin', sending.prefetch, { signal, once: true });
	if (isTakenByClick)
		listen(form, 'click', { signal, capture: true }, (event) => {
			const button = (event.target as Element).closest('[type=submit]');
			if (button && !form.querySelector(CAPTCHA)) event.stopPropagation();
		});
	const [intent] = activation.takeIntents().slice(-1);
	if (intent) form.requestSubmit(intent.submitter?.isConnected ? intent.submitter : null);
}

/**
 * Gives the theme's form `method` and `action`: without these attributes the browser would put the password into the page's URL. The action is the URL
 * that the theme's script uses.
 */
function keepFromAddress(form: HTMLFormElement, signal: AbortSignal): void {
	if (form.hasAttribute('method')) return;
	form.setAttribute('method', 'post');
	const hasAction = form.hasAttribute('action');
	if (!hasAction) form.setAttribute('action', settings().shop.ajaxUrl);
	signal.addEventListener('abort', () => {
		form.removeAttribute('method');
		if (!hasAction) form.removeAttribute('action');
	});
}

const SHOWN = 'input[type=text], input[type=email], input[type=password]';

/** Validates lost and new password forms, with errors at the fields. The browser sends the forms. */
function followNewPassword(form: HTMLFormElement, showFaults: ShowFaults, signal: AbortSignal): void {
	stripResetKeys();
	const fields = [...form.querySelectorAll<HTMLInputElement>(SHOWN)];
	const faults = (): Fault[] => {
		const missing = fields.filter(({ value }) => !value.trim());
		if (missing.length)
			return missing.map((field) => ({
				field,
				text: t(field.autocomplete.includes('username') ? 'nameMissing' : 'passwordMissing'),
			}));
		const [first, second] = fields;
		return first && second && first.value !== second.value ? [{ field: second, text: t('passwordsDiffer') }] : [];
	};
	const onSubmit = (event: Event) => {
		if (showFaults(faults())) return;
		event.preventDefault();
		// WooCommerce's script disables the button on submit, even on a cancelled one: the form could then not be submitted again.
		event.stopImmediatePropagation();
	};
	form.addEventListener('submit', onSubmit, { signal, capture: true });

	// The page's error notice belongs to this form, as lost password pages have no other form.
	const notice = findNotices(document).find(isErrorNotice);
	if (!notice) return;
	notice.id ||= 'archipel-password-refusal';
	fields.forEach((field) => markWrong(field, notice.id, true));
	signal.addEventListener('abort', () => fields.forEach((field) => describeBy(field, notice.id, false)));
}

/** Parameters of password reset links: WordPress, WooCommerce, Essential Addons. */
const KEYS = ['key', 'login', 'id', 'rp_key', 'rp_login', 'reset_key', 'reset_login', 'eael_key', 'eael_login'];

/**
 * Removes the reset key from the URL, and so from Referer, history and analytics (SEC-03 S14). The form has the key in its fields. `show-reset-form`
 * stays: it is no secret, and after an error or reload WooCommerce would show another form without it.
 */
function stripResetKeys(): void {
	const url = new URL(location.href);
	const { searchParams: query } = url;
	if (!query.has('key') && !query.has('rp_key') && !query.has('reset_key') && !query.has('eael_key')) return;
	for (const name of KEYS) query.delete(name);
	history.replaceState(history.state, '', url);
}
