import { expect, test } from 'vitest';
import { printConfig } from '../../../tests/setup/print-config';
import { firstPage, listAddress } from './list-address';

const address = (path: string) => listAddress(path)?.href.replace(location.origin, '');

test('[SEC-03 S13] [LIST-10] the address of a list carries what is known to be one’s, and nothing else', () => {
	const query =
		'orderby=price&order=asc&min_price=1&max_price=9&on_sale=1&rating_filter=5&filter_taille%5B%5D=s&query_type_taille=or&product_cat=bodys&product_tag=t&product_brand=b&pa_taille=s&taxonomy=x&term=y&p=1&page_id=2&page=2&s=a&post_type=product&paged=2&product-page=3&query-0-page=2&query-page=3&wpf=auto&wpf_page=2&wpf_pa_taille=s&e-filter-1a-product_cat=a+b~c&e-page-1a=2&display=list&lang=en';
	expect(address(`/boutique/?${query}`)).toBe(`/boutique/?${query}`);
	for (const other of [
		'add-to-cart=72',
		'remove_item=a',
		'empty-cart=1',
		'currency=USD',
		'wp_theme_preview=x',
		'_wpnonce=aa',
		'key=b',
		'wc-ajax=x',
		'popup-selector=.a',
		'wpf_ajax=1',
		'append=1',
		'utm_source=x',
		'something_new=1',
		'xorderby=1&orderbyx=1',
	])
		expect(address(`/boutique/?orderby=price&${other}#top`)).toBe('/boutique/?orderby=price');
});

test('[LIST-10] what forms of the page offer, and what the owner adds, is kept; a hidden copy and what is posted are not', () => {
	document.body.innerHTML =
		'<form method="get"><select name="per_page"></select><input name="woof[]"><input type="hidden" name="empty-cart"></form><form method="post"><input name="log"></form>';
	printConfig({ shop: { listNames: ['swoof'] } });
	const told = address('/boutique/?per_page=24&woof[]=a&empty-cart=1&log=b&swoof=1');
	expect(told).toBe('/boutique/?per_page=24&woof[]=a&swoof=1');
	document.body.replaceChildren();
	expect(address('/boutique/?per_page=24')).toBe('/boutique/');
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
