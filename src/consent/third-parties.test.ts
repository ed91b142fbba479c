import { describe, expect, test } from 'vitest';
import { bootstraps, purposeTexts, thirdParties, thirdPartyOf } from './third-parties';
import { purposes } from '../safety/purposes';
import { forgetCookies } from '../stores/cookies';

describe('[CONS-07] the list of third parties', () => {
	test('every entry says who it is, in both languages, and where to read more', () => {
		expect(new Set(thirdParties.map(({ id }) => id)).size).toBe(thirdParties.length);
		for (const { name, company, hosts, cookies = [], policy } of thirdParties) {
			expect(typeof name === 'string' ? name : name.fr && name.en).toBeTruthy();
			// An entry without hosts is the shop itself.
			expect(Boolean(company)).toBe(hosts.length > 0);
			for (const host of hosts) expect(host).toMatch(/^[\w*-]+(\.[\w-]+)+(\/.*)?$/);
			for (const cookie of cookies) expect(cookie).toMatch(/^[\w.-]{2,}\*?$/);
			expect(policy).toMatch(hosts.length ? /^https:\/\// : /^$/);
		}
		for (const purpose of purposes) {
			expect(thirdParties.some((party) => party.purpose === purpose)).toBe(true);
			const texts = { fr: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) };
			expect(purposeTexts[purpose]).toEqual({ title: texts, description: texts });
		}
	});

	test('no host belongs to two entries', () => {
		const hosts = thirdParties.flatMap((party) => party.hosts);
		expect(new Set(hosts).size).toBe(hosts.length);
	});

	test.each([
		['https://www.googletagmanager.com/gtag/js?id=G-1', 'google-analytics'],
		['https://googletagmanager.com/gtm.js?id=GTM-1', 'google-analytics'],
		['https://region1.google-analytics.com/g/collect', 'google-analytics'],
		['https://analytics.google.com/g/collect', 'google-analytics'],
		['https://stats.g.doubleclick.net/dc.js', 'google-ads'],
		['https://www.googleadservices.com/pagead/conversion.js', 'google-ads'],
		['https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js', 'google-ads'],
		['//connect.facebook.net/en_US/fbevents.js', 'meta-pixel'],
		['https://www.facebook.com/tr?id=1&ev=PageView', 'meta-pixel'],
		['https://sibautomation.com/sa.js?key=1', 'brevo'],
		['https://cdn.brevo.com/js/sdk-loader.js', 'brevo'],
		['https://assets.sendinblue.com/component/form/form.js', 'brevo'],
		['https://static.klaviyo.com/onsite/js/klaviyo.js', 'klaviyo'],
		['https://chimpstatic.com/mcjs-connected/js/users/1/2.js', 'mailchimp'],
		['https://shop.us1.list-manage.com/subscribe/post-json', 'mailchimp'],
		['https://downloads.mailchimp.com/js/goal.min.js', 'mailchimp'],
		...['www.youtube-nocookie.com', 'www.youtube.com', 'm.youtube.com', 'youtube.com', 'youtu.be', 'i.ytimg.com'].map(
			(host): [string, string] => [`https://${host}/embed/x`, 'youtube'],
		),
		['https://player.vimeo.com/video/1', 'vimeo'],
		['https://vimeo.com/1', 'vimeo'],
		['https://i.vimeocdn.com/video/1.jpg', 'vimeo'],
		['https://tile.openstreetmap.org/1/2/3.png', 'openstreetmap'],
		['https://a.tile.openstreetmap.org/1/2/3.png', 'openstreetmap'],
		['https://www.openstreetmap.org/export/embed.html', 'openstreetmap'],
		['https://maps.google.com/maps?q=Calais', 'google-maps'],
		['https://maps.google.fr/maps?q=Calais', 'google-maps'],
		['https://www.google.com/maps/embed?pb=1', 'google-maps'],
		['https://www.google.com/maps', 'google-maps'],
		['https://www.google.fr/maps/embed?pb=1', 'google-maps'],
		['https://maps.googleapis.com/maps/api/js', 'google-maps'],
		['https://maps.gstatic.com/mapfiles/api-3/images/1.png', 'google-maps'],
		['https://fonts.googleapis.com/css2?family=Lora', 'google-fonts'],
		['https://fonts.gstatic.com/s/lora/v35/1.woff2', 'google-fonts'],
		['https://cdn.matomo.cloud/shop.matomo.cloud/matomo.js', 'matomo'],
		['https://static.hotjar.com/c/hotjar-1.js', 'hotjar'],
		['https://in.hotjar.io/', 'hotjar'],
		['https://www.clarity.ms/tag/1', 'clarity'],
		['https://clarity.ms/tag/1', 'clarity'],
		['https://analytics.tiktok.com/i18n/pixel/events.js', 'tiktok'],
		['https://www.tiktok.com/embed.js', 'tiktok'],
		['https://www.tiktok.com/embed/v2/1', 'tiktok'],
		['https://www.tiktok.com/@shop', undefined],
		['https://ct.pinterest.com/v3/', 'pinterest'],
		['https://s.pinimg.com/ct/core.js', 'pinterest'],
		['https://assets.pinterest.com/js/pinit.js', 'pinterest'],
		['https://www.pinterest.com/pin/create/button/', undefined],
		['https://secure.gravatar.com/avatar/1?s=60', 'gravatar'],
		['//gravatar.com/avatar/1', 'gravatar'],
		['https://www.google.com/mapsomething', undefined],
		['https://www.google.com/recaptcha/api.js', undefined],
		['https://evil-google-analytics.com/', undefined],
		['https://www.youtube.com.evil.example/', undefined],
		['/wp-content/plugins/archipel/dist/archipel.js', undefined],
		['http://[', undefined],
	])('%s is %s', (address, id) => expect(thirdPartyOf(address)?.id).toBe(id));

	test('[CONS-08] a choice remembers by place who was asked about: nobody may lose theirs', () => {
		expect(thirdParties.map(({ id }) => id).slice(0, 12)).toEqual([
			'google-analytics',
			'google-ads',
			'meta-pixel',
			'order-attribution',
			'brevo',
			'klaviyo',
			'mailchimp',
			'youtube',
			'vimeo',
			'openstreetmap',
			'google-maps',
			'google-fonts',
		]);
		expect(thirdParties.length).toBeLessThanOrEqual(31);
	});

	test.each([
		['google-analytics', '_ga _ga_X1 _gid _gat_gtag_1'],
		['google-ads', '_gcl_au FPGCLAW'],
		['meta-pixel', '_fbp _fbc'],
		['order-attribution', 'sbjs_first'],
		['brevo', 'sib_cuid'],
		['klaviyo', '__kla_id'],
		['mailchimp', 'mailchimp_user_email'],
		['matomo', '_pk_id.1.1'],
		['hotjar', '_hjSessionUser_1'],
		['clarity', '_clck _clsk'],
		['tiktok', '_ttp _tt_enable_cookie'],
		['pinterest', '_pin_unauth _pinterest_ct_ua'],
	])('[CONS-07] %s sets %s, which a refusal takes away', (id, names) => {
		for (const name of names.split(' ')) document.cookie = `${name}=1; path=/`;
		document.cookie = 'own=1; path=/';
		forgetCookies(thirdParties.find((party) => party.id === id)!.cookies!);
		expect(document.cookie).toBe('own=1');
	});

	test('[CONS-08] code is known by what only its own loader holds, and by nobody who is not declared', () => {
		for (const [id, code] of Object.entries(bootstraps)) {
			expect(thirdParties.some((party) => party.id === id && party.hosts.length)).toBe(true);
			expect(code.length).toBeGreaterThan(0);
			for (const one of code) expect(one.length).toBeGreaterThan(20);
		}
	});
});
