import { beforeEach, expect, test, vi } from 'vitest';
import { eraseTracesOfOthers } from '../stores/storage';
import { forgetVisitor } from './forget-button';

const OURS = {
	'archipel-compare': '[1]',
	'archipel-viewed': '[2]',
	archipel_review_7: '{"comment":"Très jolie"}',
	archipel_cart_notices: '<div></div>',
	wc_fragments_abc: '{}',
	wc_cart_hash_abc: 'x',
	wc_cart_created: '1',
	ti_wishlist_data_abc: '{}',
};
const OTHERS = { archipel_consent_unsent: 'id', 'archipel-viewed-off': '1', theme: 'dark', wc_other: '1' };

function fill(storage: Storage): void {
	storage.clear();
	for (const [key, value] of Object.entries({ ...OURS, ...OTHERS })) storage.setItem(key, value);
}
const kept = (storage: Storage) => Object.keys(storage).sort();
const all = Object.keys({ ...OURS, ...OTHERS }).sort();
const others = Object.keys(OTHERS).sort();

beforeEach(() => {
	fill(localStorage);
	fill(sessionStorage);
});

test('[PRIV-01] [SEC-03 P5] one call tells every store on the page, and erases every trace of a visitor, and nothing of others', () => {
	const traces = [
		'woocommerce_recently_viewed',
		'tinv_wishlistkey',
		'tinvwl_wishlists_data_counter',
		'comment_author_5c01613418587b11f35bb2f4b3d4ae57',
		'comment_author_email_5c01613418587b11f35bb2f4b3d4ae57',
	];
	for (const name of traces) document.cookie = `${name}=1; path=/`;
	expect(traces.filter((name) => document.cookie.includes(`${name}=`))).toEqual(traces);
	document.cookie = 'cookie_notice_accepted=false; path=/';
	const heard = vi.fn();
	document.addEventListener('archipel:forget-visitor', heard, { once: true });
	forgetVisitor();
	expect(heard).toHaveBeenCalledOnce();
	expect([kept(localStorage), kept(sessionStorage)]).toEqual([others, others]);
	expect(document.cookie).toContain('cookie_notice_accepted=false');
	expect(traces.filter((name) => document.cookie.includes(`${name}=`))).toEqual([]);
});

const soon = Math.floor(Date.now() / 1000) + 1000;
/** Opens a page with this session, if any. */
function visit(session = '; max-age=0'): void {
	for (const cookie of ['a=b', `archipel_session=${session}`]) document.cookie = `${cookie}; path=/`;
	eraseTracesOfOthers();
}
const anna = `anna.${soon}`;

const signedIn = [...all, 'archipel-session'].sort();

test('[PRIV-01] a session that ended without a logout leaves nothing to the next visitor; a guest who signs in keeps their lists', () => {
	visit();
	visit(anna);
	expect([kept(localStorage), kept(sessionStorage)]).toEqual([signedIn, all]);
	visit();
	expect([kept(localStorage), kept(sessionStorage)]).toEqual([others, others]);
	// The data of the next visitor is kept.
	localStorage.setItem('archipel-compare', '[3]');
	visit();
	expect(kept(localStorage)).toEqual(['archipel-compare', ...others].sort());
});

test.each([
	['leaves nothing to another account either', `zoe.${soon}`, ['archipel-session', ...others].sort()],
	['has ended when its time is over, though the browser has restored the cookie', 'anna.1000', others],
	['goes on with the next page', anna, signedIn],
])('[PRIV-01] a session %s', (_what, next, left) => {
	visit(anna);
	visit(next);
	expect(kept(localStorage)).toEqual(left);
});
