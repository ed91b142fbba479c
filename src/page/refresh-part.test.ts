import { beforeEach, expect, test, vi } from 'vitest';
import { RequestError } from '../shop/request-error';
import { lastAnnouncement } from '../ui/announcer';
import { refreshedPart, type RefreshedPart } from './refresh-part';

let part: HTMLElement;
let control: HTMLButtonElement;
let refreshed: RefreshedPart;
beforeEach(() => {
	document.body.innerHTML = '<button>Plus</button><div>avant</div>';
	control = document.querySelector('button')!;
	part = document.querySelector('div')!;
	refreshed = refreshedPart(() => part);
});
const show = (text: string) => {
	part.textContent = text;
	return `${text} est là`;
};
const refresh = (ask: (signal: AbortSignal) => Promise<string>, more = {}) =>
	refreshed.refresh({ control, mode: 'replace', ask, show, retry: () => void refresh(ask, more), ...more });
/** Answers what was asked last by `held`. */
let answer = (_text: string) => {};
const held = () => new Promise<string>((resolve) => (answer = resolve));
const isBusy = () => [part, control].map((one) => one.getAttribute('aria-busy'));
const notice = () => document.querySelector<HTMLElement>('.archipel-notice');

test('[REL-01] a part that is asked for again is busy, then shown, said and told', async () => {
	const told = vi.fn();
	const seen: unknown[] = [];
	document.addEventListener('archipel:widget-updated', told, { once: true });
	const shown = refresh(held, {
		show: (text: string, wasBusy: boolean) => {
			seen.push(wasBusy, part.className, refreshed.isBusy.peek());
			return show(text);
		},
	});
	await vi.waitFor(() => expect(refreshed.isBusy.value).toBe(true));
	expect([...isBusy(), part.className]).toEqual(['true', 'true', 'archipel-refreshing']);
	answer('après');
	await shown;
	expect(seen).toEqual([true, '', false]);
	expect([...isBusy(), part.className]).toEqual([null, null, '']);
	expect(part.textContent).toBe('après');
	await vi.waitFor(() => expect(lastAnnouncement()).toBe('après est là'));
	expect(told).toHaveBeenCalledOnce();
});

test('[LIST-12] a part whose answer comes at once is not marked, its control is; one that is busy stays so when it is asked for once more', async () => {
	vi.useFakeTimers();
	const shown = refresh(held);
	vi.advanceTimersByTime(99);
	expect(isBusy()).toEqual([null, 'true']);
	answer('après');
	await shown;
	vi.advanceTimersByTime(1000);
	expect(isBusy()).toEqual([null, null]);
	void refresh(held);
	vi.advanceTimersByTime(100);
	expect(isBusy()).toEqual(['true', 'true']);
	void refresh(held);
	expect(isBusy()).toEqual(['true', 'true']);
	refreshed.abort();
	vi.advanceTimersByTime(1000);
	expect(isBusy()).toEqual([null, null]);
});

test('[REL-01] a part that is asked for again shows what was asked last; an old answer is never painted', async () => {
	const signals: AbortSignal[] = [];
	const first = refresh((signal) => {
		signals.push(signal);
		return held();
	});
	const late = answer;
	await refresh(async () => 'deux');
	expect(signals[0]!.aborted).toBe(true);
	late('un');
	await first;
	expect(part.textContent).toBe('deux');
	expect(isBusy()).toEqual([null, null]);
	expect(notice()).toBeNull();
});

test('[REL-01] a part that is asked for again: given up, it stays as it is and nothing is said', async () => {
	const first = refresh(held);
	refreshed.abort();
	expect(isBusy()).toEqual([null, null]);
	answer('un');
	await first;
	expect([part.textContent, notice()]).toEqual(['avant', null]);
});

test('[REL-01] a part that is asked for again: a failure leaves it, says why at the control, and can be tried again; the focus stays', async () => {
	const onFailure = vi.fn();
	const ask = vi.fn(async () => {
		if (ask.mock.calls.length < 2) throw new RequestError('offline', '/');
		return 'après';
	});
	await refresh(ask, { onFailure, link: { label: 'Ouvrir', href: '/liste/' } });
	expect(part.textContent).toBe('avant');
	expect(onFailure).toHaveBeenCalledOnce();
	expect(notice()!.previousElementSibling).toBe(control);
	expect(notice()!.querySelector('a')!.getAttribute('href')).toBe('/liste/');
	notice()!.querySelector('button')!.click();
	await vi.waitFor(() => expect(part.textContent).toBe('après'));
	expect(notice()).toBeNull();
	expect(document.activeElement).toBe(control);
});

test('[LIST-08] links that add to the cart lead to this page, not to the endpoint that printed them', async () => {
	await refresh(async () => 'x', {
		show: () => {
			part.innerHTML = [
				'/wp-json/elementor-pro/v1/refresh-loop?add-to-cart=12',
				'/wp-admin/admin-ajax.php?add-to-cart=13',
				'/?rest_route=/x&add-to-cart=14',
				'/commande/?add-to-cart=15',
				'/boutique/?add-to-cart=16',
			]
				.map((href) => `<a href="${href}">+</a>`)
				.join('');
			return '';
		},
	});
	expect([...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
		'?add-to-cart=12',
		'?add-to-cart=13',
		'?add-to-cart=14',
		'/commande/?add-to-cart=15',
		'/boutique/?add-to-cart=16',
	]);
});
