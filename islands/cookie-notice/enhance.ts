import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { defineMessages } from '../../src/i18n/define-messages';
import { importPart } from '../../src/runtime/errors';
import { lazyPart } from '../../src/runtime/lazy-part';
import { settings } from '../../src/runtime/settings';
import { afterChoice, unsentProof } from '../../src/consent/after-choice';
import { spreadConsent } from '../../src/consent/spread-consent';
import type { Purpose } from '../../src/safety/purposes';
import { pageConsent } from '../../src/stores/consent';
import { announce } from '../../src/ui/announcer';
import { lifetimesOf, noticeArgs } from './model';
import { createBanner, firePluginEvent, ownSkin } from './parts/banner';
import type { Props } from './island';

/** Texts needed with the notice open, bundled to be available offline; other texts load with their views. */
const t = defineMessages('cookie-notice', {
	choose: ['Choisir', 'Choose'],
	save: ['Enregistrer', 'Save'],
	saved: ['Votre choix sur les cookies est enregistré.', 'Your choice about cookies is saved.'],
});

/** Asks for consent, stores the choice and publishes it (CONS-01, CONS-02, CONS-06, CONS-07). */
export default async function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	// In a frame, the parent page asks. A placed notice takes precedence over the plugin's, the first over a second.
	const first = document.querySelector('[data-archipel="cookie-notice"]') ?? host;
	if (window.self !== window.top || first !== host) return;
	const own = host.querySelector<HTMLElement>('.archipel-cookie-notice');
	const args = noticeArgs(props);
	const skin = own
		? ownSkin(own)
		: await (await importPart(() => import('./parts/adopt-plugin'))).adoptPlugin(host, args, signal);
	if (signal.aborted) return;

	const { element, choice } = skin;
	const consent = pageConsent();
	consent.keepFor(lifetimesOf(args));
	const banner = createBanner(skin, args);
	const chooser = element.querySelector('[aria-controls^=archipel-purposes]');
	const offered = choice?.offered ?? [];
	// One button opens the purposes and then saves them: three answers in one row, before and after.
	if (chooser) chooser.textContent = t('choose');
	const openChoice = (chosen: readonly Purpose[]) => {
		choice?.open(chosen);
		if (chooser) chooser.textContent = t('save');
	};
	const about = {
		offered,
		// Without PHP nobody is listed: pages with a list ask again.
		version: settings().shop.consentVersion || '0',
	};
	const showRevoke = () => {
		firePluginEvent('showRevokeNotice', args);
		if (args.revokeCookies) skin.revokeBar?.(true);
	};
	const isAutomatic = args.revokeCookiesOpt === 'automatic';
	const forgetting = lazyPart(() => import('../../src/page/forget-button'));

	let isDeciding = false;
	const decide = (granted: readonly Purpose[]) => {
		const before = consent.choice.peek()?.purposes.join();
		isDeciding = true;
		const { choice: kept, expires } = consent.choose(granted, about);
		const value = String(offered.every((purpose) => granted.includes(purpose)));
		firePluginEvent('setCookieNotice', args, { value, time: new Date(), expires });
		isDeciding = false;
		void banner.close().then(() => !signal.aborted && isAutomatic && showRevoke());
		announce(t('saved'));
		void afterChoice(kept);
		if (args.redirection && before !== kept.purposes.join()) location.reload();
	};
	const reopen = () => {
		if (skin.revokeBar) firePluginEvent('hideRevokeNotice', args);
		skin.revokeBar?.(false);
		// A reopened notice shows the stored choice.
		openChoice(consent.choice.peek()?.purposes ?? []);
		banner.open(true);
	};

	// Captured, before the plugin's own handlers, if its script is on the page too.
	listen(document, 'click', { capture: true, signal }, (event) => {
		const target = event.target instanceof Element ? event.target : undefined;
		const control = target?.closest(
			'.cn-revoke-cookie, [data-cookie-set], [aria-controls^=archipel-purposes], [data-archipel-forget], [href$="#archipel-cookies"]',
		);
		if (!control || (!element.contains(control) && !control.matches('.cn-revoke-cookie, [href]'))) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		if (control === chooser) {
			// The second click of a double click must not save choices that the visitor has not read.
			if (!choice || event.detail > 1) return;
			return choice.isOpen() ? decide(choice.chosen()) : openChoice([]);
		}
		if (control.matches('[data-archipel-forget]'))
			return forgetting.use(control as HTMLElement, ({ forget }) => forget(control));
		// The plugin marks its close button "accept" and refuses all the same (SERVERS.md, S153).
		const asked = control.id === 'cn-close-notice' ? 'refuse' : control.getAttribute('data-cookie-set');
		if (!asked) reopen();
		else decide(asked === 'accept' ? offered : []);
	});
	listen(element, 'keydown', { signal }, (event) => {
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		event.preventDefault();
		decide([]);
	});
	listen(document, 'setCookieNotice', { signal }, (event) => {
		// Another script has stored a choice through the plugin's event.
		const { value } = Object((event as CustomEvent<unknown>).detail) as { value?: unknown };
		if (!isDeciding) consent.choose(value === 'true' ? offered : [], about);
	});

	spreadConsent(consent, offered, props.consentMode, signal, (isDecided) => {
		// Decided in another tab, or by another consent tool.
		if (isDecided && !isDeciding) void banner.close();
	});
	signal.addEventListener('abort', banner.restore);

	const kept = consent.choice.peek();
	if (location.hash === '#archipel-cookies') reopen();
	else if (!kept) banner.open(false);
	else if (args.revokeCookies && isAutomatic) showRevoke();

	if (kept && unsentProof.get() === kept.id) void afterChoice(kept);
	if (!kept && (args.onScroll || args.onClick)) {
		// If the file fails, the notice still asks.
		const part = await import('./parts/accept-by-gesture').catch(() => undefined);
		part?.acceptByGesture(
			{ element, args, offered, accept: () => decide(offered), isDecided: () => !!consent.choice.peek() },
			signal,
		);
	}
}
