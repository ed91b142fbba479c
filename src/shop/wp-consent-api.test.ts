import { afterEach, expect, test, vi } from 'vitest';
import { onExternalConsent, readExternalConsent, tellWpConsentApi } from './wp-consent-api';

const page = globalThis as Record<string, unknown>;
const names = ['wp_has_consent', 'wp_set_consent', 'wp_consent_type', 'wp_fallback_consent_type'];
afterEach(() => names.forEach((name) => delete page[name]));

test('[CONS-07] without the API nothing is said', () => {
	expect(() => tellWpConsentApi(() => true)).not.toThrow();
	expect(readExternalConsent()).toEqual([]);
	expect(page['wp_consent_type']).toBeUndefined();
});

test('[CONS-07] it learns every category, and the consent type once the answers are there', () => {
	const said: string[] = [];
	page['wp_set_consent'] = (category: string, value: string) => said.push(`${category}=${value}`);
	const defined = vi.fn(() => said.push('type defined'));
	document.addEventListener('wp_consent_type_defined', defined, { once: true });
	tellWpConsentApi((purpose) => purpose === 'audience');
	expect(said).toEqual([
		'functional=allow',
		'statistics=allow',
		'statistics-anonymous=allow',
		'marketing=deny',
		'preferences=deny',
		'type defined',
	]);
	expect(page['wp_consent_type']).toBe('optin');
	tellWpConsentApi(() => false);
	expect(defined).toHaveBeenCalledOnce();
});

test('[CONS-02] before a choice it only learns that consent is needed', () => {
	const set = (page['wp_set_consent'] = vi.fn());
	tellWpConsentApi();
	expect(set).not.toHaveBeenCalled();
	expect(page['wp_consent_type']).toBe('optin');
});

test('what we say ourselves does not come back as news', () => {
	const listener = vi.fn();
	onExternalConsent(listener);
	page['wp_set_consent'] = (category: string, value: string) =>
		document.dispatchEvent(
			new CustomEvent('wp_listen_for_consent_change', { detail: Object.assign([], { [category]: value }) }),
		);
	tellWpConsentApi(() => true);
	expect(listener).not.toHaveBeenCalled();
	(page['wp_set_consent'] as (category: string, value: string) => void)('marketing', 'deny');
	expect(listener).toHaveBeenCalledWith('advertising', false);
});
