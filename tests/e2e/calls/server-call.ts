import type { Page } from '@playwright/test';
import type { Harmless } from '../../faults/spoilt-answers';
import type { ShopDriver } from '../harness';

export interface World {
	readonly page: Page;
	readonly shop: ShopDriver;
}
type Step = (world: World) => Promise<void>;

/** A call that an island makes, and what the shopper is promised whatever becomes of it. */
export interface ServerCall {
	/** What the shopper does. */
	readonly name: string;
	/** Module of `src/` that makes the call. */
	readonly module: string;
	/** Name under which the fixture shop knows the call (fixtures/server/endpoint-names). */
	readonly endpoint: string;
	/** To where the call is one step away. All code that the step needs has come: a device that is offline then has it. */
	readonly open: Step;
	readonly act: Step;
	/** What the shopper sees when there is no usable answer. */
	readonly told: Step;
	/** What is still true then: nothing is lost. @default nothing more than `told` */
	readonly kept?: Step;
	/** How the shopper tries again, once the shop or the connection is back. */
	readonly again: Step;
	/** What page and server show in the end: it was done, once. */
	readonly done: Step;
	/** Why nobody is told. `told` then says what holds instead, and `again` is the next occasion. */
	readonly silent?: string;
	/** Besides the answers that are usable to whoever asks (`USABLE`), and `slow` and `notice`. */
	readonly harmless?: Harmless;
	/** The browser goes there by itself, so that no test can step in between; it may ask twice, and does no harm by it. */
	readonly isRedirect?: true;
	/** Why a second failure cannot follow the first on the same page; each fault then has a page of its own. */
	readonly apart?: string;
	/** What pages of examples say on the console on purpose. */
	readonly console?: RegExp;
}
