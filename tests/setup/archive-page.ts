import { readHtml } from '../../src/safety/html';
import type { ArchivePage } from '../../src/shop/product-list/archive-page';

/** Requests a page of products, as `fetchArchivePage`. */
export type FetchPage = (url: URL, options: { signal: AbortSignal; method?: string }) => Promise<ArchivePage>;

/** A page of products as it is read from an answer. */
export const archivePage = (address: string, html: string): ArchivePage => ({
	address,
	title: '',
	document: readHtml(html),
});
