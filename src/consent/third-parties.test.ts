import { describe, expect, test } from 'vitest';
import { bootstraps, purposeTexts, thirdParties, thirdPartyOf } from './third-parties';
import { purposes } from '../safety/purposes';

describe('[CONS-07] the list of third parties', () => {
	test('every entry says who it is, in both languages, and where to read more', () => {
		expect(new Set(thirdParties.map(({ id }) => id)).size).toBe(thirdParties.length);
		for (const { name, company, hosts, cookies, policy } of thirdParties) {
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
		['https://region1.google-analytics.com/g/collect', 'google-analytics'],
		['//connect.facebook.net/en_US/fbevents.js', 'meta-pixel'],
		['https://www.google.com/maps/embed?pb=1', 'google-maps'],
		['https://www.google.com/maps', 'google-maps'],
		['https://www.google.com/mapsomething', undefined],
		['https://www.google.com/recaptcha/api.js', undefined],
		['https://evil-google-analytics.com/', undefined],
		['https://www.youtube.com.evil.example/', undefined],
		['/wp-content/plugins/archipel/dist/archipel.js', undefined],
		['http://[', undefined],
	])('%s is %s', (address, id) => {
		expect(thirdPartyOf(address)?.id).toBe(id);
	});

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

	test('[CONS-08] code is known by what only its own loader holds, and by nobody who is not declared', () => {
		for (const [id, code] of Object.entries(bootstraps)) {
			expect(thirdParties.some((party) => party.id === id && party.hosts.length)).toBe(true);
			for (const one of code) expect(one.length).toBeGreaterThan(20);
		}
	});
});
