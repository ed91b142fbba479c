import { afterEach, expect, test } from 'vitest';
import { signalConsentMode } from './spread-consent';

const page = globalThis as { dataLayer?: unknown[] | undefined };
const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry as Iterable<unknown>));
afterEach(() => delete page.dataLayer);

test('[CONS-07] a page without a data layer stays without one, unless the owner wants it; a default that the head has sent is not sent again', () => {
	signalConsentMode('default', () => false);
	expect(page.dataLayer).toBeUndefined();
	signalConsentMode('default', () => false, true);
	expect(commands()).toHaveLength(1);
	page.dataLayer = [];
	signalConsentMode('default', () => false);
	signalConsentMode('default', () => false);
	expect(page.dataLayer).toHaveLength(1);
});

test('[CONS-07] the default denies what needs consent, an update grants what is allowed, in objects that Google reads', () => {
	page.dataLayer = [{ event: 'gtm.js' }];
	signalConsentMode('default', () => false);
	signalConsentMode('update', (purpose) => purpose === 'advertising');
	const denied = {
		analytics_storage: 'denied',
		ad_storage: 'denied',
		ad_user_data: 'denied',
		ad_personalization: 'denied',
		personalization_storage: 'denied',
		functionality_storage: 'granted',
		security_storage: 'granted',
	};
	const granted = { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' };
	page.dataLayer.shift();
	expect(commands()).toEqual([
		['consent', 'default', denied],
		['consent', 'update', { ...denied, ...granted }],
	]);
	expect(Object.prototype.toString.call(page.dataLayer[0])).toBe('[object Arguments]');
});
