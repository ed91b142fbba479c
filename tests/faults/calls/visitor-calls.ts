import { expect } from 'vitest';
import { COOKIES } from '../../../fixtures/server/sessions';
import { formData } from '../../../src/dom/form-fields';
import { postConsentProof } from '../../../src/shop/consent-proof';
import { fetchRefill, fetchRules, sendForm } from '../../../src/shop/contact-form-7/contact-form-api';
import { createMutation } from '../../../src/shop/mutation';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { fetchShareCounts } from '../../../src/shop/share-counts';
import { fetchRoles } from '../../../src/shop/visitor-roles';
import { dismissComingSoon } from '../../../src/shop/woocommerce/coming-soon';
import { postReview } from '../../../src/shop/woocommerce/review-api';
import { callRest } from '../../../src/shop/wordpress/rest';
import * as z from '../../../src/runtime/schema';
import type { AdapterCall, World } from './adapter-call';

const CONTACT = 'src/shop/contact-form-7/contact-form-api.ts';
const FORM = 10;
/** Id of a form with a quiz. */
const RIDDLES = 1221;
const REVIEWED = 1186;

/** A review, as its form posts it. */
const review = {
	module: 'src/shop/woocommerce/review-api.ts',
	prepare({ signal }: World) {
		const fields = formData({
			comment_post_ID: String(REVIEWED),
			rating: '4',
			comment: 'Avis',
			author: 'Anna',
			email: 'anna@example.test',
		});
		return createMutation({ send: () => postReview('/wp-comments-post.php', fields, signal) }).run;
	},
	answer: { ok: true },
	done: ({ reviews }: World['shop']) => expect(reviews.filter(({ text }) => text === 'Avis')).toHaveLength(1),
	repeated: { ok: false, isDuplicate: true },
};

/** The current user's route of WordPress. */
const me = {
	module: 'src/shop/wordpress/rest.ts',
	endpoint: 'rest/wp/v2/users/me',
	hasNonce: true,
} as const;

/** Calls of visitors' messages and data. */
export const visitorCalls: readonly AdapterCall[] = [
	{
		name: 'a message is sent',
		module: CONTACT,
		endpoint: 'cf7-feedback',
		prepare({ signal }) {
			const fields = formData({
				_wpcf7_unit_tag: 'wpcf7-f10-o1',
				'your-name': 'Anna',
				'your-email': 'anna@example.test',
				'your-subject': 'Essai',
			});
			return createMutation({ send: () => sendForm(FORM, fields, signal) }).run;
		},
		answer: { answer: { status: 'mail_sent' } },
	},
	{
		name: 'the rules of a form',
		module: CONTACT,
		endpoint: 'cf7-schema',
		isRead: true,
		prepare() {
			// Rules are fetched once per page and form: a new object as key makes a new request for the same form id.
			const form = Object(FORM) as number;
			return () => fetchRules(form);
		},
		answer: expect.arrayContaining([expect.objectContaining({ rule: 'required' })]),
	},
	{
		name: 'new quizzes',
		module: CONTACT,
		endpoint: 'cf7-refill',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				fetchRefill(RIDDLES, signal),
		answer: { answer: { quiz: expect.anything() } },
	},
	{ ...review, name: 'sending a review', endpoint: 'wp-comments-post' },
	{ ...review, name: 'the page to which a review leads', endpoint: 'page-product', isRedirect: true },
	{
		name: 'how often a page was shared',
		module: 'src/shop/share-counts.ts',
		endpoint: 'rest/boutique/v1/partages',
		isRead: true,
		prepare:
			({ signal }) =>
			() =>
				fetchShareCounts('/wp-json/boutique/v1/partages', location.href, signal),
		answer: { facebook: 1234 },
	},
	{
		name: 'the proof of a choice about cookies',
		module: 'src/shop/consent-proof.ts',
		endpoint: 'rest/archipel/v1/consent',
		prepare: () => () =>
			postConsentProof({ id: '0123456789abcdef'.repeat(2), version: '0011aabb.ccdd2233', purposes: '' }),
		answer: undefined,
	},
	{
		name: 'the roles of who is signed in',
		module: 'src/shop/visitor-roles.ts',
		endpoint: 'archipel_visitor_roles',
		isRead: true,
		prepare({ cookies }) {
			cookies.set(COOKIES.login, 'cliente%7C1');
			return () => fetchRoles();
		},
		answer: ['customer'],
	},
	{
		name: 'that the keeper of a shop has dismissed its banner',
		module: 'src/shop/woocommerce/coming-soon.ts',
		endpoint: 'rest/wp/v2/users/1',
		async prepare() {
			const nonce = await nonceBroker.get('wp_rest');
			return createMutation({ send: () => dismissComingSoon('/wp-json/wp/v2/users/1', nonce) }).run;
		},
		answer: undefined,
	},
	{
		...me,
		name: 'who is signed in',
		isRead: true,
		prepare({ cookies }) {
			cookies.set(COOKIES.login, 'cliente%7C1');
			return () => callRest('wp/v2/users/me', () => z.object({ id: z.int(), name: z.string() }));
		},
		answer: { id: 2, name: 'Claire Dupont' },
	},
	{
		...me,
		name: 'a change by the REST API',
		prepare({ cookies }) {
			cookies.set(COOKIES.login, 'cliente%7C1');
			const schema = () => z.object({ description: z.string() });
			const data = { description: 'bonjour' };
			return createMutation({ send: () => callRest('wp/v2/users/me', schema, { method: 'PUT', data }) }).run;
		},
		answer: { description: 'bonjour' },
	},
];
