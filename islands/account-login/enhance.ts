import { lazyPart } from '../../src/runtime/lazy-part';
import type { Enhance } from '../../src/runtime/define-island';
import { t } from './messages';
import { createFieldMessages, type Fault } from './parts/field-messages';
import { keepFromAddress } from './parts/keep-from-address';
import { followNewPassword } from './parts/new-password';
import type { Props } from './props';
import './view.css';

/** Captchas: a token is valid for one request, so this island does not send the form. Essential Addons' button always has Google's class. */
const RIDDLE = '.g-recaptcha:not(button), .h-captcha, .cf-turnstile, [name*="captcha" i], [name$="-response"]';

const NAME = '[name=username], [name=eael-user-login]';
const PASSWORD = '[name=password], [name=eael-user-password]';

const sending = lazyPart(() => import('./parts/send'));

/** Enhances login forms (ACC-01, ACC-03, CHK-01) and forms that reset a lost password. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const form = host as HTMLFormElement;
	const [name, password] = [NAME, PASSWORD].map((field) => form.querySelector<HTMLInputElement>(field));
	if (!name || !password) return followNewPassword(form, signal);
	// WooCommerce's form has no script. Scripts of the theme and of ShopEngine listen to clicks on an ancestor, that of Essential Addons to submit.
	const isTakenByClick = form.matches('.opal-login-form-ajax, .shopengine-checkout-form-login form');
	const isTakenBySubmit = form.matches('.eael-login-form');
	keepFromAddress(form, signal);
	// Essential Addons prints the invalid `autocomplete="username email"`, which browsers ignore (WCAG 1.3.5).
	if (!/^\S+$/.test(name.autocomplete)) name.autocomplete = 'username';
	if (!password.autocomplete) password.autocomplete = 'current-password';

	const showFaults = createFieldMessages(signal);
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
		if (form.querySelector(RIDDLE)) return;
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
	const before = form.noValidate;
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = before));
	form.addEventListener('submit', onSubmit, { signal, capture: isTakenBySubmit });
	form.addEventListener('focusin', sending.prefetch, { signal, once: true });
	if (isTakenByClick)
		form.addEventListener(
			'click',
			(event) => {
				const button = (event.target as Element).closest('[type=submit]');
				if (button && !form.querySelector(RIDDLE)) event.stopPropagation();
			},
			{ signal, capture: true },
		);
	const [intent] = activation.takeIntents().slice(-1);
	if (intent) form.requestSubmit(intent.submitter?.isConnected ? intent.submitter : null);
};

export default enhance;
