import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { thirdParties } from '../../src/consent/third-parties';
import { lifetimesOf, noticeArgs, type NoticeArgs } from './model';
import { props as schema } from './island';

const args = (props: Record<string, unknown> = {}, cookieNotice?: Partial<NoticeArgs>) => {
	printConfig({ cookieNotice });
	return noticeArgs(schema.parse(props));
};

test('[CONS-01] settings of the notice: the defaults, and 182 days both ways', () => {
	expect(args()).toEqual({
		hideEffect: 'fade',
		position: 'bottom',
		onScroll: false,
		onScrollOffset: 100,
		onClick: false,
		cookieName: 'cookie_notice_accepted',
		cookieTime: 182 * 86_400,
		cookieTimeRejected: 182 * 86_400,
		globalCookie: false,
		redirection: false,
		cache: false,
		revokeCookies: false,
		revokeCookiesOpt: 'automatic',
	});
});

test('[CONS-01] settings of the notice: those of the plugin count, except for how long a choice is kept', () => {
	const plugin = { hideEffect: 'slide', cookieTime: 2_147_483_647, cookieTimeRejected: 86_400 };
	expect(args({}, plugin)).toMatchObject({ ...plugin, cookieTime: 182 * 86_400, cookieTimeRejected: 182 * 86_400 });
});

test('settings of the notice: one choice for all subdomains is kept on the domain above them', () => {
	const shared = args({}, { globalCookie: true });
	expect(lifetimesOf(shared, 'boutique.example.fr').domain).toBe('example.fr');
	expect(lifetimesOf(shared, 'www.shop.example.uk').domain).toBe('shop.example.uk');
});

test('[CONS-07] the owner chooses among exactly the declared third parties', () => {
	const offered = ['none', ...thirdParties.map(({ id }) => id)];
	for (const name of ['services', 'released'])
		expect(schema.properties[name]?.schema).toMatchObject({ items: { enum: offered } });
});

test('[CONS-01] settings of the notice: the owner’s lifetimes hold to the second, and none is nothing', () => {
	const own = args({ acceptedDays: 2_147_483_647 / 86_400, refusedDays: 0.7 });
	expect(lifetimesOf(own)).toMatchObject({ accepted: 2_147_483_647, refused: 60_480 });
	expect(() => args({ acceptedDays: 0 })).toThrow('acceptedDays');
});
