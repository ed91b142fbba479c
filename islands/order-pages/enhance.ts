import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import type { Props } from './island';

/** Scrolls the account menu, one line on phones, so that the current page's entry is centred. */
function showCurrent(menu: HTMLElement): void {
	const [line, current] = [menu.querySelector('ul'), menu.querySelector('[aria-current]')?.closest('li')];
	if (!line || !current) return;
	const [outer, inner] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
	line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** Enhances the company field and the account menu; both work without JavaScript. */
export default async function enhance(host: HTMLElement, _props: Props, { signal }: IslandContext) {
	if (!host.matches('.archipel-company')) return showCurrent(host);
	const { followCompany } = await importPart(() => import('./company'));
	if (!signal.aborted) followCompany(host, signal);
}
