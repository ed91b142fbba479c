import { showNotice, clearNotice } from '../../../src/dom/inline-notice';
import { readForm, submitNatively } from '../../../src/dom/form-fields';
import { markBusy } from '../../../src/dom/mark-busy';
import { whileLeaving } from '../../../src/dom/while-leaving';
import { textOf } from '../../../src/safety/html';
import { navigate, safeUrl } from '../../../src/safety/url';
import { urlEncoded } from '../../../src/shop/http';
import { type LoginAnswer, builderLogin, themeLogin, checkoutLogin, postLogin } from '../../../src/shop/login';
import { createMutation } from '../../../src/shop/mutation';
import { RequestError } from '../../../src/shop/request-error';
import { announce } from '../../../src/ui/announcer';
import { t } from '../messages';

export interface LoginFields {
	readonly name: HTMLInputElement;
	readonly password: HTMLInputElement;
}

/** Marks a message that does not reveal whether an account exists (one-refusal.php). */
const VOUCHED = 'class="archipel-refusal"';

/**
 * Sends a login form without a page load, one request at a time, and none while the browser leaves the page. After a response that is neither
 * success nor refusal (`null`: second factor, captcha, firewall), the browser submits the form.
 */
export function createLoginSender(
	form: HTMLFormElement,
	{ name, password }: LoginFields,
	isReady: () => boolean,
	signal: AbortSignal,
): (submitter: HTMLElement | undefined) => void {
	let submitter: HTMLElement | undefined;
	let isLeaving = false;

	const refuse = (html: string) => {
		const text = textOf(html);
		const isTelling = !text || text.toLowerCase().includes(name.value.trim().toLowerCase());
		const isShown = html.includes(VOUCHED) || (hasOneRefusal(form) && !isTelling);
		password.value = '';
		showNotice(form, { type: 'error', ...(isShown ? { html } : { text: t('refused') }), place });
		const { activeElement } = document;
		if (activeElement === document.body || form.contains(activeElement)) password.focus();
	};
	/** Places the notice above the fields; in WooCommerce's form, where WooCommerce prints messages (CHK-01). */
	const place = (box: HTMLElement) => {
		box.classList.add('woocommerce-NoticeGroup');
		if (hasOneRefusal(form)) form.before(box);
		else form.prepend(box);
	};
	const login = createMutation<LoginAnswer | null>({
		signal,
		async send() {
			announce(t('sending'));
			try {
				return await sendLogin(form, urlEncoded(readForm(form, submitter)), signal);
			} catch (error) {
				if (!isOther(error)) throw error;
				return null;
			}
		},
		show() {
			const button = submitter ?? form.querySelector<HTMLElement>('[type=submit]') ?? undefined;
			markBusy(button, true);
			return (answer) => {
				isLeaving = answer === null || answer?.ok === true;
				const end = () => {
					isLeaving = false;
					markBusy(button, false);
				};
				if (isLeaving) whileLeaving(end);
				else end();
				if (answer === null) submitNatively(form, submitter);
				else if (answer?.ok) leave(answer.redirect);
				else if (answer) refuse(answer.html);
			};
		},
		notify(notice) {
			if (!notice) return clearNotice(form);
			const { label, onClick } = notice.action;
			showNotice(form, { ...notice, action: { label, onClick: () => isReady() && onClick() }, place });
		},
	});
	return (by) => {
		if (isLeaving) return;
		submitter = by;
		void login.perform();
	};
}

/** Whether a response is neither success nor refusal. False for server failures (5xx, time-out): a second request would fail, too. */
const isOther = (error: unknown): boolean =>
	error instanceof RequestError &&
	(error.reason === 'invalid' || (error.reason === 'http' && (error.status ?? 500) < 500));

/** Follows a redirect within this shop; otherwise reloads by GET to show the merged cart and lists. */
function leave(redirect: string | undefined): void {
	const url = safeUrl(redirect);
	const isElsewhere =
		url?.origin === location.origin && url.pathname + url.search !== location.pathname + location.search;
	if (isElsewhere) return void navigate(url.href);
	history.replaceState(history.state, '', location.href);
	location.reload();
}

/** Sends a login form to the endpoint of the plugin or theme that printed it. @throws RequestError */
function sendLogin(form: HTMLFormElement, fields: URLSearchParams, signal: AbortSignal): Promise<LoginAnswer> {
	if (form.matches('.opal-login-form-ajax')) return themeLogin(fields, signal);
	if (form.matches('.eael-login-form')) return builderLogin(fields, signal);
	if (form.closest('.shopengine-checkout-form-login')) {
		const [user = '', password = ''] = ['username', 'password'].map((name) => fields.get(name) ?? '');
		return checkoutLogin({ user, password, remember: fields.has('rememberme') }, signal);
	}
	// Not `form.action`, which returns a control named `action` if there is one.
	return postLogin(form.getAttribute('action') || location.href, fields, signal);
}

/** Whether the form's error text is the same for every name: the theme has a single one (its `msg` is shown, ACC-01). */
const hasOneRefusal = (form: HTMLFormElement): boolean => form.matches('.opal-login-form-ajax');
