import { safeUrl } from '../../src/safety/url';
import { liveSearch } from '../../src/shop/opal/live-search';
import { RequestError } from '../../src/shop/request-error';
import { advancedSearch } from '../../src/shop/shopengine/advanced-search';
import type { Suggestion, Suggestions } from '../../src/shop/suggestions';
import { largestCategories, searchStore } from '../../src/shop/woocommerce/product-search';
import type { Props } from './props';

export interface Found extends Suggestions {
	/** Categories to go on with, where nothing was found. */
	readonly instead?: readonly Suggestion[];
}

/** Where suggestions come from. */
export interface Source {
	/** Characters from which it is asked. */
	readonly least: number;
	/** Milliseconds after the last key. */
	readonly delay: number;
	/** What the form says besides the term: a category. */
	readonly rest: () => string;
	/** @throws RequestError */
	readonly ask: (term: string, signal: AbortSignal) => Promise<Found>;
}

/** The shop builder's form goes to a REST route, and is searched by from the first character (SRCH-01). */
export const isBuilders = (form: HTMLFormElement): boolean => form.matches('.shopengine-search-form');

const fieldsOf = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);

export function sourceOf(
	form: HTMLFormElement,
	{ source, suggestions }: Pick<Props, 'source' | 'suggestions'>,
): Source {
	const address = isBuilders(form) ? safeUrl(form.getAttribute('action')) : undefined;
	/** Whoever has a search of its own is asked first. */
	let own: ((term: string, signal: AbortSignal) => Promise<Suggestions | undefined>) | undefined;
	if (address) own = (_term, signal) => advancedSearch(address, fieldsOf(form), { signal });
	else if (source === 'theme') own = (keyword, signal) => liveSearch(keyword, { signal });
	const askStore = (term: string, signal: AbortSignal) =>
		searchStore(term, { signal, limit: suggestions, category: fieldsOf(form).get('product_cat') ?? '' });

	const search = async (term: string, signal: AbortSignal) => {
		const found = await own?.(term, signal).catch((error: unknown) => {
			if (!(error instanceof RequestError) || !(error.status! < 500)) throw error;
		});
		if (found) return found;
		// A page out of a cache has a nonce that is too old, or a theme that has gone: no use in asking again.
		own = undefined;
		return askStore(term, signal);
	};
	return {
		least: address ? 1 : 3,
		delay: address ? 500 : 300,
		rest() {
			const fields = fieldsOf(form);
			fields.delete('s');
			return String(fields);
		},
		async ask(term, signal) {
			const found = await search(term, signal);
			if (found.products.length || found.categories.length) return found;
			return { ...found, instead: await largestCategories({ signal }).catch(() => []) };
		},
	};
}
