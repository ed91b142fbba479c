import { safeUrl } from '../../src/safety/url';
import {
	liveSearch,
	advancedSearch,
	type Suggestion,
	type Suggestions,
	largestCategories,
	searchStore,
} from '../../src/shop/search';
import { RequestError } from '../../src/shop/request-error';
import type { Props } from './island';

export interface Found extends Suggestions {
	/** Categories to offer if nothing was found. */
	readonly instead?: readonly Suggestion[];
}

export interface Source {
	/** Characters from which suggestions are asked for. */
	readonly least: number;
	/** Milliseconds to wait after the last input. */
	readonly delay: number;
	/** Returns the form's other fields, as the category, as part of the cache key. */
	readonly rest: () => string;
	/** @throws RequestError */
	readonly ask: (term: string, signal: AbortSignal) => Promise<Found>;
}

/** Whether a form is ShopEngine's, which asks a REST route, from the first character on (SRCH-01). */
export const isBuilders = (form: HTMLFormElement): boolean => form.matches('.shopengine-search-form');

const fieldsOf = (form: HTMLFormElement) => new URLSearchParams(new FormData(form) as unknown as URLSearchParams);

/** Products that the Store API suggests at most. */
const MOST = 6;

export function sourceOf(form: HTMLFormElement, { source }: Pick<Props, 'source'>): Source {
	const address = isBuilders(form) ? safeUrl(form.getAttribute('action')) : undefined;
	/** Search of the builder or theme, which precedes the Store API. */
	let own: ((term: string, signal: AbortSignal) => Promise<Suggestions | undefined>) | undefined;
	if (address) own = (_term, signal) => advancedSearch(address, fieldsOf(form), { signal });
	else if (source === 'theme') own = (keyword, signal) => liveSearch(keyword, { signal });
	const askStore = (term: string, signal: AbortSignal) =>
		searchStore(term, { signal, limit: MOST, category: fieldsOf(form).get('product_cat') ?? '' });

	const search = async (term: string, signal: AbortSignal) => {
		const found = await own?.(term, signal).catch((error: unknown) => {
			if (!(error instanceof RequestError) || !(error.status! < 500)) throw error;
		});
		if (found) return found;
		// A client error means an expired nonce of a cached page, or a missing theme: this search is not tried again.
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
