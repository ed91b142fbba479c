import { beforeEach, expect, test, vi } from 'vitest';
import { pageWishlist } from '../../src/page/page-wishlist';
import { RequestError } from '../../src/shop/request-error';
import { wishlistApi } from '../../src/shop/ti-wishlist/wishlist-api';
import { holding } from '../../tests/setup/held-wishlist';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const life = pageLife();
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
const said = () => document.querySelector('.archipel-notice')?.textContent;
const submit = () => {
	const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('[type=submit]') });
	find('form').dispatchEvent(event);
	return event.defaultPrevented;
};
function mount(html: string): void {
	document.body.innerHTML = html;
	enhance(document.body.firstElementChild as HTMLElement, {}, islandContext(life.signal));
}
beforeEach(() => printConfig({ locale: 'fr-FR', shop: { wishlist: 'server=ti-premium' } }));

test('[WLT-07] a list is made without leaving the page: named, once; a failure is told until the next try', async () => {
	mount(
		'<form><input type="hidden" name="action" value="tinwl_create_wishlist"><input name="wishlist_name"><button type="submit">Créer</button></form>',
	);
	const post = vi.spyOn(wishlistApi, 'post');
	const read = vi.spyOn(wishlistApi, 'read').mockResolvedValue(holding());
	const name = find<HTMLInputElement>('[name=wishlist_name]');
	name.value = '  ';
	expect([submit(), name.getAttribute('aria-invalid'), document.activeElement]).toEqual([true, 'true', name]);
	expect([said(), post.mock.calls]).toEqual([expect.stringContaining('Donnez un nom à la liste.'), []]);
	name.value = 'Noël';
	name.dispatchEvent(new Event('input'));
	expect(name.hasAttribute('aria-invalid')).toBe(false);
	post.mockRejectedValueOnce(new RequestError('lost', '/'));
	read.mockRejectedValueOnce(new RequestError('lost', '/'));
	submit();
	submit();
	await vi.waitFor(() => expect(said()).toContain('Réessayer'));
	expect([post.mock.calls.length, name.value]).toEqual([1, 'Noël']);
	// The button asks first whether the list was made, as « Réessayer » does.
	read.mockRejectedValueOnce(new RequestError('lost', '/'));
	submit();
	await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
	await vi.waitFor(() => expect(said()).toContain('Réessayer'));
	expect(post).toHaveBeenCalledTimes(1);
	post.mockResolvedValueOnce('<p>La liste est créée.</p>');
	name.value = 'Anniversaire';
	submit();
	expect([find('[type=submit]').getAttribute('aria-busy'), said()]).toEqual(['true', undefined]);
	await vi.waitFor(() => expect(said()).toContain('La liste est créée.'));
	expect(post.mock.calls[1]![0]).toBe('tinwl_create_wishlist');
	expect([...post.mock.calls[1]![1].entries()]).toContainEqual(['wishlist_name', 'Anniversaire']);
	expect([find('[type=submit]').hasAttribute('aria-busy'), name.value]).toEqual([false, '']);
	// For the new list; another name is another list.
	await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(3));
	expect(pageWishlist().state.value?.lists).toHaveLength(1);
});

test('[WLS-02] a follower chooses at least one kind of message; all at once by one button', () => {
	const box = '<p><input type="checkbox" name="tinvwl_subscribes[]"></p>';
	mount(`<form>${box}${box}<button type="submit">Suivre</button></form>`);
	const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
	const state = () => boxes.map((one) => `${one.checked} ${one.hasAttribute('aria-invalid')}`);
	expect([submit(), said(), document.activeElement]).toEqual([
		true,
		expect.stringContaining('Cochez au moins une nouvelle à recevoir.'),
		boxes[0],
	]);
	expect(state()).toEqual(['false true', 'false true']);
	const all = find('[type=button]');
	expect(all.textContent).toBe('Tout cocher');
	all.click();
	expect([state(), said(), all.textContent]).toEqual([['true false', 'true false'], undefined, 'Tout décocher']);
	boxes[0]!.click();
	expect([all.textContent, submit()]).toEqual(['Tout cocher', false]);
	life.abort();
	expect(document.querySelector('[type=button]')).toBeNull();
});

test('[WLS-03] a guest’s form to sign in opens and closes by its link', () => {
	mount('<div><a href="#" class="showlogin">Connectez-vous</a><div class="login"><input></div></div>');
	const [toggle, form] = [find('.showlogin'), find('.login')];
	const state = () => [form.hidden, toggle.getAttribute('aria-expanded'), toggle.getAttribute('role')];
	expect(state()).toEqual([true, 'false', 'button']);
	toggle.click();
	expect([...state(), document.activeElement?.localName]).toEqual([false, 'true', 'button', 'input']);
	toggle.click();
	expect(state()).toEqual([true, 'false', 'button']);
	life.abort();
	expect(form.hidden).toBe(false);
});
