import { expect, test } from 'vitest';
import { faultOf } from './check';

const row = (rules: string, html: string) =>
	`<p class="form-row ${rules.replaceAll(/\w+/g, 'validate-$&')}"><label>Champ</label>${html}</p>`;
const radios = '<input type="radio" name="r"><input type="radio" name="r"';
const country = '<p class="form-row"><input id="billing_country" name="billing_country" value="FR"></p>';

test.each([
	['required', '<input name="billing_city" value="Lyon">', undefined],
	['required', '<input name="billing_city" value=" ">', 'required-field'],
	['', '<input name="billing_city" value="">', undefined],
	['required', '<input name="billing_city" value="" disabled>', undefined],
	['required', `${radios}>`, 'required-field'],
	['required', `${radios} checked>`, undefined],
	['required', `${radios} disabled>`, undefined],
	['', `${radios}>`, undefined],
	['required', '<input type="checkbox" name="terms">', 'required-field'],
	['required', '<input type="checkbox" name="terms" checked>', undefined],
	['email', '<input name="billing_email" value="a@">', 'email'],
	['email', '<input name="billing_email" value="a@example.fr">', undefined],
	['email', '<input name="billing_email" value="<a@">', undefined],
	['phone', '<input name="billing_phone" value="abc">', 'phone'],
	['phone', '<input name="billing_phone" value="06 01">', undefined],
	['postcode', '<input name="billing_postcode" value="123">', 'postcode'],
	['postcode', '<input name="billing_postcode" value="69001">', undefined],
	['postcode', '<input name="other_postcode" value="123">', undefined],
	['required', '', undefined],
])('[CHK-07] a row with the rules "%s" and %s has the fault: %s', (rules, html, kind) => {
	document.body.innerHTML = `<form>${country}${row(rules, html)}</form>`;
	const form = document.querySelector('form')!;
	const fault = (checksFormats: boolean) => faultOf(form, form.lastElementChild as HTMLElement, checksFormats)?.kind;
	expect(fault(true)).toBe(kind);
	expect(fault(false), 'without formats').toBe(kind === 'required-field' ? kind : undefined);
});
