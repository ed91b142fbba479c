import { beforeEach, expect, test, vi } from 'vitest';
import { unsentProof } from '../stores/unsent-proof';
import { sendConsentProof } from './consent-proof';
import { requestText } from './http';
import { resetSettings } from './settings';

vi.mock('./http', () => ({ requestText: vi.fn(() => Promise.resolve('')) }));
const request = vi.mocked(requestText);
const choice = { id: 'a'.repeat(32), v: '1.2', ts: 5, purposes: ['audience', 'content'] } as const;

function config(consentProof: boolean): void {
	document.body.innerHTML = `<script type="application/json" id="archipel-config">{"shop":{"consentProof":${consentProof},"restUrl":"/wp-json/"}}</script>`;
	resetSettings();
}
beforeEach(() => {
	config(true);
	unsentProof.clear();
	request.mockReset().mockResolvedValue('');
});

test('[CONS-06] the proof is a random name, a text version and purposes, and nothing else', async () => {
	await sendConsentProof(choice);
	expect(request).toHaveBeenCalledExactlyOnceWith('/wp-json/archipel/v1/consent', {
		form: { id: choice.id, version: '1.2', purposes: 'audience,content' },
	});
	expect(unsentProof.get()).toBeNull();
});

test('[CONS-06] a proof that did not arrive is remembered', async () => {
	request.mockRejectedValue(new Error('offline'));
	await sendConsentProof(choice);
	expect(unsentProof.get()).toBe(choice.id);
});

test('a shop that keeps no proofs is not asked, and a choice without a name has none', async () => {
	await sendConsentProof({ ...choice, id: '' });
	config(false);
	await sendConsentProof(choice);
	expect(request).not.toHaveBeenCalled();
});
