import { expect, test } from 'vitest';
import { hasDigitsOnly, isPhone, isPostcode, withoutBlanks } from './address-rules';

// Results of WooCommerce 10.9.1: `WC_Validation::is_postcode( wc_format_postcode( $code, $country ), $country )`.
test.each([
	['FR', '69001, 69 001, 69-001', '6900, 690011, ABCDE, 2A004, 69.001'],
	['BE', '1000', '100, 10000, B1000'],
	['CH', '1204', '12040'],
	['LU', '1234, L-1234, x', '12.34'],
	['DE', '01067, 10115', '00100, 1011'],
	['GB', 'sw1a1aa, SW1A-1AA, M1 1AE, B33 8TH, CR2 6XH', 'QX1 1AA, SW1A 1CA'],
	['GB', 'DN55 1PT, W1A 0AX, GIR 0AA, BFPO 801', 'AIA 1AA, 12345'],
	['IE', 'D02 X285, D6W XY00', 'B02 X285, D02'],
	['CA', 'k1a 0b1, H0H0H0', 'D1A 0B1, K1A 0B, K1D 0B1'],
	['NL', '1012 AB, 1012ab', '1012 SA, 0123 AB, 1012'],
	['US', '10001, 10001-1234, 100011234', '1000, 10001-12'],
	['PT', '1000-001, 1000001', '1000'],
	['PL', '00-001, 00001', '0001'],
	['JP', '100-0001, 1000001', '100'],
	['BR', '01310-100', '01310'],
	['SE', '111 22', 'SE-11122, 1112'],
	['CZ', '110 00, CZ-11000', '1100'],
	['SK', '811 01, SK81101', 'CZ81101'],
	['DK', '1050, DK-1050, 3800', '3900, 0800'],
	['LI', '9490', '9470, 94900'],
	['SI', '1000', '0100'],
	['BA', '71000', '61000'],
	['IN', '110 001', '010001'],
	['IT', '00118', '118'],
])('[CHK-07] postcodes of %s are judged as the server does, however they are written', (country, good, bad) => {
	expect(good.split(', ').filter((code) => !isPostcode(code, country))).toEqual([]);
	// Ireland's pattern is anchored at neither end; Luxembourg has none.
	const longer = /IE|LU/.test(country) ? [] : good.split(', ').flatMap((code) => [`9${code}`, `${code}A`]);
	expect([...bad.split(', '), ...longer].filter((code) => isPostcode(code, country))).toEqual([]);
});

test('[CHK-07] a phone number may have digits, blanks and the signs of numbers, and what is invisible in it', () => {
	const good = ['06 01 02 03 04', '+33 (0)6.01-02/03_04', '#31#0601020304', '\u202A0601020304\u202C', '1'];
	expect(good.filter((phone) => !isPhone(phone))).toEqual([]);
	expect(['abc', '06 01 ext 4', '06:01'].filter(isPhone)).toEqual([]);
});

test('digits are enough for the postcodes of most countries that have a rule', () => {
	expect(['FR', 'BE', 'CH', 'DE', 'PT', 'CZ', 'US'].filter((country) => !hasDigitsOnly(country))).toEqual([]);
	expect(['GB', 'IE', 'NL', 'CA', 'LU', 'MC', ''].filter(hasDigitsOnly)).toEqual([]);
});

test('[CHK-07] what the server leaves in a field is there', () =>
	expect([withoutBlanks(' \t\n a b \r'), withoutBlanks('\u00a0')]).toEqual(['a b', '\u00a0']));
