import { readHtml, textOf } from '../safety/html';
import { safeUrl } from '../safety/url';
import { RequestError } from './request-error';
import type { StoreProduct } from './woocommerce/store-products';

/** Something that a search offers. Everything but the price is text. */
export interface Suggestion extends Pick<StoreProduct, 'images'> {
	/** Has passed the gate for addresses. */
	readonly href: string;
	readonly name: string;
	/** HTML of the server: for `ServerHtml`. */
	readonly price: string;
	/** Whether it can be had; empty where nobody says it. */
	readonly stock: string;
}

/** What a search has found. */
export interface Suggestions {
	readonly products: readonly Suggestion[];
	readonly categories: readonly Suggestion[];
	/** Products in all; `undefined` where the server does not say it. */
	readonly total?: number | undefined;
}

/** The builder's link to the shop, below what it has found: no suggestion. */
const MORE = '.shopengine-search-more-products';
const PRICE = '[class*="price" i], .amount';
const NAME = '[class*="title" i], [class*="name" i], h2, h3, h4, h5';

/**
 * What a theme or a page builder answers to a search, read from its HTML: each address that it links to is one suggestion, with the picture, the
 * name and the price that stand around the link. A link that the gate for addresses refuses is none.
 *
 * @param url Of the request.
 * @throws RequestError `invalid` for what is no part of a page: a login page, JSON, WordPress' `0`.
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
		// As far out as it is the only thing that is linked to.
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
		// Where nothing is called a name, it is all that is said besides.
		name: (name === row ? [price, stock].reduce(without, said) : said) || (image?.alt ?? ''),
		price: price?.outerHTML ?? '',
		stock: stock ? textOf(stock.outerHTML) : '',
		images: image ? [{ src: image.getAttribute('src') ?? '', thumbnail: '', thumbnail_srcset: '', alt: '' }] : [],
	};
}

const without = (text: string, part: Element | null): string =>
	part ? text.replace(textOf(part.outerHTML), '').trim() : text;
