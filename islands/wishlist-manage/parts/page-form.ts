import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { pageWishlist } from '../../../src/page/page-wishlist';
import type { IslandContext } from '../../../src/runtime/define-island';
import { textOf } from '../../../src/safety/html';
import { wishlistApi, type PagePost } from '../../../src/shop/ti-wishlist/wishlist-api';
import { t } from '../messages';
import { explainPrivacy, offerPrivateFirst } from './privacy';

const POSTS = ['tinwl_notifications_update', 'tinwl_estimate', 'tinwl_create_wishlist'] as const;

/** After a lost response: whether a list of that name exists. */
async function wasMade(name: string): Promise<string | undefined> {
	const { lists } = await wishlistApi.read();
	return lists.some(({ title }) => title === name) ? t('done') : undefined;
}

/** A form that Premium answers with a message: sent without leaving the page; the input stays until the server has stored it (WLT-07, WLT-08). */
export function pageForm(host: HTMLFormElement, { signal }: IslandContext): void {
	const wanted = host.querySelector<HTMLInputElement>('[name="action"]')?.value;
	const action = POSTS.find((post) => post === wanted);
	if (!action) return;
	const name = host.querySelector<HTMLInputElement>('[name="wishlist_name"]');
	const privacy = host.querySelector<HTMLSelectElement>('[name="wishlist_privacy"]');
	if (privacy) {
		offerPrivateFirst(privacy);
		signal.addEventListener('abort', explainPrivacy(privacy));
	}
	let isBusy = false;

	const send = (post: PagePost, submitter: HTMLElement) => {
		isBusy = true;
		const mutation = pageWishlist().post(post, new FormData(host), {
			signal,
			...(name && { wasDone: () => wasMade(name.value.trim()) }),
			notify: (notice) => (notice ? showNotice(host, { ...notice, control: submitter }) : clearNotice(host)),
			show() {
				submitter.setAttribute('aria-busy', 'true');
				return (html) => {
					isBusy = false;
					submitter.removeAttribute('aria-busy');
					if (html !== undefined) finish(html, submitter);
				};
			},
		});
		void mutation.perform();
	};
	const finish = (html: string, submitter: HTMLElement) => {
		showNotice(host, { type: 'info', text: textOf(html) || t('done'), control: submitter });
		host.reset();
		if (privacy) offerPrivateFirst(privacy);
		if (action === 'tinwl_create_wishlist') void pageWishlist().refresh();
	};
	host.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			if (isBusy) return;
			const submitter = event.submitter ?? host.querySelector<HTMLElement>('[type=submit]') ?? host;
			if (!name || name.value.trim()) return send(action, submitter);
			name.setAttribute('aria-invalid', 'true');
			name.focus();
			showNotice(host, { type: 'error', text: t('noName'), control: name });
		},
		{ signal },
	);
	name?.addEventListener('input', () => name.removeAttribute('aria-invalid'), { signal });
}
