import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubObservers } from '../../tests/setup/stub-observers';
import { stubMedia, trackListeners } from '../../tests/setup/track-listeners';
import { pageLife } from '../../tests/setup/page-life';
import { arm } from './triggers';

let host: HTMLElement;
const controller = pageLife();
const wake = vi.fn();
const prefetch = vi.fn();

beforeEach(() => void (host = document.body.appendChild(document.createElement('div'))));

/** Has idle time come after 200 ms, as in a browser without `requestIdleCallback`. */
function withoutIdleTime() {
	vi.useFakeTimers();
	vi.stubGlobal('requestIdleCallback', undefined);
}
const armHost = (when: string) => arm(when, wake, controller.signal, host, prefetch);

describe('[RT-02] each trigger', () => {
	test('idle wakes in idle time, at the latest after its time-out, where the browser knows idle time', () => {
		let callback = () => {};
		const idle = vi.fn((run: () => void, _options: IdleRequestOptions) => ((callback = run), 7));
		const cancel = vi.fn();
		vi.stubGlobal('requestIdleCallback', idle);
		vi.stubGlobal('cancelIdleCallback', cancel);
		armHost('idle:500');
		expect(idle.mock.calls[0]![1]).toEqual({ timeout: 500 });
		callback();
		expect(wake).toHaveBeenCalledExactlyOnceWith('idle');
		controller.abort();
		expect(cancel).toHaveBeenCalledWith(7);
	});

	test('visible wakes near the window, at the distance it names', () => {
		const observed = stubObservers();
		armHost('visible');
		armHost('visible:50px 0px');
		expect(observed.map(({ options }) => options?.rootMargin)).toEqual(['200px', '50px 0px']);
		observed[0]!.tell({ isIntersecting: false });
		expect(wake).not.toHaveBeenCalled();
		observed[0]!.tell();
		expect(wake).toHaveBeenCalledExactlyOnceWith('visible');
		controller.abort();
		expect(observed).toEqual([]);
	});

	test.each(['pointerdown', 'focusin', 'keydown', 'input', 'change'])(
		'interaction wakes on %s inside the host',
		(type) => {
			armHost('interaction');
			host.appendChild(document.createElement('button')).dispatchEvent(new Event(type, { bubbles: true }));
			expect(wake).toHaveBeenCalledExactlyOnceWith('interaction');
		},
	);

	test('interaction only fetches, once, while the pointer is over the host', () => {
		armHost('interaction');
		for (const _time of [1, 2]) host.dispatchEvent(new Event('pointerover', { bubbles: true }));
		expect(prefetch).toHaveBeenCalledTimes(1);
		expect(wake).not.toHaveBeenCalled();
	});

	test('media wakes when the query matches, now or later', () => {
		const query = Object.assign(new EventTarget(), { matches: false });
		vi.stubGlobal('matchMedia', (text: string) => (expect(text).toBe('(min-width: 48em)'), query));
		armHost('media:(min-width: 48em)');
		query.dispatchEvent(new Event('change'));
		expect(wake).not.toHaveBeenCalled();
		query.matches = true;
		query.dispatchEvent(new Event('change'));
		armHost('media:(min-width: 48em)');
		expect(wake.mock.calls).toEqual([['media'], ['media']]);
	});

	test.each([
		['other=1', 'items', false],
		['items=', 'items', false],
		['items=0', 'items', false],
		['items=1', 'items', true],
		['items=01', 'items', true],
		['itemsets=1', 'items', false],
		['choice=true', 'choice=true', true],
		['choice=truest', 'choice=true', false],
		['choice=false', 'choice=true', false],
		['choice=a%22ads%22', 'choice=[^;]*ads', true],
		['choice=a; other=ads', 'choice=[^;]*ads', false],
	])('[CART-13] the cookie “%s” wakes cookie:%s: %s', (cookies, argument, wakes) => {
		vi.useFakeTimers();
		vi.spyOn(document, 'cookie', 'get').mockReturnValue(`first=1; ${cookies}; last=1`);
		armHost(`cookie:${argument}`);
		vi.advanceTimersByTime(2000);
		expect(wake.mock.calls.length > 0).toBe(wakes);
	});

	test.each([
		['2 articles', undefined, true],
		['2 articles', '1', false],
		['0 article', undefined, false],
		['', undefined, false],
	])('[CART-13] stale: a host that shows “%s” to a visitor whose cookie is %s wakes: %s', (text, value, wakes) => {
		vi.useFakeTimers();
		host.textContent = text;
		if (value !== undefined) document.cookie = `items=${value}`;
		armHost('stale:items');
		vi.advanceTimersByTime(2000);
		expect(wake.mock.calls.length > 0).toBe(wakes);
	});

	test('cookie wakes in idle time where the visitor has it, and at the tab’s return where another tab set it', () => {
		withoutIdleTime();
		armHost('cookie:items');
		vi.advanceTimersByTime(200);
		document.cookie = 'items=1';
		// `pageshow` of the first load is no return to the page.
		dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
		expect(wake).not.toHaveBeenCalled();
		dispatchEvent(new Event('focus'));
		expect(wake).toHaveBeenCalledExactlyOnceWith('cookie');
		armHost('cookie:items');
		expect(wake).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(200);
		expect(wake).toHaveBeenCalledTimes(2);
	});

	test('cookie wakes as soon as a reply sets it, where the browser tells', () => {
		const cookieStore = new EventTarget();
		vi.stubGlobal('cookieStore', cookieStore);
		armHost('cookie:items');
		document.cookie = 'items=1';
		cookieStore.dispatchEvent(new Event('change'));
		expect(wake).toHaveBeenCalledExactlyOnceWith('cookie');
	});

	test('prefetch brings the files near the window, at the distance it names, and wakes nothing', () => {
		const observed = stubObservers();
		armHost('prefetch | prefetch:1000px | event:go');
		expect(observed.map(({ options }) => options?.rootMargin)).toEqual(['200px', '1000px']);
		observed[0]!.tell({ isIntersecting: false });
		expect(prefetch).not.toHaveBeenCalled();
		observed[0]!.tell();
		expect(prefetch).toHaveBeenCalledOnce();
		expect(wake).not.toHaveBeenCalled();
		document.dispatchEvent(new Event('go'));
		expect(wake).toHaveBeenCalledExactlyOnceWith('event');
	});

	test('storage wakes in idle time if this browser keeps something, otherwise when another tab does', () => {
		withoutIdleTime();
		armHost('storage:archipel-things');
		dispatchEvent(new Event('storage'));
		vi.advanceTimersByTime(5000);
		expect(wake).not.toHaveBeenCalled();
		localStorage.setItem('archipel-things', '[1]');
		dispatchEvent(new Event('storage'));
		expect(wake).toHaveBeenCalledExactlyOnceWith('storage');
		armHost('storage:archipel-things');
		expect(wake).toHaveBeenCalledTimes(1);
		vi.advanceTimersByTime(200);
		expect(wake).toHaveBeenCalledTimes(2);
	});

	test('storage that is blocked holds nothing', () => {
		vi.stubGlobal('localStorage', {
			getItem() {
				throw new DOMException('blocked', 'SecurityError');
			},
		});
		armHost('storage:archipel-things');
		dispatchEvent(new Event('storage'));
		expect(wake).not.toHaveBeenCalled();
	});

	test.each(['pointerover', 'focusin'])('near wakes at %s on a control that matches, and on no other', (type) => {
		host.innerHTML = '<a class="other"></a><a data-peek><svg></svg></a>';
		armHost('near:[data-peek], .peek');
		host.querySelector('.other')!.dispatchEvent(new Event(type, { bubbles: true }));
		expect(wake).not.toHaveBeenCalled();
		host.querySelector('svg')!.dispatchEvent(new Event(type, { bubbles: true }));
		expect(wake).toHaveBeenCalledExactlyOnceWith('near');
	});
});

