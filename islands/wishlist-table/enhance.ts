import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { lazyView } from '../../src/runtime/lazy-view';
import { enhanceTable } from './served-table';
import './view.css';

/** The products of a list: the server's rows in its form, or the rows of the browser's own list, drawn in its slot (WLT, WL-12). */
export default async function enhance(host: HTMLElement, _props: object, context: IslandContext): Promise<void> {
	if (host instanceof HTMLFormElement) return enhanceTable(host, context);
	const list = lazyView(context, () => import('./browser-list'), {}, { host, mode: 'append' });
	await importPart(list.show);
}
