import type { CallFault, Harmless } from '../../faults/spoilt-answers';
import type { Page, ShopDriver } from '../harness';

export interface World {
	readonly page: Page;
	readonly shop: ShopDriver;
}
type Step = (world: World) => Promise<void>;

/** A call of an island, and its behaviour on failures. */
export interface ServerCall {
	/** Action of the customer. */
	readonly name: string;
	/** Module of `src/` that makes the call. */
	readonly module: string;
	/** Name under which the fixture shop knows the call (fixtures/server/endpoint-names). */
	readonly endpoint: string;
	/** Fault of the first try, of which the customer is told. Vitest covers all faults. */
	readonly meets: CallFault;
	/** Fault of a later try that still succeeds; `late`: a slow response preceded by PHP notices. */
	readonly survives?: CallFault | 'late';
	/**
	 * Opens the state before the call, from anywhere or from the end of the previous call. Before `offline` all code that the step needs is loaded.
	 */
	readonly open: Step;
	readonly act: Step;
	/** Checks the message on an unusable response. */
	readonly told: Step;
	/** Checks that no input is lost. @default checks `told` only */
	readonly kept?: Step;
	/** Repeats the action once the shop or the connection is back. */
	readonly again: Step;
	/** Checks that page and server show the action carried out once. */
	readonly done: Step;
	/** Additional usable responses besides `USABLE`, `slow` and `notice`. */
	readonly harmless?: Harmless;
}
