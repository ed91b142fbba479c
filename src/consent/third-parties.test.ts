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

	/** Addresses of each third party, without their scheme. */
	const ADDRESSES = {
		'google-analytics': `www.googletagmanager.com/gtag/js?id=G-1 googletagmanager.com/gtm.js?id=GTM-1
			region1.google-analytics.com/g/collect analytics.google.com/g/collect`,
		'google-ads': `stats.g.doubleclick.net/dc.js www.googleadservices.com/pagead/conversion.js
			pagead2.googlesyndication.com/pagead/js/adsbygoogle.js`,
		'meta-pixel': 'connect.facebook.net/en_US/fbevents.js www.facebook.com/tr?id=1&ev=PageView',
		brevo: `sibautomation.com/sa.js?key=1 cdn.brevo.com/js/sdk-loader.js
			assets.sendinblue.com/component/form/form.js`,
		klaviyo: 'static.klaviyo.com/onsite/js/klaviyo.js',
		mailchimp: `chimpstatic.com/mcjs-connected/js/users/1/2.js shop.us1.list-manage.com/subscribe/post-json
			downloads.mailchimp.com/js/goal.min.js`,
		youtube: `www.youtube-nocookie.com/embed/x www.youtube.com/embed/x m.youtube.com/embed/x
			youtube.com/embed/x youtu.be/embed/x i.ytimg.com/embed/x`,
		vimeo: 'player.vimeo.com/video/1 vimeo.com/1 i.vimeocdn.com/video/1.jpg',
		openstreetmap: `tile.openstreetmap.org/1/2/3.png a.tile.openstreetmap.org/1/2/3.png
			www.openstreetmap.org/export/embed.html`,
		'google-maps': `maps.google.com/maps?q=Calais maps.google.fr/maps?q=Calais www.google.com/maps/embed?pb=1
			www.google.com/maps www.google.fr/maps/embed?pb=1 maps.googleapis.com/maps/api/js
			maps.gstatic.com/mapfiles/api-3/images/1.png`,
		'google-fonts': 'fonts.googleapis.com/css2?family=Lora fonts.gstatic.com/s/lora/v35/1.woff2',
		matomo: 'cdn.matomo.cloud/shop.matomo.cloud/matomo.js',
		hotjar: 'static.hotjar.com/c/hotjar-1.js in.hotjar.io/',
		clarity: 'www.clarity.ms/tag/1 clarity.ms/tag/1',
		tiktok: 'analytics.tiktok.com/i18n/pixel/events.js www.tiktok.com/embed.js www.tiktok.com/embed/v2/1',
		pinterest: 'ct.pinterest.com/v3/ s.pinimg.com/ct/core.js assets.pinterest.com/js/pinit.js',
		gravatar: 'secure.gravatar.com/avatar/1?s=60 gravatar.com/avatar/1',
	};

	test.each(Object.entries(ADDRESSES))('%s is at %s', (id, addresses) => {
		for (const address of addresses.split(/\s+/))
			for (const scheme of ['https:', ''])
				expect([address, thirdPartyOf(`${scheme}//${address}`)?.id]).toEqual([address, id]);
	});

	test.each([
		'https://www.tiktok.com/@shop',
		'https://www.pinterest.com/pin/create/button/',
		'https://www.google.com/mapsomething',
		'https://www.google.com/recaptcha/api.js',
		'https://evil-google-analytics.com/',
		'https://www.youtube.com.evil.example/',
		'/wp-content/plugins/archipel/dist/archipel.js',
		'http://[',
	])('%s is nobody’s', (address) => expect(thirdPartyOf(address)).toBeUndefined());

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
