import { latePart } from '../../src/runtime/late-part';
import type { Enhance } from '../../src/runtime/define-island';
import { t } from './messages';
import { createFieldMessages, type Fault } from './parts/field-messages';
import { keepFromAddress } from './parts/keep-from-address';
import { followNewPassword } from './parts/new-password';
import type { Props } from './props';
import './view.css';

/** A riddle for people, which is asked anew after each answer: the browser or its own script sends the form. Essential Addons' button has Google's class anyway. */
const RIDDLE = '.g-recaptcha:not(button), .h-captcha, .cf-turnstile, [name*="captcha" i], [name$="-response"]';

const NAME = '[name=username], [name=eael-user-login]';
const PASSWORD = '[name=password], [name=eael-user-password]';

const sending = latePart(() => import('./parts/send'));

/** Forms that sign a customer in (ACC-01, ACC-03, CHK-01), and those that replace a lost password. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const form = host as HTMLFormElement;
	const [name, password] = [NAME, PASSWORD].map((field) => form.querySelector<HTMLInputElement>(field));
	if (!name || !password) return followNewPassword(form, signal);
	// Nobody else's script sends WooCommerce's own form. The theme's and ShopEngine's wait for a click, above it, and Essential Addons' for the submit.
	const isTakenByClick = form.matches('.opal-login-form-ajax, .shopengine-checkout-form-login form');
	const isTakenBySubmit = form.matches('.eael-login-form');
	keepFromAddress(form, signal);
	// Essential Addons names two, which is no value that a browser knows (WCAG 1.3.5).
	if (!/^\S+$/.test(name.autocomplete)) name.autocomplete = 'username';
	if (!password.autocomplete) password.autocomplete = 'current-password';

	const tell = createFieldMessages(signal);
	const isReady = () => {
		const missing: (Fault | false)[] = [
			!name.value.trim() && { field: name, text: t('nameMissing') },
			!password.value && { field: password, text: t('passwordMissing') },
		];
		return tell(missing.filter((fault) => fault !== false));
	};
	/** The code that sends it did not come: the browser does. */
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
