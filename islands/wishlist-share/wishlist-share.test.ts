import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { click } from '../../tests/setup/click';

const ADDRESS = 'https://example.fr/favoris/a15e65/';

const life = pageLife();

async function show(isOwner: boolean): Promise<void> {
	document.body.innerHTML = `<div class="tinv-wishlist">${isOwner ? '<button name="tinvwl-remove" value="1"></button>' : ''}<div class="social-buttons"><ul>
		<li><a class="social social-facebook" href="https://www.facebook.com/sharer/sharer.php?u=x" title="Facebook"></a></li>
		<li><a class="social social-clipboard" href="${ADDRESS}" title="Copier"></a></li>
		<li><a class="social social-email" href="mailto:?body=x" title="E-mail"></a></li>
		<li><a class="social social-whatsapp" href="https://api.whatsapp.com/send?text=x" title="WhatsApp"></a></li></ul></div></div>`;
	const host = document.querySelector<HTMLElement>('.social-buttons')!;
	const context = islandContext(life.signal);
	const takeIntents = vi.spyOn(context.activation, 'takeIntents');
	await enhance(host, {}, context);
	// A held press is left to the page, which presses the link again: a mail or a tap is the browser's to follow.
	expect(takeIntents).not.toHaveBeenCalled();
}
const link = (name: string) => document.querySelector<HTMLAnchorElement>(`.social-${name}`)!;
const notice = () => document.querySelector('.archipel-notice')?.textContent ?? '';

beforeEach(() => {
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	vi.stubGlobal('open', vi.fn());
});

test('[WLS-01] every link has a name, and neither learns this page nor reaches back; whoever was given a list shares it without a warning: it is not hers to be changed. A network opens in a window of 420 by 320; e-mail and messages are the device’s', async () => {
	await show(false);
	expect(link('facebook').getAttribute('aria-label')).toBe('Facebook');
	expect(link('facebook').rel).toBe('noopener noreferrer');
	expect([link('facebook').target, link('email').target, link('whatsapp').target]).toEqual(['_blank', '', '']);
	link('facebook').click();
	expect(notice()).toBe('');
	expect(open).toHaveBeenCalledExactlyOnceWith(
		link('facebook').href,
		'_blank',
		'popup,noopener,noreferrer,width=420,height=320',
	);
	for (const name of ['email', 'whatsapp']) {
		expect(click(link(name))).toBe(true);
	}
	// happy-dom calls `open` for followed links too, without features.
	const windows = () => vi.mocked(open).mock.calls.filter(([, , features]) => features?.startsWith('popup')).length;
	expect(windows()).toBe(1);
	for (const host of ['twitter.com', 'x.com', 'pinterest.com', 'www.pinterest.com', 'evil.example']) {
		link('facebook').href = `http://${host}/share`;
		link('facebook').click();
	}
	expect(windows(), 'TI’s other networks, and no other site').toBe(5);
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	link('facebook').href = 'https://x.com/share';
	link('facebook').click();
	expect(windows(), 'a phone opens the network’s own app').toBe(5);
});

test('[SEC-03 S15] the owner of a guest’s list is warned before anything leaves, once', async () => {
	await show(true);
	link('facebook').click();
	expect(open).not.toHaveBeenCalled();
	expect(notice()).toContain('peut modifier la liste');
	document.querySelector<HTMLElement>('.archipel-notice button')!.click();
	expect(open).toHaveBeenCalledTimes(1);
	link('facebook').click();
	expect(open).toHaveBeenCalledTimes(2);
});

test('[WLS-01] where the device’s sheet is refused the link is copied; a copy is said; one that the browser refuses leaves the address to be copied by hand', async () => {
	const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
	const share = vi.fn<(data: ShareData) => Promise<void>>();
	vi.stubGlobal('navigator', { clipboard: { writeText }, share });
	await show(false);
	share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	link('native').click();
	await vi.waitFor(() => expect(notice()).toContain('Copié'));
	expect(share).toHaveBeenLastCalledWith({ title: document.title, url: ADDRESS });
	expect(click(link('clipboard'))).toBe(false);
	expect(writeText.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
	writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
	link('clipboard').click();
	await vi.waitFor(() => expect(notice()).toContain(`pas permis la copie. Voici le lien : ${ADDRESS}`));
});
