import type { ComponentType } from 'react';
import type { $ZodObject, input, output } from 'zod/v4/core';
import type { Activation } from './activation';
import type { TriggerName } from './triggers/arm';

/** One or more triggers; alternatives are joined with ` | ` and the first to fire wins. */
export type When =
	| TriggerName
	| `${TriggerName}:${string}`
	| `${TriggerName} | ${string}`
	| `${TriggerName}:${string} | ${string}`;

/** Page types on which an adopting island may find its markup; the plugin prints its styles only there. `other`: no page of the shop, as a home page. */
export type PageType = 'shop' | 'product' | 'cart' | 'checkout' | 'account' | 'other' | '*';

/** Plugins an island needs; without them it stays off and the owner is told. */
export type Requirement =
	| 'woocommerce'
	| 'ti-wishlist'
	| 'ti-wishlist-premium'
	| 'contact-form-7'
	| 'discount-rules'
	| 'elementor-pro';

/** What every view and every `enhance` receives besides its props. */
export interface IslandContext {
	/** Why the island woke, and what the shopper did to it before that. */
	readonly activation: Activation;
	/** Aborted when the host leaves the document or the island fails. Everything the island starts must stop then. */
	readonly signal: AbortSignal;
	/**
	 * Gives up: the host gets its server HTML back, `archipel:error` is sent.
	 * For failures outside of rendering, which React reports by itself.
	 */
	readonly fail: (error: unknown) => void;
}

/** Props of a view: its own, plus the host element and the island's context. */
export type IslandProps<P> = P & IslandContext & { readonly host: HTMLElement };

/** Behaviour on markup that must stay as it is. Its promise settles when the island can take clicks. */
export type Enhance<P> = (host: HTMLElement, props: P, context: IslandContext) => void | Promise<void>;

interface Common<S extends $ZodObject> {
	/** Public name: the value of `data-archipel`, the folder name, and the shortcode without `archipel_`. Kebab-case. */
	readonly name: string;
	/** The contract with PHP: shortcode attributes, block and widget controls are generated from it. Made when it is first asked for. */
	readonly props: () => S;
	/** When to load and mount; `data-archipel-when` on the host wins. */
	readonly when: When;
	/** Selector of markup that already exists on the page; the matching element becomes the host. */
	readonly adopts?: string;
	/** Props of an adopted host, below the ones it carries itself. */
	readonly adoptsWith?: Partial<input<S>>;
	/** Controls whose click or submit is held until the island is mounted, besides `[data-archipel-intent]`. */
	readonly intents?: string;
	/**
	 * Script and style handles of WordPress that become useless when the owner lets the island take over. One that several islands
	 * name goes when all of them take over.
	 */
	readonly replaces?: { readonly scripts?: readonly string[]; readonly styles?: readonly string[] };
	/** @default [] */
	readonly requires?: readonly Requirement[];
	/** Types of page on which its markup can be without being placed: their style sheets hold its host styles. `[]`: what it adopts needs none. @default ['*'] for an island that adopts */
	readonly pages?: readonly PageType[];
}

interface ViewIsland<S extends $ZodObject> extends Common<S> {
	/**
	 * `replace`: the view takes the place of the server's children, which return if it fails.
	 * `append`: they stay, and the view goes into `[data-archipel-slot]`, or a new last child.
	 *
	 * @default 'replace'
	 */
	readonly mount?: 'replace' | 'append';
	/** Its work, in React: `() => import('./view')`. The build makes one file of it and of `props.ts` in the same folder. */
	readonly view: () => Promise<{ default: ComponentType<IslandProps<output<S>>> }>;
	readonly enhance?: never;
}

interface EnhanceIsland<S extends $ZodObject> extends Common<S> {
	/** Its work, without React: `() => import('./enhance')`. The build makes one file of it and of `props.ts` in the same folder. */
	readonly enhance: () => Promise<{ default: Enhance<output<S>> }>;
	readonly view?: never;
	readonly mount?: never;
}

export type IslandDefinition<S extends $ZodObject = $ZodObject> = ViewIsland<S> | EnhanceIsland<S>;

/** An island whose props type has been forgotten: what lists of islands hold. */
export interface AnyIsland extends Common<$ZodObject> {
	readonly mount?: 'replace' | 'append';
	readonly view?: () => Promise<{ default: ComponentType<never> }>;
	readonly enhance?: () => Promise<{ default: Enhance<never> }>;
}

/** Declares an island. Does nothing at run time; it exists to infer types. */
export function defineIsland<S extends $ZodObject>(definition: IslandDefinition<S>): IslandDefinition<S> {
	return definition;
}
