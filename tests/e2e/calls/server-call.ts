import type { FaultKind } from '../../../fixtures/faults/fault-kinds';
import type { Locator, Page, ShopDriver } from '../harness';

export interface World {
	readonly page: Page;
	readonly shop: ShopDriver;
}
/** `late`: a slow response preceded by PHP notices. */
export type Happening = FaultKind | 'late';
type Step = (world: World) => Promise<void>;

/** A call of an island, and its behaviour on failures. */
export interface ServerCall {
	/** Action of the customer. */
	readonly name: string;
	/** Name under which the fixture shop knows the call (fixtures/server/endpoint-names). */
	readonly endpoint: string;
	/** Fault of the first try, of which the customer is told. Vitest covers all faults. */
	readonly meets: FaultKind;
	/** Fault of the next try, which still succeeds. */
	readonly survives?: Happening;
	/** Opens the state before the call, from anywhere or from the end of the previous call. */
	readonly open: Step;
	readonly act: Step;
	/** Button that repeats the action, which stands where an unusable response is told. @default that of a notice */
	readonly retry?: (page: Page) => Locator;
	/** Checks what else is told. @default the button alone */
	readonly told?: Step;
	/** Checks that no input is lost. @default nothing can be */
	readonly kept?: Step;
	/** Checks that page and server show the action carried out once. */
	readonly done: Step;
}

export const tryAgain = (box: Page | Locator): Locator => box.getByRole('button', { name: 'Réessayer' });
