import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announce, lastAnnouncement } from './announcer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.runAllTimers());

const region = (politeness: string) =>
	document.querySelector<HTMLElement>(`#archipel-announcer [aria-live=${politeness}]`)!;
const heard = () => [region('polite').textContent, region('assertive').textContent];

describe('[A11Y-05] the announcer', () => {
	test('speaks politely, into a region that was there before', () => {
		announce('Ajouté');
		vi.advanceTimersByTime(0);
		expect(region('polite')).toMatchObject({ role: 'status' });
		expect(heard()).toEqual(['', '']);
		vi.advanceTimersByTime(100);
		expect(heard()).toEqual(['Ajouté', '']);
		expect(region('polite').getAttribute('aria-atomic')).toBe('true');
	});

	test('[CART-09] [SEC-03 A6] a message may wait a second, and be taken back until then', () => {
		announce('Un', 'polite', 1000);
		const takeBack = announce('Deux', 'polite', 1000);
		vi.advanceTimersByTime(999);
		takeBack();
		expect(document.getElementById('archipel-announcer')).toBeNull();
		vi.advanceTimersByTime(101);
		expect(region('polite').textContent).toBe('Un');
	});

	test('the same text again is a change again', () => {
		announce('Ajouté');
		vi.runAllTimers();
		const texts: (string | null)[] = [];
		const content = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!;
		Object.defineProperty(region('polite'), 'textContent', {
			configurable: true,
			get: content.get!,
			set(this: Node, text: string) {
				texts.push(text);
				content.set!.call(this, text);
			},
		});
		announce('Ajouté');
		vi.runAllTimers();
		expect(texts).toEqual(['', 'Ajouté']);
	});

	test('two islands that speak in the same moment are both heard', () => {
		announce('Ajouté');
		announce('3 articles');
		vi.runAllTimers();
		expect(heard()).toEqual(['Ajouté 3 articles', '']);
		expect(lastAnnouncement()).toBe('3 articles');
	});

	test('[A11Y-04] the last message, also an error in a region of its own, can be read again, and heard again, at the end of the page', () => {
		announce('Ajouté');
		vi.runAllTimers();
		announce('Refusé', 'assertive');
		vi.runAllTimers();
		expect([...heard(), region('assertive').role]).toEqual(['Ajouté', 'Refusé', 'alert']);
		const button = document.querySelector<HTMLButtonElement>('#archipel-announcer button')!;
		expect(document.querySelectorAll('#archipel-announcer button')).toHaveLength(1);
		expect(button.textContent).toBe('Dernier message : Refusé');
		button.click();
		vi.runAllTimers();
		expect(heard()).toEqual(['Refusé', 'Refusé']);
		expect(button.textContent).toBe('Dernier message : Refusé');
	});

	test('there is one pair of regions, and it moves into a dialog that makes the rest inert', () => {
		announce('Page');
		vi.runAllTimers();
		const dialog = document.body.appendChild(document.createElement('dialog'));
		dialog.setAttribute('open', '');
		dialog.dataset['archipelModal'] = '';
		announce('Dialogue');
		vi.runAllTimers();
		expect(document.querySelectorAll('[aria-live]')).toHaveLength(2);
		expect(dialog.contains(region('polite'))).toBe(true);
		dialog.remove();
		announce('Page');
		vi.runAllTimers();
		expect(region('polite').textContent).toBe('Page');
	});
});
