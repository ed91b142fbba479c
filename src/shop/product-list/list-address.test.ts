import { expect, test } from 'vitest';
import { firstPage, listAddress } from './list-address';

const address = (path: string) => listAddress(path)?.href.replace(location.origin, '');

test('[SEC-03 S13] what does something, or is a secret, is not in the address of a list', () => {
	expect(address('/boutique/?orderby=price&add-to-cart=72&_wpnonce=aa&key=b&filter_taille=s&wc-ajax=x#top')).toBe(
		'/boutique/?orderby=price&filter_taille=s',
	);
	expect(address('/boutique/?wpf=auto&wpf_page=2&append=1&wpf_ajax=1')).toBe('/boutique/?wpf=auto&wpf_page=2');
});

test('[SEC-02] another site, and what is no page, is none', () => {
	for (const other of ['https://example.test/boutique/', 'javascript:alert(1)', 'data:text/html,x', '//example.test/'])
		expect(listAddress(other)).toBeUndefined();
});

test('[FILT-01] what is chosen anew begins with the first page', () => {
	const first = (path: string) => firstPage(new URL(path, location.origin)).href.replace(location.origin, '');
	expect(first('/boutique/page/12/?orderby=price&paged=1')).toBe('/boutique/?orderby=price');
	expect(first('/filtre/?wpf=a&wpf_page=3&product-page=2')).toBe('/filtre/?wpf=a');
	expect(first('/page/')).toBe('/page/');
});
