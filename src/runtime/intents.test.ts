import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Intent } from './activation';
import { actNatively, chooseEarly, holdIntents, sayFailed, type IntentHolder } from './intents';
import { pressKey } from '../../tests/setup/press-key';

const held: { host: string; intent: Intent }[] = [];
const holders = new Set<IntentHolder>();
let stop: () => void;

beforeEach(() => {
	held.length = 0;
	holders.clear();
	stop = holdIntents(() => holders);
});
afterEach(() => stop());

function wait(selector: string, controls = 'none'): void {
	const host = document.querySelector<HTMLElement>(selector)!;
	holders.add({ host, selector: controls, hold: (intent) => void held.push({ host: host.id, intent }) });
}

const page = (html: string) => (document.body.innerHTML = html);
const query = (selector: string) => document.querySelector<HTMLElement>(selector)!;

/** Clicks. @returns Whether propagation was stopped, and whether the default action was prevented by then. */
function click(selector: string, init: MouseEventInit = {}) {
	const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
	let heard: { prevented: boolean } | undefined;
	const hear = () => {
		heard = { prevented: event.defaultPrevented };
		// Prevents navigation in the test.
		if (!query(selector).closest('form')) event.preventDefault();
	};
	window.addEventListener('click', hear, { once: true });
	query(selector).dispatchEvent(event);
	window.removeEventListener('click', hear);
	return { stopped: !heard, prevented: heard?.prevented ?? event.defaultPrevented };
}

describe('holding', () => {
	test('[RT-03] a click inside a marked control is held with its name, and nobody else hears of it', () => {
		page('<div id="h"><a href="/x/" data-archipel-intent="open"><b>x</b></a></div>');
		wait('#h');
		expect(click('b')).toEqual({ stopped: true, prevented: true });
		expect(held).toMatchObject([{ host: 'h', intent: { control: query('a') } }]);
	});

	test('[RT-03] [CART-05] controls that the definition names need no mark; everything else passes, as does a click with Control', () => {
		page(
			'<ul id="h"><a class="add" href="/x/">+</a><a class="other" href="/y/">o</a></ul><a class="add" id="out">+</a>',
		);
		wait('#h', '.add');
		expect(click('.add').stopped).toBe(true);
		expect(click('.other')).toEqual({ stopped: false, prevented: false });
		expect(click('#out').stopped).toBe(false);
		expect(click('.add', { ctrlKey: true })).toEqual({ stopped: false, prevented: false });
		expect(held).toHaveLength(1);
	});

	test.each(['target="_blank"', 'target="other"', 'download'])('a link with %s is the browser’s', (attribute) => {
		page(`<ul id="h"><a class="add" href="/x/" ${attribute}>+</a></ul>`);
		wait('#h', '.add');
		expect(click('.add').stopped).toBe(false);
	});

	test('[RT-03] a click on a submit button passes, so that the browser validates; its submit is held', () => {
		page(
			'<div id="h"><form id="f" data-archipel-intent><button name="b" value="1" data-archipel-intent="buy">ok</button></form>' +
				'<button form="f" id="far" data-archipel-intent>ok</button></div>',
		);
		wait('#h');
		expect(click('button')).toEqual({ stopped: false, prevented: false });
		const submit = { control: query('#f') };
		expect(held).toMatchObject([{ intent: { ...submit, submitter: query('button') } }]);
		expect(click('#far').stopped).toBe(false);
	});

	test('[RT-13] keys choose in a list that stands for a select, and are the page’s elsewhere; nothing is held', () => {
		page(
			'<select><option value="a"><option value="b"></select><ul id="h"><li tabindex="0" data-value="a"><li tabindex="0" data-value="b"></ul>' +
				'<div id="other"><b class="x" tabindex="0" data-archipel-intent></b></div>',
		);
		wait('#h', 'li');
		wait('#other');
		const press = (selector: string, key: string) => pressKey(query(selector), key);
		expect(press('li', 'ArrowRight')).toBe(true);
		expect(document.querySelector('select')!.value).toBe('b');
		expect(press('li', 'Enter')).toBe(true);
		expect(document.querySelector('select')!.value).toBe('a');
		expect([press('li', 'Tab'), press('.x', 'ArrowDown')]).toEqual([false, false]);
		expect(held).toEqual([]);
		expect(document.documentElement.hasAttribute('data-archipel-on')).toBe(true);
	});

	test('[RT-03] a submit is held for the sake of its button alone', () => {
		page('<div id="h"><form id="f"><button class="buy">ok</button><button class="plain">no</button></form></div>');
		wait('#h', '.buy');
		const submit = (submitter: HTMLElement) => {
			const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter });
			query('#f').dispatchEvent(event);
			return event.defaultPrevented;
		};
		expect(submit(query('.plain'))).toBe(false);
		expect(submit(query('.buy'))).toBe(true);
		expect(held).toHaveLength(1);
	});

	test('[RT-03] of islands inside each other that name the same control the innermost gets it, whichever was found first', () => {
		page('<div id="outer"><ul id="inner"><a class="add" href="/x/">+</a></ul></div>');
		wait('#inner', '.add');
		wait('#outer', '.add');
		click('.add');
		holders.clear();
		wait('#outer', '.add');
		wait('#inner', '.add');
		click('.add');
		expect(held.map(({ host }) => host)).toEqual(['inner', 'inner']);
	});

	test('[RT-03] a marked control of an inner island that is mounted already is not held for the outer one', () => {
		page(
			'<ul id="outer"><li id="inner" data-archipel-state="mounted"><a href="/x/" data-archipel-intent>x</a><b class="add">+</b></li></ul>',
		);
		wait('#outer', '.add');
		expect(click('a').stopped).toBe(false);
		expect(click('.add').stopped).toBe(true);
	});

	test('an event that somebody has cancelled already, or whose target is no element, is left alone; stopped, it holds nothing any more', () => {
		page('<div id="h"><a href="/x/" data-archipel-intent>x</a></div>');
		wait('#h');
		const event = new MouseEvent('click', { bubbles: true, cancelable: true });
		event.preventDefault();
		query('a').dispatchEvent(event);
		document.dispatchEvent(new MouseEvent('click'));
		expect(held).toEqual([]);
		stop();
		expect(click('a').stopped).toBe(false);
	});
});

