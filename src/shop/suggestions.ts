import { readHtml, textOf } from '../safety/html';
import { safeUrl } from '../safety/url';
import { RequestError } from './request-error';
import type { StoreProduct } from './woocommerce/store-products';

/** A search suggestion. All fields except `price` are plain text. */
export interface Suggestion extends Pick<StoreProduct, 'images'> {
	/** URL that has passed the gate. */
	readonly href: string;
	readonly name: string;
	/** Server HTML, for `ServerHtml`. */
	readonly price: string;
	/** Stock status text; empty if unknown. */
	readonly stock: string;
}

/** Search results. */
export interface Suggestions {
	readonly products: readonly Suggestion[];
	readonly categories: readonly Suggestion[];
	/** Total number of products; `undefined` if the server does not send it. */
	readonly total?: number | undefined;
}

/** The page builder's shop link below the results, which is no suggestion. */
const MORE = '.shopengine-search-more-products';
const PRICE = '[class*="price" i], .amount';
const NAME = '[class*="title" i], [class*="name" i], h2, h3, h4, h5';

/**
 * Parses search results from the HTML of a theme or page builder: each distinct link is one suggestion, with the image, name and price around
 * the link. Links that the URL gate refuses are dropped.
 *
 * @param url URL of the request.
 * @throws RequestError `invalid` if the reply is no HTML fragment: a login page, JSON, WordPress' `0`.
 */
export function readSuggestions(html: string, url: string): Suggestions {
	if (/^\s*(<!doctype|<html|[[{]|-?\d\s*$)/i.test(html)) throw new RequestError('invalid', url, { body: html });
	const { body } = readHtml(html);
	const links = [...body.querySelectorAll('a[href]')].filter((link) => !link.matches(MORE));
	const addressOf = (link: Element) => safeUrl(link.getAttribute('href'))?.href;
	const products: Suggestion[] = [];
	const categories: Suggestion[] = [];
	const seen = new Set<string>();
	for (const link of links) {
		const href = addressOf(link);
		if (!href || seen.has(href)) continue;
		seen.add(href);
		let row = link;
		// The row is the outermost ancestor without other links.
		for (let around = row.parentElement; around && around !== body; around = around.parentElement) {
			if (links.some((other) => around!.contains(other) && addressOf(other) !== href)) break;
			row = around;
		}
		const suggestion = suggestionOf(href, row);
		if (suggestion.name) (link.closest('[class*="categor" i]') ? categories : products).push(suggestion);
	}
	return { products, categories };
}

function suggestionOf(href: string, row: Element): Suggestion {
	const image = row.querySelector('img');
	const price = row.querySelector(PRICE);
	const stock = row.querySelector('[class*="stock" i]');
	const name = [...row.querySelectorAll(NAME)].find((part) => !part.querySelector(PRICE)) ?? row;
	const said = textOf(name.outerHTML);
	return {
		href,
		// Without a name element, the name is the remaining text.
		name: (name === row ? [price, stock].reduce(without, said) : said) || (image?.alt ?? ''),
		price: price?.outerHTML ?? '',
		stock: stock ? textOf(stock.outerHTML) : '',
		images: image ? [{ src: image.getAttribute('src') ?? '', thumbnail: '', thumbnail_srcset: '', alt: '' }] : [],
	};
}

const without = (text: string, part: Element | null): string =>
	part ? text.replace(textOf(part.outerHTML), '').trim() : text;
