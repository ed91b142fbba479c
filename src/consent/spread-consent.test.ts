import { afterEach, expect, test, vi } from 'vitest';
import { signal } from '@preact/signals-core';
import { pageLife } from '../../tests/setup/page-life';
import type { Consent } from '../stores/consent';
import { signalConsentMode, spreadConsent } from './spread-consent';

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

const life = pageLife();
test('[CONS-08] [REL-01] what waits is released although its file came at the second try only', async () => {
	const release = vi.fn<(allowed: readonly string[]) => void>();
	let tries = 0;
	vi.doMock('./release', () => {
		if (!tries++) throw new Error('lost');
		return { release };
	});
	document.body.innerHTML = '<script type="text/plain" data-archipel-consent="audience"></script>';
	const allowed = { audience: signal(true), advertising: signal(false), content: signal(false) };
	const consent = { choice: signal({ purposes: ['audience'] }), allowed } as unknown as Consent;
	spreadConsent(consent, ['audience'], 'off', life.signal, () => {});
	await vi.waitFor(() => expect(release.mock.calls).toEqual([[['audience']]]));
});
