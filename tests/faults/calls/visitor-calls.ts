import { expect } from 'vitest';
import { COOKIES } from '../../../fixtures/server/sessions';
import { fetchRoles, postConsentProof } from '../../../src/shop/archipel';
import { formData } from '../../../src/dom/form-fields';
import { fetchRefill, fetchRules, sendForm } from '../../../src/shop/contact-form-7/contact-form-api';
import { createMutation } from '../../../src/shop/mutation';
import { nonceBroker } from '../../../src/shop/nonce-broker';
import { fetchShareCounts } from '../../../src/shop/share-counts';
import { postReview } from '../../../src/shop/woocommerce/review-api';
import { callRest, dismissComingSoon } from '../../../src/shop/wordpress/rest';
import * as z from '../../../src/runtime/schema';
import { reads, writes, type AdapterCall, type World } from './adapter-call';

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

const REST = 'src/shop/wordpress/rest.ts';
const ME = 'rest/wp/v2/users/me';
const asCustomer =
	(call: () => Promise<unknown>) =>
	({ cookies }: World) => {
		cookies.set(COOKIES.login, 'cliente%7C1');
		return call();
	};

/** Calls of visitors' messages and data. */
export const visitorCalls: readonly AdapterCall[] = [
	...writes(CONTACT, {
		'a message is sent': [
			'cf7-feedback',
			({ signal }) => {
				const fields = formData({
					_wpcf7_unit_tag: 'wpcf7-f10-o1',
					'your-name': 'Anna',
					'your-email': 'anna@example.test',
					'your-subject': 'Essai',
				});
				return sendForm(FORM, fields, signal);
			},
			{ answer: { status: 'mail_sent' } },
		],
	}),
	{
		module: CONTACT,
		name: 'the rules of a form',
		endpoint: 'cf7-schema',
		isRead: true,
		prepare() {
			// Rules are fetched once per page and form: a new object as key makes a new request for the same form id.
			const form = Object(FORM) as number;
			return () => fetchRules(form);
		},
		answer: expect.arrayContaining([expect.objectContaining({ rule: 'required' })]),
	},
	...reads(CONTACT, {
		'new quizzes': [
			'cf7-refill',
			({ signal }) => fetchRefill(RIDDLES, signal),
			{ answer: { quiz: expect.anything() } },
		],
	}),
	{ ...review, name: 'sending a review', endpoint: 'wp-comments-post' },
	{ ...review, name: 'the page to which a review leads', endpoint: 'page-product', isRedirect: true },
	...reads('src/shop/share-counts.ts', {
		'how often a page was shared': [
			'rest/boutique/v1/partages',
			({ signal }) => fetchShareCounts('/wp-json/boutique/v1/partages', location.href, signal),
			{ facebook: 1234 },
		],
	}),
	{
		module: 'src/shop/archipel.ts',
		name: 'the proof of a choice about cookies',
		endpoint: 'rest/archipel/v1/consent',
		prepare: () => () =>
			postConsentProof({ id: '0123456789abcdef'.repeat(2), version: '0011aabb.ccdd2233', purposes: '' }),
		answer: undefined,
	},
	...reads('src/shop/archipel.ts', {
		'the roles of who is signed in': ['archipel_visitor_roles', asCustomer(() => fetchRoles()), ['customer']],
	}),
	{
		module: REST,
		name: 'that the keeper of a shop has dismissed its banner',
		endpoint: 'rest/wp/v2/users/1',
		async prepare() {
			const nonce = await nonceBroker.get('wp_rest');
			return createMutation({ send: () => dismissComingSoon('/wp-json/wp/v2/users/1', nonce) }).run;
		},
		answer: undefined,
	},
	...reads(REST, {
		'who is signed in': [
			ME,
			asCustomer(() => callRest('wp/v2/users/me', () => z.object({ id: z.int(), name: z.string() }))),
			{ id: 2, name: 'Claire Dupont' },
			{ hasNonce: true },
		],
	}),
	...writes(REST, {
		'a change by the REST API': [
			ME,
			asCustomer(() => {
				const data = { description: 'bonjour' };
				return callRest('wp/v2/users/me', () => z.object({ description: z.string() }), { method: 'PUT', data });
			}),
			{ description: 'bonjour' },
			{ hasNonce: true },
		],
	}),
];
