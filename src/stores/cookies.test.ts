import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCookies, readCookie, writeCookie } from './cookies';

let jar = '';
const written: string[] = [];
beforeEach(() => {
	jar = '';
	written.length = 0;
	vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
	vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
});

test.each([
	['cart', 'é|=1'],
	['cart2', '2'],
	['empty', ''],
	['sign', '=a=b'],
	['car', undefined],
	['half', '50%'],
])('reading finds the one of that very name, decoded where it can be: %s', (name, value) => {
	jar = 'xcart=0; cart=%C3%A9%7C%3D1; cart2=2; empty=; sign==a=b; half=50%';
	expect(readCookie(name)).toBe(value);
});

test('writing: for the whole site, encoded, with the browser session, for a time, or gone at once; over https for https only', () => {
	writeCookie('a', 'é;b');
	writeCookie('a', 'x', 86_400.4);
	writeCookie('a', '', 0);
	vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
	writeCookie('a', '1');
	expect(written).toEqual([
		'a=%C3%A9%3Bb; path=/; samesite=lax',
		'a=x; path=/; samesite=lax; max-age=86400',
		'a=; path=/; samesite=lax; max-age=0',
		'a=1; path=/; samesite=lax; secure',
	]);
});

test('writing: for all subdomains; where the browser refuses their domain, for this host', () => {
	jar = 'a=é%3B';
	writeCookie('a', 'é;', 60, 'shop.fr');
	writeCookie('a', 'é', 60, 'co.uk');
	expect(written).toEqual([
		'a=%C3%A9%3B; path=/; samesite=lax; max-age=60; domain=shop.fr',
		'a=%C3%A9; path=/; samesite=lax; max-age=60; domain=co.uk',
		'a=%C3%A9; path=/; samesite=lax; max-age=60',
	]);
});

test('[CONS-02] cookies of what is refused are deleted on every domain they may be on, and no others', () => {
	jar = '_ga=1; _ga_ABC=2; _gather=3; cart=4';
	vi.stubGlobal('location', new URL('https://www.shop.fr/x'));
	forgetCookies(['_ga', '_ga_*']);
	expect(written).toEqual(
		['_ga', '_ga_ABC'].flatMap((name) =>
			['', '; domain=www.shop.fr', '; domain=shop.fr', '; domain=fr'].map(
				(domain) => `${name}=; path=/; max-age=0${domain}`,
			),
		),
	);
});
