import type { Page } from '@playwright/test';
import type { CallFault, Harmless } from '../../faults/spoilt-answers';
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
	/** What goes wrong with the first try: the shopper is told of it. Vitest has every fault. */
	readonly meets: CallFault;
	/** What goes wrong with the try that is done all the same; `late`: an answer that takes its time, and before which PHP has talked. */
	readonly survives?: CallFault | 'late';
	/** To where the call is one step away: from anywhere, or from where the call before it ended. Before `offline` all code that the step needs has come: the device then has it. */
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
	/** Besides the answers that are usable to whoever asks (`USABLE`), and `slow` and `notice`. */
	readonly harmless?: Harmless;
	/** What pages of examples say on the console on purpose. */
	readonly console?: RegExp;
}