describe('carrying out', () => {
	beforeEach(() => void vi.spyOn(location, 'assign').mockImplementation(() => {}));

	test('follows the link around the control, also when both have left the page', () => {
		page('<a href="/x/"><span id="c">x</span></a>');
		const control = query('#c');
		query('a').remove();
		actNatively({ control });
		expect(location.assign).toHaveBeenCalledExactlyOnceWith(new URL('/x/', document.baseURI).href);
	});

	test.each(['javascript:alert(1)', 'mailto:a@b.fr', 'data:text/html,x'])('[SEC-02] does not follow %s', (href) => {
		page('<a id="c">x</a>');
		query('#c').setAttribute('href', href);
		actNatively({ control: query('#c') });
		expect(location.assign).not.toHaveBeenCalled();
	});

	test('submits a form with its button, and without it when the button has left the form', () => {
		page('<form id="f"><button id="b">ok</button></form><div></div>');
		const form = query('#f') as HTMLFormElement;
		const submit = vi.spyOn(form, 'requestSubmit').mockImplementation(() => {});
		actNatively({ control: form, submitter: query('#b') });
		query('div').append(query('#b'));
		actNatively({ control: form, submitter: query('#b') });
		expect(submit.mock.calls).toEqual([[query('#b')], [null]]);
	});
});

test.each([
	[true, 'Échec\u00a0: vérifiez votre connexion.'],
	[false, 'Failed: check your connection.'],
])('[RT-13] [WP-07] failing: what has not come is said at its control, in French (%s) or English', (isFrench, text) => {
	document.body.innerHTML = '<form><button type="submit">Envoyer</button></form>';
	const button = document.querySelector('button')!;
	// happy-dom does not know `:lang()`.
	vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':lang(fr)' && isFrench);
	expect(sayFailed(button)).toBe(button.nextElementSibling);
	expect([button.nextElementSibling!.textContent, button.nextElementSibling!.getAttribute('role')]).toEqual([
		text,
		'alert',
	]);
});

test.each([
	['<details><summary>Menu</summary></details>', 'summary', 'DETAILS'],
	['<ul><li><button>M</button></li></ul>', 'button', 'UL'],
	['<div role="radiogroup"><span role="radio">M</span></div>', 'span', 'DIV'],
	['<details open><summary>Menu</summary></details>', 'summary', 'SUMMARY'],
])('[A11Y-06] failing: it stands where it is seen, and in no list: %s', (html, control, before) => {
	document.body.innerHTML = html;
	expect(sayFailed(document.querySelector(control)!).previousElementSibling!.tagName).toBe(before);
});

describe('a list that stands for a select', () => {
	const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
	const select = () => document.querySelector('select')!;
	const changed = vi.fn();

	/** Polyfill of `ariaChecked`, which happy-dom lacks. */
	const ariaChecked: PropertyDescriptor & ThisType<HTMLElement> = {
		configurable: true,
		get() {
			return this.getAttribute('aria-checked');
		},
		set(value: string) {
			this.setAttribute('aria-checked', value);
		},
	};

	beforeEach(() => {
		Object.defineProperty(HTMLElement.prototype, 'ariaChecked', ariaChecked);
		const values = ['noir', 'blanc', 'rouge'];
		const items = values.map(
			(value) => `<li role="radio" aria-checked="false" tabindex="0" data-value="${value}"></li>`,
		);
		const options = values.map((value) => `<option value="${value}"></option>`);
		document.body.innerHTML = `<form><select><option value=""></option>${options.join('')}</select><ul>${items.join('')}</ul></form>`;
		document.querySelector('form')!.addEventListener('change', changed);
	});

	afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'ariaChecked'));

	test('[RT-13] a choice is in the select at once, is told to who follows the form, and shows', () => {
		expect(chooseEarly(all('li')[1]!)).toBe(true);
		expect(select().value).toBe('blanc');
		expect(changed).toHaveBeenCalledOnce();
		expect(all('li').map((item) => item.getAttribute('aria-checked'))).toEqual(['false', 'true', 'false']);
		chooseEarly(all('li')[0]!);
		expect(select().value).toBe('noir');
		expect(all('li').map((item) => item.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false']);
	});

	test.each([
		[0, 1, 'blanc'],
		[2, 1, 'noir'],
		[0, -1, 'rouge'],
	])('[RT-13] from item %i, %i further is %s, round the ends; the focus goes there', (from, step, value) => {
		chooseEarly(all('li')[from]!, step);
		expect(select().value).toBe(value);
		expect((document.activeElement as HTMLElement).dataset['value']).toBe(value);
	});
});