describe('alternatives', () => {
	test('[RT-02] the first to fire wins, and tells which it was', () => {
		armHost('interaction | event:shop:ready | media:(max-width: 1px)');
		host.dispatchEvent(new Event('shop:ready', { bubbles: true }));
		expect(wake).toHaveBeenCalledExactlyOnceWith('event');
	});

	test('nothing is armed after one that fired at once', () => {
		wake.mockImplementation(() => controller.abort());
		const listeners = trackListeners(document, window);
		armHost('load | event:go | cookie:items');
		expect(listeners()).toEqual([]);
	});

	test.each(['', 'nonsense', 'constructor', '__proto__', 'Visible'])(
		'an unknown name counts as visible: "%s"',
		(when) => {
			const observed = stubObservers();
			armHost(when);
			observed[0]!.tell();
			expect(wake).toHaveBeenCalledExactlyOnceWith('visible');
		},
	);

	test('an argument that the browser refuses makes the island wake in idle time', () => {
		withoutIdleTime();
		vi.stubGlobal('IntersectionObserver', () => {
			throw new SyntaxError('rootMargin');
		});
		armHost('visible:many');
		vi.advanceTimersByTime(200);
		expect(wake).toHaveBeenCalledExactlyOnceWith('visible');
	});

	test('[REL-02] after the abort nothing wakes and nothing listens', () => {
		withoutIdleTime();
		const observed = stubObservers();
		const listeners = trackListeners(document, window, host, stubMedia());
		armHost(
			'idle | visible | interaction | media:(min-width: 1e9px) | cookie:items | event:go | storage:x | near:a | hash:x',
		);
		expect(listeners().length).toBeGreaterThan(9);
		const { tell } = observed[0]!;
		controller.abort();
		vi.advanceTimersByTime(5000);
		document.dispatchEvent(new Event('go'));
		host.dispatchEvent(new Event('pointerdown'));
		tell();
		expect(wake).not.toHaveBeenCalled();
		expect(listeners()).toEqual([]);
	});
});

test('[LB-01] [LB-02] hash wakes on a page that was opened with that text in its hash, and when the hash becomes one, not before', () => {
	history.replaceState(null, '', '/#elementor-action:action=lightbox');
	armHost('hash:elementor-action | hash:gid=');
	expect(wake).toHaveBeenCalledExactlyOnceWith('hash');
	wake.mockClear();
	history.replaceState(null, '', '/#reviews');
	dispatchEvent(new Event('hashchange'));
	expect(wake).not.toHaveBeenCalled();
	history.replaceState(null, '', '/#&gid=1&pid=2');
	dispatchEvent(new Event('hashchange'));
	expect(wake).toHaveBeenCalledOnce();
});
