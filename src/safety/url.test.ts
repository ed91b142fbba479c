import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { openWindow } from '../dom/share-page';
import { navigate, safeUrl } from './url';

const here = new URL(document.baseURI).origin;
beforeEach(() => printConfig({ shop: { allowedHosts: ['pay.test', 'shop.test:8080'] } }));

describe('[SEC-02] addresses that are followed', () => {
	test.each([
		['/page-panier/', `${here}/page-panier/`],
		['?add-to-cart=3#top', `${here}/?add-to-cart=3#top`],
		[`${here}/x/`, `${here}/x/`],
		[' /x/ ', `${here}/x/`],
		['https://pay.test/order', 'https://pay.test/order'],
		['https://shop.test:8080/', 'https://shop.test:8080/'],
	])('%s', (address, href) => expect(safeUrl(address)?.href).toBe(href));

	test.each([
		'https://evil.test/',
		'//evil.test/',
		'\\\\evil.test\\',
		'/\\evil.test',
		'https://pay.test.evil.test/',
		'https://evil.test/pay.test',
		'https://shop.test/',
		'https://pay.test@evil.test/',
		'https://user:word@pay.test/',
		'https://user@pay.test/',
		'https://:word@pay.test/',
		`http://${location.hostname}:1/`,
		'javascript:alert(1)',
		' java\tscript:alert(1)',
		'JAVASCRIPT:1',
		'data:text/html,x',
		'blob:https://pay.test/1',
		'vbscript:1',
		'file:///etc/passwd',
		'ftp://pay.test/',
		'mailto:a@b.fr',
		'http://[',
		'https://',
		'',
		'   ',
		undefined,
		null,
		false,
		3,
		{},
		[],
		['/x/'],
	])('[REL-02] not %s', (address) => expect(safeUrl(address)).toBeUndefined());

	test('going somewhere says whether it could', () => {
		const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
		expect(navigate('/x/')).toBe(true);
		expect(navigate('https://evil.test/')).toBe(false);
		expect(assign).toHaveBeenCalledExactlyOnceWith(`${here}/x/`);
	});
});

const open = () => vi.spyOn(window, 'open').mockReturnValue(null);
const size = { width: 626, height: 436, hosts: ['x.com'] };

test('[SHARE-01] windows of their own have the size that is asked for, cannot reach back, and may show a page of the shop itself', () => {
	const opened = open();
	expect(openWindow('https://x.com/intent/post?url=1', size)).toBe(true);
	expect(opened).toHaveBeenCalledWith(
		'https://x.com/intent/post?url=1',
		'_blank',
		'popup,noopener,noreferrer,width=626,height=436',
	);
	expect(openWindow('/produit/x/', size)).toBe(true);
	expect(opened).toHaveBeenCalledWith(`${here}/produit/x/`, '_blank', expect.any(String));
});

test.each([
	'http://x.com/',
	'https://x.com.evil.test/',
	'https://a:b@x.com/',
	'javascript:alert(1)',
	'https://evil.test/',
	'',
])('[SHARE-01] [SEC-02] windows of their own are not opened for %s', (address) => {
	const opened = open();
	expect(openWindow(address, size)).toBe(false);
	expect(opened).not.toHaveBeenCalled();
});
