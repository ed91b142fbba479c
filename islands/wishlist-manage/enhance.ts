import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { manageTable } from './manage-table';
import { onPress } from '../../src/runtime/keys';
import { createButton } from '../../src/dom/element';
import { hasSameFields } from '../../src/dom/form-fields';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { t } from './messages';
import { pageWishlist } from '../../src/page/page-wishlist';
import { textOf } from '../../src/safety/html';
import type { Mutation } from '../../src/shop/mutation';
import { wishlistApi, type PagePost } from '../../src/shop/ti-wishlist/wishlist-api';
import { explainPrivacy, offerPrivateFirst } from './privacy';
import './view.css';

/** Enhances the further forms of TI Wishlist Premium (WLT-06…08, WLS-02, WLS-03); each form works without scripts. */
export default function enhance(host: HTMLElement, _props: object, context: IslandContext) {
	if (!(host instanceof HTMLFormElement)) signInToggle(host, context);
	else if (host.querySelector('[name="tinvwl_subscribes[]"]')) followForm(host, context);
	else if (host.querySelector('[name="action"]')) pageForm(host, context);
	else manageTable(host, context);
	context.activation.takeIntents().forEach(({ submitter, control }) => (submitter ?? control).click());
}

/** The sign-in toggle for guests: TI hides the login form by CSS until the toggle is pressed (WLS-03). */
function signInToggle(host: HTMLElement, { signal }: IslandContext): void {
	const toggle = host.querySelector<HTMLElement>('.showlogin')!;
	const form = host.querySelector<HTMLElement>('.login');
	if (!form) return;
	const show = (isShown: boolean) => {
		form.hidden = !isShown;
		toggle.setAttribute('aria-expanded', String(isShown));
	};
	toggle.setAttribute('role', 'button');
	show(form.contains(document.activeElement));
	signal.addEventListener('abort', () => (form.hidden = false));
	onPress(host, '.showlogin', signal, () => {
		show(form.hidden === true);
		form.querySelector('input')?.focus();
	});
}

const BOX = 'input[name="tinvwl_subscribes[]"]';

/** The follow form: requires at least one kind of message and adds “select all”. The browser submits it (WLS-02). */
function followForm(host: HTMLFormElement, { signal }: IslandContext): void {
	const boxes = [...host.querySelectorAll<HTMLInputElement>(BOX)];
	const isChosen = () => boxes.some(({ checked }) => checked);
	const all = createButton('archipel-text-button');
	const label = () => (all.textContent = t(boxes.every(({ checked }) => checked) ? 'followNone' : 'followAll'));
	all.addEventListener('click', () => {
		const isOn = !boxes.every(({ checked }) => checked);
		for (const box of boxes) box.checked = isOn;
		changed();
	});
	const changed = () => {
		label();
		clearNotice(host);
		for (const box of boxes) box.removeAttribute('aria-invalid');
	};
	label();
	if (boxes.length > 1) boxes.at(-1)!.closest('p, li, label')?.after(all);
	signal.addEventListener('abort', () => all.remove());
	host.addEventListener('change', changed, { signal });
	listen(host, 'submit', { signal }, (event) => {
		if (isChosen()) return;
		event.preventDefault();
		for (const box of boxes) box.setAttribute('aria-invalid', 'true');
		boxes[0]?.focus();
		showNotice(host, { type: 'error', text: t('noFollow'), control: event.submitter ?? host });
	});
}

const POSTS = ['tinwl_notifications_update', 'tinwl_estimate', 'tinwl_create_wishlist'] as const;

/** After a lost response: whether a list of that name exists. */
async function wasMade(name: string): Promise<string | undefined> {
	const { lists } = await wishlistApi.read();
	return lists.some(({ title }) => title === name) ? t('done') : undefined;
}

/** A form that Premium answers with a message: sent without leaving the page; the input stays until the server has stored it (WLT-07, WLT-08). */
function pageForm(host: HTMLFormElement, { signal }: IslandContext): void {
	const wanted = host.querySelector<HTMLInputElement>('[name="action"]')?.value;
	const action = POSTS.find((post) => post === wanted);
	if (!action) return;
	const name = host.querySelector<HTMLInputElement>('[name="wishlist_name"]');
	const privacy = host.querySelector<HTMLSelectElement>('[name="wishlist_privacy"]');
	if (privacy) {
		offerPrivateFirst(privacy);
		explainPrivacy(privacy, signal);
	}
	let isBusy = false;
	let last: { readonly data: FormData; readonly mutation: Mutation<string> } | undefined;

	const send = (post: PagePost, submitter: HTMLElement) => {
		const data = new FormData(host);
		// Whether the last one was carried out is unknown: this mutation asks before it sends.
		if (last?.mutation.isUnsure() && hasSameFields(last.data, data)) return last.mutation.perform();
		const mutation = pageWishlist().post(post, data, {
			signal,
			...(name && { wasDone: () => wasMade(name.value.trim()) }),
			notify: (notice) => (notice ? showNotice(host, { ...notice, control: submitter }) : clearNotice(host)),
			show() {
				isBusy = true;
				submitter.setAttribute('aria-busy', 'true');
				return (html) => {
					isBusy = false;
					submitter.removeAttribute('aria-busy');
					if (html !== undefined) finish(html, submitter);
				};
			},
		});
		last = { data, mutation };
		return mutation.perform();
	};
	const finish = (html: string, submitter: HTMLElement) => {
		showNotice(host, { type: 'info', text: textOf(html) || t('done'), control: submitter });
		host.reset();
		if (privacy) offerPrivateFirst(privacy);
		if (action === 'tinwl_create_wishlist') void pageWishlist().refresh();
	};
	listen(host, 'submit', { signal }, (event) => {
		event.preventDefault();
		if (isBusy) return;
		const submitter = event.submitter ?? host.querySelector<HTMLElement>('[type=submit]') ?? host;
		if (!name || name.value.trim()) return void send(action, submitter);
		name.setAttribute('aria-invalid', 'true');
		name.focus();
		showNotice(host, { type: 'error', text: t('noName'), control: name });
	});
	name?.addEventListener('input', () => name.removeAttribute('aria-invalid'), { signal });
}
