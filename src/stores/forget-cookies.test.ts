import { expect, test, vi } from 'vitest';
import { forgetCookies } from './forget-cookies';

test('[CONS-02] cookies of what is refused are deleted on every domain they may be on, and no others', () => {
	const written: string[] = [];
	vi.spyOn(document, 'cookie', 'get').mockReturnValue('_ga=1; _ga_ABC=2; _gather=3; cart=4');
	vi.spyOn(document, 'cookie', 'set').mockImplementation((value: string) => void written.push(value));
	vi.stubGlobal('location', new URL('https://www.shop.fr/x'));
	forgetCookies(['_ga', '_ga_*']);
	expect(written).toEqual(
		['_ga', '_ga_ABC'].flatMap((name) =>
			['', '; domain=www.shop.fr', '; domain=shop.fr', '; domain=fr'].map(
				(domain) => `${name}=; path=/; max-age=0${domain}`,
			),
		),
	);
	vi.unstubAllGlobals();
});
