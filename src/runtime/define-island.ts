import type { ComponentType } from 'react';
import type { Activation } from './activation';
import { defineProps, type PropsDeclaration, type Text } from './define-props';
import type { TriggerName } from './triggers';

/** One or more triggers, joined with ` | `; the first to fire mounts the island. */
export type When =
	| TriggerName
	| `${TriggerName}:${string}`
	| `${TriggerName} | ${string}`
	| `${TriggerName}:${string} | ${string}`;

/** Page types on which an adopting island may find its markup; its styles are printed only there. `other`: not a shop page, such as a home page. */
export type PageType = 'shop' | 'product' | 'cart' | 'checkout' | 'account' | 'other' | '*';

/** Plugins that an island needs; if one is missing, the island is off and the admin page says so. */
export type Requirement =
	| 'woocommerce'
	| 'ti-wishlist'
	| 'ti-wishlist-premium'
	| 'contact-form-7'
	| 'discount-rules'
	| 'elementor-pro';

/** Common arguments of every view and every `enhance`, besides the props. */
export interface IslandContext {
	/** Why the island was mounted, and the intents held before. */
	readonly activation: Activation;
	/** Aborted when the host leaves the document or the island fails. Stop all timers, listeners and requests then. */
	readonly signal: AbortSignal;
	/**
	 * Ends the island with an error: restores the server HTML of the host and sends `archipel:error`.
	 * For errors outside of rendering; React reports rendering errors itself.
	 */
	readonly fail: (error: unknown) => void;
}

/** Props of a view: its own, plus the host element and the island's context. */
export type IslandProps<P = object> = P & IslandContext & { readonly host: HTMLElement };

/** Adds behaviour to server markup. The promise settles when the island handles clicks. */
export type Enhance<P = object> = (host: HTMLElement, props: P, context: IslandContext) => void | Promise<void>;

interface Common<Props extends object> {
	/** Name for the site owner. This text and the next three are for the admin page and the reference; browsers do not get them. */
	readonly title: Text;
	/** One sentence about the benefit to the customer. */
	readonly description: Text;
	/** Section of the admin page. @default 'everywhere' */
	readonly group?: 'listing' | 'product' | 'cart' | 'everywhere';
	/**
	 * Script file that it shares with islands that mount by themselves on the same pages, and with what they import (src/build/shared-files.ts): many
	 * small files cost the main thread more than their bytes. The island's code is then fetched with the others', even where the owner has switched
	 * it off. @default a file of its own
	 */
	readonly file?: 'common' | 'product' | 'variations' | 'list';
	/**
	 * Use that not every site has for the island. A preset in the settings switches such islands off; `decoration` is off on new sites. Islands of the
	 * group `cart` are for buying without it.
	 */
	readonly serves?: 'buying' | 'decoration';
	/** Reason why the island cannot be placed, if it only adopts: no shortcode, block or widget is offered then. */
	readonly adoptsOnly?: Text;
	/** Shared with PHP: shortcode attributes, block and widget controls are generated from it. @default none */
	readonly props?: PropsDeclaration<Props>;
	/** Trigger of loading and mounting; overridden by `data-archipel-when` on the host. */
	readonly when: When;
	/** Selector of markup that already exists on the page; the matching element becomes the host. */
	readonly adopts?: string;
	/** Default props of an adopted host; the host's own props override them. */
	readonly adoptsWith?: Partial<Props>;
	/** Selector of controls whose click or submit is held until the island is mounted, besides `[data-archipel-intent]`. */
	readonly intents?: string;
	/**
	 * WordPress script and style handles that are dequeued when the owner lets the island take over. A handle that several islands
	 * name is dequeued when all of them take over.
	 */
	readonly replaces?: { readonly scripts?: readonly string[]; readonly styles?: readonly string[] };
	/** @default [] */
	readonly requires?: readonly Requirement[];
	/**
	 * Page types that may contain the adopted markup: their style sheets include the host styles. `[]`: no styles. @default ['*'] if the island
	 * adopts
	 */
	readonly pages?: readonly PageType[];
}

interface ViewIsland<Props extends object> extends Common<Props> {
	/**
	 * `replace`: the view replaces the server's children, which are restored on failure.
	 * `append`: the children stay, and the view is rendered into `[data-archipel-slot]` or a new last child.
	 *
	 * @default 'replace'
	 */
	readonly mount?: 'replace' | 'append';
	/** Loads the React view: `() => import('./view')`. */
	readonly view: () => Promise<{ default: ComponentType<IslandProps<Props>> }>;
	readonly enhance?: never;
}

interface EnhanceIsland<Props extends object> extends Common<Props> {
	/** Loads the enhancing module: `() => import('./enhance')`. */
	readonly enhance: () => Promise<{ default: Enhance<Props> }>;
	readonly view?: never;
	readonly mount?: never;
}

export type IslandDefinition<Props extends object = object> = ViewIsland<Props> | EnhanceIsland<Props>;

/** Island with an erased props type, for lists of islands. */
export interface AnyIsland extends Common<object> {
	/** Its folder. */
	readonly name: string;
	readonly props: PropsDeclaration;
	readonly mount?: 'replace' | 'append';
	readonly view?: () => Promise<{ default: ComponentType<never> }>;
	readonly enhance?: () => Promise<{ default: Enhance<never> }>;
}

const none = defineProps({});

/**
 * Declares an island, for the build. Its folder is its public name, in kebab-case: the value of `data-archipel`, and the shortcode without `archipel_`.
 * Without `props` it has no properties.
 */
export const defineIsland = <Props extends object>(definition: IslandDefinition<Props>) => ({
	props: none,
	...definition,
});
