import type { Page } from '@playwright/test';
import { fillCart } from './checkout';
import type { PageCost } from './measure';

/** Upper bounds of a column or of a difference between columns. */
export interface Bound {
	/** Cost with Archipel minus the cost of "neither". */
	readonly added?: number;
	/** Cost with Archipel minus the cost without. */
	readonly more?: number;
	readonly ratio?: number;
	readonly forTheSame?: number;
}

export type Bounds = Partial<Readonly<Record<keyof PageCost, Bound>>>;

export const BOUNDS: Bounds = {
	scriptTime: { forTheSame: 0.2 },
	mainThread: { forTheSame: 0.4 },
	blockingTime: { added: 20 },
	layoutShift: { added: 0 },
	requests: { added: 0 },
	html: { more: 2560 },
	phpTime: { ratio: 1.05 },
	queries: { more: 0 },
};

/** A page that the bench visits. */
export interface Subject {
	readonly name: string;
	readonly path: string;
	/** Called before each visit. */
	readonly prepare?: (page: Page, base: string) => Promise<unknown>;
	/** @default BOUNDS */
	readonly bounds?: Bounds;
}

const noMore: Bound = { ratio: 1 };

export const storePages: readonly Subject[] = [
	{ name: 'product page', path: '/produit/nuisette-dentelle-0/?preload=1' },
	{ name: 'listing', path: '/boutique/' },
	{ name: 'product page, block theme', path: '/produit/nuisette-dentelle-0/?preload=1&theme=twentytwentyfive' },
	{
		name: 'checkout',
		path: '/commande/',
		prepare: fillCart,
		// Not heavier than with WooCommerce's scripts.
		bounds: { scripts: noMore, kilobytes: noMore, scriptTime: noMore, mainThread: noMore, layoutShift: noMore },
	},
];

export const fixturePages: readonly Subject[] = [
	{ name: 'product page', path: '/produit/nuisette-soiree/' },
	{ name: 'listing', path: '/categorie-produit/lingerie/page/16/' },
];
