import { float } from '../../src/dom/float';
import type { Enhance } from '../../src/runtime/define-island';
import { settings } from '../../src/runtime/settings';
import { navigate } from '../../src/safety/url';
import { local, session } from '../../src/stores/storage';
import { addressIn, KEPT, verdict } from './model';
import type { Props } from './props';

/** Shows the page in another currency (NAV-07), like the form, but keeps the query of the page. */
const enhance: Enhance<Props> = (host, _props, { activation, signal }) => {
	const { currency, fragmentName, cartHashKey } = settings().shop;
	const codes = [...host.querySelectorAll<HTMLButtonElement>('button[name=currency]')];
	const isOffered = (code: string | null | undefined) => codes.some(({ value }) => value === code);
	const asked = new URL(location.href).searchParams.get('currency');
	const kept = local.get(KEPT) ?? undefined;

	const show = (code: string, go?: (href: string) => void) => {
		local.set(KEPT, code);
		// WooCommerce's stored cart is in the previous currency.
		session.remove(fragmentName);
		session.remove(cartHashKey);
		local.remove(cartHashKey);
		navigate(addressIn(code, location.href), go);
	};
	const what = verdict({ page: currency.code, asked, kept });
	if (what === 'keep') local.set(KEPT, currency.code);
	if (what === 'forget') local.remove(KEPT);
	// Replaces the history entry of the cached page: Back must not lead to it and reload again.
	if (what === 'reload' && isOffered(kept))
		return show(kept!, (href) => {
			history.replaceState(history.state, '', href);
			location.reload();
		});

	// A cached page may be marked for another visitor's currency.
	for (const button of codes) {
		button.toggleAttribute('aria-current', button.value === currency.code);
		if (button.value === currency.code) button.setAttribute('aria-current', 'true');
	}
	const current = host.querySelector('.archipel-currency__current');
	if (current) current.textContent = currency.code;

	const use = (submitter: HTMLElement | null | undefined) => {
		const { value } = submitter as HTMLButtonElement;
		if (value === currency.code) close();
		else show(value);
	};
	host.addEventListener(
		'submit',
		(event) => {
			if (event.defaultPrevented || !isOffered((event.submitter as HTMLButtonElement | null)?.value)) return;
			event.preventDefault();
			use(event.submitter);
		},
		{ signal },
	);

	const details = host.querySelector('details');
	const [summary, list] = details?.children ?? [];
	if (!(summary instanceof HTMLElement) || !(list instanceof HTMLElement) || !details) return;
	let stop: (() => void) | undefined;
	const settle = () => {
		if (details.open === Boolean(stop)) return;
		stop?.();
		list.removeAttribute('popover');
		list.removeAttribute('style');
		stop = details.open ? float(list, summary, 'bottom') : undefined;
	};
	const close = () => void (details.open = false);
	details.addEventListener('toggle', settle, { signal });
	signal.addEventListener('abort', () => {
		close();
		settle();
	});
	details.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || !details.open) return;
			event.preventDefault();
			close();
			summary.focus();
		},
		{ signal },
	);
	for (const type of ['pointerdown', 'focusin'] as const)
		document.addEventListener(type, ({ target }) => details.contains(target as Node) || close(), { signal });
	settle();
	for (const { submitter } of activation.takeIntents()) if (submitter) use(submitter);
};

export default enhance;
