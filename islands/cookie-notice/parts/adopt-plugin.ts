import { afterPaint } from '../../../src/runtime/after-paint';
import { listen } from '../../../src/runtime/listen';
import { t } from '../messages';
import type { NoticeArgs } from '../model';
import { servedChoice, type PurposeChoice, type Skin } from './banner';
import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import { createButton, element, icon } from '../../../src/dom/element';
import { readableColour } from './readable-colour';

/** Id of the purpose fields, which `plugin-settings.php` prints after the plugin's markup; `aria-controls` of a button refers to it. */
const FIELDS_ID = 'archipel-purposes-plugin';

/** Selector of elements with colours of the owner or the theme; links of the kit have the colour of their text. */
const COLOURED = '.cn-button, .cn-text-container, .archipel-cookie-notice__purposes, .archipel-cookie-notice__legend';

/**
 * Adapts the Cookie Notice plugin's markup to the law and WCAG: a region instead of a dialog, a refusal as visible
 * as the acceptance, purposes, a link instead of a scripted window, a revoke button on every page.
 * All changes are undone when `signal` aborts.
 */
export async function adoptPlugin(host: HTMLElement, args: NoticeArgs, signal: AbortSignal): Promise<Skin> {
	// The plugin's own script, if still on the page, starts on `load`: adoption follows.
	if (document.getElementById('cookie-notice-front-js') && document.readyState !== 'complete')
		await new Promise((resolve) => addEventListener('load', () => setTimeout(resolve), { once: true, signal }));

	const undo: (() => void)[] = [];
	signal.addEventListener('abort', () => undo.reverse().forEach((step) => step()));
	const set = (element: Element, name: string, value: string) => {
		const before = element.getAttribute(name);
		undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
		element.setAttribute(name, value);
	};
	/** Removes an added element on abort. */
	const added = <T extends Element>(element: T): T => {
		undo.push(() => element.remove());
		return element;
	};
	/** Takes an element out of the page until abort. */
	const takeOut = (element: Element) => {
		const place = new Comment();
		element.replaceWith(place);
		undo.push(() => place.replaceWith(element));
	};

	set(host, 'class', `${host.className} archipel-surface cn-effect-${args.hideEffect}`);
	set(host, 'role', 'region');
	set(host, 'aria-label', t('label'));
	set(host, 'tabindex', '-1');

	const accept = host.querySelector<HTMLElement>('#cn-accept-cookie');
	const buttons = host.querySelector('#cn-notice-buttons');
	const close = host.querySelector('#cn-close-notice');
	const fields = document.getElementById(FIELDS_ID);
	const choice = fields ? servedChoice(fields) : undefined;
	if (fields && accept) {
		if (!host.querySelector('#cn-refuse-cookie')) {
			const refusal = { id: 'cn-refuse-cookie', 'data-cookie-set': 'refuse' };
			accept.after(added(copyOf(accept, refusal, t('refuse'))));
		}
		const chooser = added(copyOf(accept, { 'aria-controls': FIELDS_ID }));
		chooser.classList.remove('cn-set-cookie');
		takeOut(fields);
		if (buttons) {
			buttons.append(chooser);
			buttons.after(fields);
		} else {
			accept.after(chooser);
			host.append(fields);
		}
	}
	if (close) {
		// The plugin draws the cross at half opacity, and theme button styles break it.
		set(close, 'aria-label', t('close'));
		set(close, 'class', 'archipel-cookie-notice__close archipel-icon-button archipel-button');
		close.append(added(icon('M5 5l14 14M19 5L5 19')));
	}
	const more = host.querySelector<HTMLElement>('#cn-more-info[data-link-url]');
	const link = more && policyLink(more);
	if (link) {
		takeOut(more);
		host.querySelector('#cn-notice-text')?.append(' ', added(link));
	}
	if (!document.querySelector('.cn-revoke-cookie:not(#cookie-notice *)')) {
		const manage = createButton('cn-revoke-cookie archipel-text-button', {}, t('manage'));
		const footer = document.querySelector('body > footer, .site-footer') ?? document.body;
		footer.append(added(element('p', { class: 'archipel-cookie-notice__revoke' }, manage)));
	}
	// After a frame the colours are computed: reading them earlier would force a style recalculation.
	await new Promise<void>((resolve) => afterPaint(resolve));
	if (signal.aborted) return pluginSkin(host, choice, signal);
	const coloured = [...host.querySelectorAll<HTMLElement>(COLOURED)];
	// All are read before the first is written: a write between two reads would style the notice anew for each.
	const colours = coloured.map(readableColour);
	coloured.forEach(({ style }, at) => {
		const { color } = style;
		style.color = colours[at] ?? color;
		undo.push(() => (style.color = color));
	});
	return pluginSkin(host, choice, signal);
}

/** Shows the notice by the plugin's classes; the plugin's style sheet does the rest. */
function pluginSkin(element: HTMLElement, choice: PurposeChoice | undefined, signal: AbortSignal): Skin {
	const { classList } = element;
	listen(element, 'animationend', { signal }, ({ target }) => {
		if (target === element && classList.contains('cookie-notice-visible')) classList.remove('cn-animated');
	});
	return {
		element,
		choice,
		isShown: () => classList.contains('cookie-notice-visible'),
		show(state) {
			classList.toggle('cookie-notice-visible', state === 'open');
			classList.toggle('cookie-notice-hidden', state === 'closed');
			classList.toggle('cn-animated', state !== 'closed' && !prefersReducedMotion());
		},
		revokeBar(isShown) {
			classList.toggle('cookie-revoke-visible', isShown);
			classList.toggle('cookie-revoke-hidden', !isShown);
		},
	};
}

/** Creates a button that looks like the plugin's accept button. */
function copyOf(accept: HTMLElement, attributes: Readonly<Record<string, string>>, text = ''): HTMLElement {
	const copy = accept.cloneNode() as HTMLElement;
	for (const name of ['id', 'data-cookie-set', 'aria-label']) copy.removeAttribute(name);
	for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
	copy.textContent = text;
	return copy;
}

/** Replaces the plugin's "privacy policy" button, which opens a window by script and looks like a third answer. */
function policyLink(button: HTMLElement): HTMLAnchorElement | undefined {
	const { linkUrl = '', linkTarget = '_self' } = button.dataset;
	if (!/^(https?:|\/)/i.test(linkUrl)) return undefined;
	const address = { href: linkUrl, target: linkTarget, rel: 'noopener' };
	return element(
		'a',
		{ id: button.id, class: 'archipel-cookie-notice__policy archipel-link', ...address },
		button.textContent,
	);
}
