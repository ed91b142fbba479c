import { expect, onTestFinished, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { realJQuery } from '../../tests/setup/real-jquery';
import { read } from '../../tests/setup/repository';

/** Data recorded from an English WooCommerce. */
const { variables } = JSON.parse(read('tests/recordings/checkout/address-params.json')) as {
	variables: Record<'wc_country_select_params' | 'wc_address_i18n_params', Record<string, string>>;
};
/** Address as WooCommerce prints it for France: region field hidden, after the postcode. */
const FIXTURE = read('islands/address-fields/fixture.html')
	.replace(' data-archipel="address-fields"', '')
	.replace('value="GB" selected', 'value="GB"')
	.replace('value="FR"', '$& selected')
	.replace(/(<p class="[^"]+ validate-state".*?<\/p>)(\s*<p.*?<\/p>)/s, '$2$1')
	.replace('data-priority="90"', 'data-priority="65"')
	.replace('id="shipping_state_field" data-priority="80"', 'id="shipping_state_field" style="display: none"')
	.replace(
		/type="text"\s+class="input-text"\s+name="shipping_state"/,
		'type="hidden" class="hidden" readonly name="shipping_state"',
	);
/** Shipping calculator for a country without regions: the region row has no label. */
const CALCULATOR = `<form class="woocommerce-shipping-calculator"><p class="form-row" id="calc_shipping_country_field"><select id="calc_shipping_country" class="country_to_state"><option value="FR">France</option><option value="US">USA</option><option value="GB">GB</option></select></p><p class="form-row" id="calc_shipping_state_field"><input type="hidden" name="calc_shipping_state" id="calc_shipping_state" /></p><p class="form-row" id="calc_shipping_postcode_field"><label for="calc_shipping_postcode">Postcode / ZIP:</label><input type="text" class="input-text" name="calc_shipping_postcode" id="calc_shipping_postcode" /></p></form>`;

type Field = HTMLInputElement & HTMLSelectElement;

const field = (name: string) => document.getElementById(`shipping_${name}`) as Field;
const row = (name: string) => document.getElementById(`shipping_${name}_field`)!;
const isShown = (name: string) => row(name).style.display !== 'none';
const labelOf = (name: string) => row(name).querySelector('label')!.textContent.replace(/\s+/g, ' ');
const order = () =>
	[...document.querySelectorAll('.woocommerce-shipping-fields__field-wrapper > .form-row')].map(({ id }) =>
		id.slice('shipping_'.length, -'_field'.length),
	);
const choose = (country: string, list = field('country')) => {
	list.value = country;
	list.dispatchEvent(new Event('change', { bubbles: true }));
};

const life = pageLife();

/** Opens the address form on a page with jQuery. */
async function open({
	html = FIXTURE,
	before = () => {},
	params = variables as Readonly<Record<string, unknown>>,
} = {}) {
	vi.stubGlobal('jQuery', realJQuery);
	for (const [name, value] of Object.entries(params)) vi.stubGlobal(name, value);
	document.body.innerHTML = html;
	// happy-dom selects the option before the selected one.
	for (const { parentElement, value } of document.querySelectorAll<HTMLOptionElement>('option[selected]'))
		(parentElement as HTMLSelectElement).value = value;
	before();
	life.restart();
	onTestFinished(() => void realJQuery(document.body).off());
	vi.resetModules();
	const { default: enhance } = await import('./enhance');
	for (const host of document.querySelectorAll<HTMLElement>(
		'.woocommerce-shipping-fields, .woocommerce-address-fields, .woocommerce-shipping-calculator',
	))
		await enhance(host, {}, islandContext(life.signal));
}

test('regions: a list, any text or none, under the same name and id, with its classes and what fills it in; a list stays the same control; a region comes back with its country, stays where the next one has it too, by value or by name, and is sent for no other', async () => {
	await open({ html: FIXTURE.replace('data-input-classes=""', 'data-input-classes="wide"') });
	choose('US');
	const list = field('state');
	expect([list.tagName, list.name]).toEqual(['SELECT', 'shipping_state']);
	expect([list.className, isShown('state')]).toEqual(['state_select wide', true]);
	expect([list.options.length, list.options[0]!.text, list.value]).toEqual([55, 'Select an option…', '']);
	expect([...list.options].find(({ value }) => value === 'CA')!.text).toBe('California');
	const given = () =>
		['autocomplete', 'data-input-classes', 'aria-required'].map((name) => field('state').getAttribute(name));
	expect(given()).toEqual(['section-shipping shipping address-level1', 'wide', 'true']);
	choose('IE');
	expect(field('state')).toBe(list);
	expect([list.options.length, list.value]).toEqual([27, '']);
	choose('GB');
	expect([field('state').type, field('state').className, isShown('state')]).toEqual(['text', 'input-text wide', true]);
	expect(given()).toEqual(['section-shipping shipping address-level1', 'wide', null]);
	choose('BE');
	expect([field('state').type, field('state').value, isShown('state')]).toEqual(['hidden', '', false]);

	life.abort();
	await open();
	choose('US');
	field('state').value = 'CA';
	choose('BE');
	expect(field('state').value).toBe('');
	choose('US');
	expect(field('state').value).toBe('CA');
	// CA is Cagliari in Italy: WooCommerce's script keeps the value, too.
	choose('IT');
	expect(field('state').value).toBe('CA');
	choose('GB');
	expect(field('state').value).toBe('');
	field('state').value = 'dublin';
	choose('IE');
	expect(field('state').selectedOptions[0]!.text).toBe('Dublin');
	choose('GB');
	expect(field('state').value).toBe('dublin');
	choose('AE');
	expect(field('state').value).toBe('dublin');
});

test('[CHK-10] regions: a form that the browser has brought back, and one that it fills in, have the region of the chosen country; nothing is told as if it were chosen again', async () => {
	const changed = vi.fn();
	await open({
		before() {
			field('country').value = 'US';
			document.addEventListener('change', changed);
		},
	});
	document.removeEventListener('change', changed);
	expect([changed.mock.calls, field('state').tagName]).toEqual([[], 'SELECT']);
	life.abort();
	await open();
	const found = field('state');
	choose('US');
	const heard = vi.fn();
	document.addEventListener('change', heard, { once: true });
	found.value = 'California';
	found.dispatchEvent(new Event('change'));
	expect([field('state').value, heard.mock.calls[0]![0].target]).toEqual(['CA', field('state')]);
	choose('BE');
	found.dispatchEvent(new Event('change'));
	expect(field('state').value).toBe('');
});

test('regions: what stands in for a list goes with it, and a list of another script’s making hears of its new items', async () => {
	await open({ before: () => row('state').insertAdjacentHTML('beforeend', '<span class="select2-container"></span>') });
	const changed = vi.fn();
	realJQuery(document.body).on('change', changed);
	choose('US');
	const ids = changed.mock.calls.map(([{ target }]) => (target as Element).id);
	expect(ids).toEqual(['shipping_state', 'shipping_country']);
	expect(row('state').querySelector('.select2-container')).toBeNull();
});

test('rules: labels, marks, what is hidden and the order are those of the country, in the markup that the server has for it', async () => {
	await open();
	expect(labelOf('postcode')).toBe('Postcode / ZIP *');
	choose('US');
	expect([labelOf('postcode'), labelOf('state')]).toEqual(['ZIP Code *', 'State *']);
	expect(order()).toEqual(['first_name', 'country', 'address_1', 'state', 'postcode', 'phone']);
	expect(row('state').className).toBe('form-row form-row-wide address-field validate-state validate-required');
	choose('CH');
	expect(labelOf('state')).toBe('Canton (optional)');
	expect(order()).toEqual(['first_name', 'country', 'address_1', 'postcode', 'state', 'phone']);
	expect(row('state').classList.contains('validate-required')).toBe(false);
	expect(field('state').getAttribute('aria-required')).toBeNull();
	choose('IE');
	expect([labelOf('postcode'), labelOf('state')]).toEqual(['Eircode *', 'County *']);
	choose('JP');
	expect(order()).toEqual(['first_name', 'country', 'postcode', 'state', 'address_1', 'phone']);
	expect(row('state').className).toBe('form-row address-field validate-state validate-required form-row-last');
	expect(row('postcode').className).toBe('form-row address-field validate-required validate-postcode form-row-first');
	choose('FR');
	expect([labelOf('postcode'), isShown('state')]).toEqual(['Postcode / ZIP *', false]);
	expect(row('postcode').classList.contains('form-row-wide')).toBe(true);
	const label = 'Postcode / ZIP&nbsp;<span class="required" aria-hidden="true">*</span>';
	expect(row('postcode').querySelector('label')!.innerHTML).toBe(label);
});

test('rules: a hidden field sends nothing, and has again what was typed when it is asked for again', async () => {
	await open();
	field('postcode').value = '69001';
	// The value of a box is what its check means.
	field('postcode').insertAdjacentHTML('afterend', '<input type="checkbox" name="gift" value="wrapped">');
	choose('AE');
	expect([isShown('postcode'), field('postcode').value]).toEqual([false, '']);
	expect(document.querySelector<HTMLInputElement>('[name=gift]')!.value).toBe('wrapped');
	choose('FR');
	expect([isShown('postcode'), field('postcode').value]).toEqual([true, '69001']);
});

test('rules: only rows that are out of order move, never the one with the focus; nothing at all is touched that is right', async () => {
	await open();
	const list = document.querySelector('.woocommerce-shipping-fields__field-wrapper')!;
	const seen = () =>
		observer.takeRecords().flatMap(({ addedNodes }) => [...addedNodes].map((node) => (node as Element).id));
	const observer = new MutationObserver(() => {});
	observer.observe(list, { childList: true });
	field('country').focus();
	choose('US');
	expect(seen()).toEqual(['shipping_postcode_field']);
	expect(document.activeElement).toBe(field('country'));
	field('state').focus();
	choose('CH');
	expect([seen(), document.activeElement]).toEqual([['shipping_postcode_field'], field('state')]);
	choose('FR');
	expect(order()).toEqual(['first_name', 'country', 'address_1', 'postcode', 'state', 'phone']);
	const all = new MutationObserver(() => {});
	all.observe(list, { childList: true, subtree: true, characterData: true });
	choose('FR');
	expect(all.takeRecords()).toEqual([]);
});

test('[SEC-01] a label is text, whatever stands in it', async () => {
	const { wc_address_i18n_params: i18n } = variables;
	const locale = JSON.parse(i18n['locale']!) as Record<string, Record<string, unknown>>;
	locale['BE']!['address_1'] = { label: 'Rue <img src=x onerror="alert(1)"> &amp; <b>numéro</b>', hidden: 'no' };
	await open({ params: { ...variables, wc_address_i18n_params: { ...i18n, locale } } });
	choose('BE');
	expect([labelOf('address_1'), isShown('address_1')]).toEqual(['Rue & numéro *', true]);
	expect(row('address_1').querySelector('img, b')).toBeNull();
});

test('[A11Y-05] what is to be filled in besides is said, once, to who has chosen the country', async () => {
	const moment = () => new Promise((resolve) => setTimeout(resolve, 120));
	// Waits for announcements of earlier tests.
	await moment();
	document.getElementById('archipel-announcer')?.remove();
	await open();
	const said = () => document.querySelector('#archipel-announcer [role=status]')?.textContent;
	choose('US');
	choose('FR');
	await moment();
	expect(said()).toBeUndefined();
	field('country').focus();
	choose('US');
	await vi.waitFor(() => expect(said()).toBe('Pour ce pays, à remplir aussi\u00a0: State.'));
	choose('FR');
	choose('CH');
	await vi.waitFor(() => expect(said()).toBe('Pour ce pays, à remplir aussi\u00a0: Canton (optional).'));
});

test('the calculator has its region too, with a label where the server has printed none, unless the form has no labels; what the server sends again is not there twice', async () => {
	await open({ html: CALCULATOR });
	const region = () => document.getElementById('calc_shipping_state') as Field;
	const labels = () => [...region().labels].map(({ textContent }) => textContent.replace('\u00a0', ' '));
	const chooseUsa = () => choose('US', document.getElementById('calc_shipping_country') as Field);
	chooseUsa();
	expect([region().tagName, region().className, labels()]).toEqual(['SELECT', 'state_select', ['State *']]);
	expect(document.querySelector('#calc_shipping_postcode_field label')!.textContent).toBe('ZIP Code\u00a0*');
	const sent = document.createElement('span');
	sent.innerHTML =
		'<label for="calc_shipping_state">Region</label><select name="calc_shipping_state" id="calc_shipping_state"><option value=""></option></select>';
	document.getElementById('calc_shipping_state_field')!.append(sent);
	document.body.dispatchEvent(new CustomEvent('archipel:cart-totals-updated', { bubbles: true, detail: {} }));
	expect(document.querySelectorAll('[name=calc_shipping_state]')).toHaveLength(1);
	expect([sent.contains(region()), region().options.length, labels()]).toEqual([true, 55, ['State *']]);
	life.abort();
	await open({ html: CALCULATOR.replace(/<label.*?<\/label>/, '') });
	chooseUsa();
	expect([labels(), region().getAttribute('aria-label')]).toEqual([[], 'State']);
});

const log: string[] = [];
const listen = () => {
	log.length = 0;
	realJQuery(document.body).on(
		'country_to_state_changed country_to_state_changing wc_address_i18n_ready',
		((event: { type: string }, country?: string, wrapper?: { 0: Element }) =>
			void log.push([event.type, country, wrapper?.[0].className].filter(Boolean).join(' '))) as never,
	);
};
const HOST = 'woocommerce-shipping-fields';

test('[CHK-10] events: those of WooCommerce’s scripts are sent, with what they carry; the rules are there before the last of them', async () => {
	await open({ before: listen });
	expect(log).toEqual([
		'wc_address_i18n_ready',
		`country_to_state_changed FR ${HOST}`,
		`country_to_state_changing FR ${HOST}`,
	]);
	log.length = 0;
	const label: string[] = [];
	realJQuery(document.body).on('country_to_state_changing', () => void label.push(labelOf('state')));
	choose('US');
	choose('GB');
	// From text input to text input the control does not change, so `country_to_state_changed` is not triggered.
	choose('AE');
	expect(log).toEqual([
		`country_to_state_changed US ${HOST}`,
		`country_to_state_changing US ${HOST}`,
		`country_to_state_changed GB ${HOST}`,
		`country_to_state_changing GB ${HOST}`,
		`country_to_state_changing AE ${HOST}`,
	]);
	expect(label).toEqual(['State *', 'County (optional)', 'State / County (optional)']);
});

test('[CHK-10] events: those of other scripts are heard: a change or a refresh by jQuery, the rules of a country, and that all is to be looked at again; without jQuery the fields follow, and a page’s own event says so', async () => {
	await open();
	field('country').value = 'US';
	realJQuery(field('country')).trigger('change');
	expect(field('state').tagName).toBe('SELECT');
	field('country').value = 'GB';
	realJQuery(field('country')).trigger('refresh');
	expect(field('state').type).toBe('text');
	field('country').value = 'BE';
	realJQuery(document.body).trigger('wc_address_i18n_ready');
	expect(field('state').type).toBe('hidden');
	const wrapper = (realJQuery as unknown as (element: Element) => unknown)(document.querySelector(`.${HOST}`)!);
	realJQuery(document.body).trigger('country_to_state_changing', ['US', wrapper]);
	expect(labelOf('postcode')).toBe('ZIP Code *');

	vi.stubGlobal('jQuery', undefined);
	const told = vi.fn();
	document.addEventListener('archipel:address-fields-changed', told, { once: true });
	choose('US');
	expect(told.mock.calls[0]![0].detail).toEqual({ country: 'US' });
});

const ACCOUNT = FIXTURE.replace('class="woocommerce-shipping-fields"', 'class="woocommerce-address-fields"');
const isFollowed = () => field('state').tagName === 'SELECT';

test('[RT-02] the account’s form: sends WooCommerce’s events at once, and takes up the rules with the first change, of the shopper or of a script, and at once where the browser has brought back another country, and where a refusal may have', async () => {
	await open({ html: ACCOUNT, before: listen });
	expect(log.map((line) => line.split(' ', 1)[0])).toEqual([
		'wc_address_i18n_ready',
		'country_to_state_changed',
		'country_to_state_changing',
	]);
	choose('US');
	await vi.waitFor(() => expect(isFollowed()).toBe(true));
	life.abort();
	await open({ html: ACCOUNT });
	field('country').value = 'US';
	realJQuery(field('country')).trigger('change');
	await vi.waitFor(() => expect(isFollowed()).toBe(true));
	life.abort();
	await open({ html: ACCOUNT, before: () => void (field('country').value = 'US') });
	expect(isFollowed()).toBe(true);
	life.abort();
	const refused = ACCOUNT.replace('value="FR" selected', 'value="FR"').replace('value="US"', 'value="US" selected');
	await open({ html: `${refused}<ul role="alert"></ul>` });
	expect(isFollowed()).toBe(true);
});

const { wc_country_select_params: select, wc_address_i18n_params: i18n } = variables;

test.each([
	['no data', {}],
	['no object', { wc_country_select_params: 'oups', wc_address_i18n_params: 7 }],
	['no list of countries', { wc_country_select_params: {}, wc_address_i18n_params: i18n }],
	['JSON cut off', { ...variables, wc_country_select_params: { countries: select['countries']!.slice(0, 99) } }],
])('bad data, %s: the fields stay as the server printed them', async (_name, params) => {
	await open({ params });
	const html = document.body.innerHTML;
	choose('US');
	expect(document.body.innerHTML).toBe(html);
});

test('rules that are none leave labels and order; selectors that are none, too; no country is called __proto__', async () => {
	const locale = { default: { address_1: 7, state: { label: 'Region', priority: 'x' } }, US: 'none' };
	const locale_fields = { address_1: '#shipping_address_1_field', state: '#shipping_state_field', odd: '##', none: 3 };
	const params = { wc_country_select_params: select, wc_address_i18n_params: { ...i18n, locale, locale_fields } };
	await open({ params, html: FIXTURE.replace('value="GB"', 'value="__proto__"') });
	choose('US');
	expect([field('state').options.length, labelOf('state')]).toEqual([55, 'Region (facultatif)']);
	expect(labelOf('address_1')).toBe('Numéro et nom de rue (optional)');
	choose('__proto__');
	expect([field('state').type, labelOf('state')]).toEqual(['text', 'Region (facultatif)']);
});

test.each([
	['has stayed', '<script type="text/plain" id="wc-country-select-js"></script>', ''],
	['runs in a file that an optimiser has merged', '', 'select.country_to_state, input.country_to_state'],
])('where WooCommerce’s own script %s, it does the work, and no event is doubled', async (_how, tag, handled) => {
	const heard = vi.fn();
	await open({
		html: ACCOUNT + FIXTURE + tag,
		before() {
			const body = realJQuery(document.body) as unknown as { on: (...given: unknown[]) => void };
			if (handled) body.on('change refresh', handled, () => {});
			body.on('wc_address_i18n_ready country_to_state_changing', heard);
		},
	});
	const html = document.body.innerHTML;
	choose('US');
	await new Promise((resolve) => setTimeout(resolve));
	expect(document.body.innerHTML).toBe(html);
	expect(heard).not.toHaveBeenCalled();
});
