import type { IslandContext } from '../../src/runtime/define-island';
import { onPress } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import type { Props } from './island';

/** A menu beside the page (NAV-03): the server's own list, moved into a dialog and back. */
export default function enhance(host: HTMLElement, { placement }: Props, { activation, signal }: IslandContext) {
	const details = host.querySelector('details');
	const summary = details?.querySelector('summary');
	const nav = summary?.nextElementSibling;
	if (!details || !summary || !(nav instanceof HTMLElement)) return;
	const part = lazyPart(() => import('./parts/open-menu'));
	const open = () =>
		part.use(
			summary,
			({ openMenu }) => {
				details.open = false;
				openMenu(nav, { placement, summary, signal });
			},
			// On failure the list opens in its place, as without scripts.
			() => (details.open = true),
		);
	summary.setAttribute('aria-haspopup', 'dialog');
	signal.addEventListener('abort', () => summary.removeAttribute('aria-haspopup'));
	host.addEventListener('pointerover', part.prefetch, { signal, once: true });
	onPress(host, 'summary', signal, open);
	part.prefetch();
	if (activation.takeIntents().length) open();
}
