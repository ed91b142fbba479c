import type { IslandProps } from '../../src/runtime/define-island';
import { BrowserList } from './browser-list';
import { ServedTable } from './served-table';
import './view.css';

/** The products of a list: the server's rows in its form, or the rows of the browser's own list (WLT, WL-12). */
export default function WishlistTable(island: IslandProps) {
	const { host } = island;
	return host instanceof HTMLFormElement ? <ServedTable {...island} host={host} /> : <BrowserList />;
}
