import { t } from '../messages';
import type { NoticeArgs } from '../model';
import type { Props } from '../props';
import { purposeFields } from './purpose-fields';
import { makeReadable } from './readable-colour';
import type { Skin } from './skin';
import '../adopted.css';

/**
 * Makes the Cookie Notice plugin's markup a notice that keeps the law and WCAG: a region instead of a dialog, a refusal as visible
 * as the acceptance, purposes, a link where a script had to open a window, a revoke control that is always there.
 * All of it is taken back when `signal` aborts.
 */
export async function adoptPlugin(
	host: HTMLElement,
	{ services }: Props,
	args: NoticeArgs,
	signal: AbortSignal,
): Promise<Skin> {
	// Where the plugin's own script was left on the page, it starts with the load event, and then we take over from it.
	if (document.getElementById('cookie-notice-front-js') && document.readyState !== 'complete')
		await new Promise((resolve) => addEventListener('load', () => setTimeout(resolve), { once: true, signal }));

	const undo: (() => void)[] = [];
	signal.addEventListener('abort', () => undo.reverse().forEach((step) => step()));
	const set = (element: Element, name: string, value: string) => {
		const before = element.getAttribute(name);
		undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
		element.setAttribute(name, value);
	};
	const add = <T extends Element>(element: T, insert: (element: T) => void): T => {
		insert(element);
		undo.push(() => element.remove());
		return element;
	};

	set(host, 'class', `${host.className} cn-effect-${args.hideEffect}`);
	set(host, 'role', 'region');
	set(host, 'aria-label', t('label'));
	set(host, 'tabindex', '-1');

	const accept = host.querySelector('#cn-accept-cookie');
	const buttons = host.querySelector('#cn-notice-buttons');
	const close = host.querySelector('#cn-close-notice');
	const fields = purposeFields(services);
	if (fields) {
		if (buttons) add(fields, (element) => buttons.before(element));
		else add(fields, (element) => host.append(element));
		if (accept && !host.querySelector('#cn-refuse-cookie'))
			add(refusalLike(accept), (element) => accept.after(element));
	}
	if (close) set(close, 'aria-label', t('close'));
	const more = host.querySelector<HTMLElement>('#cn-more-info[data-link-url]');
	const link = more && linkLike(more);
	if (link) {
		more.replaceWith(link);
		undo.push(() => link.replaceWith(more));
	}
	if (!document.querySelector('.cn-revoke-cookie:not(#cookie-notice *)'))
		add(manageControl(), (element) => (document.querySelector('footer') ?? document.body).append(element));
	for (const element of host.querySelectorAll<HTMLElement>(
		'.cn-button, .cn-text-container, .archipel-cookie-notice__service',
	)) {
		const { color } = element.style;
		makeReadable(element);
		undo.push(() => (element.style.color = color));
	}
	return pluginSkin(host);
}

/** The plugin's classes; its own style sheet does the rest. */
function pluginSkin(element: HTMLElement): Skin {
	const { classList } = element;
	const move = () => {
		if (!matchMedia('(prefers-reduced-motion: reduce)').matches) classList.add('cn-animated');
	};
	const rest = () =>
		void Promise.allSettled(element.getAnimations().map(({ finished }) => finished)).then(() =>
			classList.remove('cn-animated'),
		);
	return {
		element,
		reveal() {
			classList.remove('cookie-notice-hidden');
			classList.add('cookie-notice-visible');
			move();
			rest();
		},
		conceal() {
			move();
			classList.remove('cookie-notice-visible');
		},
		settle() {
			classList.remove('cn-animated', 'cookie-notice-visible');
			classList.add('cookie-notice-hidden');
		},
		revokeBar(isShown) {
			classList.toggle('cookie-revoke-visible', isShown);
			classList.toggle('cookie-revoke-hidden', !isShown);
		},
	};
}

function refusalLike(accept: Element): Element {
	const refuse = accept.cloneNode() as HTMLElement;
	refuse.id = 'cn-refuse-cookie';
	refuse.dataset['cookieSet'] = 'refuse';
	refuse.setAttribute('aria-label', t('refuse'));
	refuse.textContent = t('refuse');
	return refuse;
}

/** The plugin's "privacy policy" is a button that opens a window by script. */
function linkLike(button: HTMLElement): HTMLAnchorElement | undefined {
	const { linkUrl = '', linkTarget = '_self' } = button.dataset;
	if (!/^(https?:|\/)/i.test(linkUrl)) return undefined;
	const link = document.createElement('a');
	link.id = button.id;
	link.className = button.className;
	link.href = linkUrl;
	link.target = linkTarget;
	link.rel = 'noopener';
	link.textContent = button.textContent;
	if (button.style.backgroundColor) link.style.backgroundColor = button.style.backgroundColor;
	return link;
}

function manageControl(): Element {
	const line = document.createElement('p');
	line.className = 'archipel-cookie-notice__revoke';
	const button = line.appendChild(document.createElement('button'));
	button.type = 'button';
	button.className = 'cn-revoke-cookie';
	button.textContent = t('manage');
	return line;
}
