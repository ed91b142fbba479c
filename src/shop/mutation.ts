import { commonMessages } from '../i18n/common-messages';
import type { MutationQueue } from './mutation-queue';
import { describeError, isAbort, RequestError } from './request-error';

/** One try of a write. */
export interface Attempt {
	/**
	 * Names what the shopper wants: the same for each try until the server has answered, then another one. Sent as
	 * `X-Archipel-Request` it lets the plugin carry out an add once, however often it arrives.
	 */
	readonly key: string;
	/** An earlier try under this key may have been carried out, and nobody could tell: "duplicate" then means yes. */
	readonly isUnsure: boolean;
}

/** A failed write as a message; `showNotice` takes it as it is. */
export interface FailureNotice {
	readonly type: 'error';
	/** What went wrong, in the page's language. */
	readonly text: string;
	/** « Réessayer »: the same write under the same key. */
	readonly action: { readonly label: string; readonly onClick: () => void };
	readonly error: unknown;
}

/** What one write differs in from another. */
export interface MutationOptions<T> {
	/**
	 * Sends it and reads the answer; the deadline is that of its requests (`RequestOptions.timeout`). A "no" of the server is
	 * an answer too, not an error.
	 *
	 * @throws RequestError
	 */
	readonly send: (attempt: Attempt) => Promise<T>;
	/**
	 * Asks the server what became of a write whose answer was lost, also one of an earlier try before it is sent again.
	 *
	 * @returns The answer if it was carried out, `undefined` if it was not. When it throws, nobody knows (`isUnsure`).
	 * @default nobody can tell
	 */
	readonly wasDone?: () => Promise<T | undefined>;
	/**
	 * Shows at once what will come of it: another number, a dimmed region, a busy button.
	 *
	 * @returns Ends that: called once with the answer, to show the truth in its place; without one (failure, abort) to take it back.
	 */
	readonly show?: () => (answer?: T) => void;
	/** Shows the message of a failure with a way to try again; `undefined` takes the one before back. For `perform`. */
	readonly tell?: (notice: FailureNotice | undefined) => void;
	/**
	 * Where it waits for its turn, with the look at what became of it; `cartQueue` for all that writes to the cart. Not for a
	 * `send` that queues its own calls: it would wait for itself.
	 *
	 * @default sent at once
	 */
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** Whether a write that failed so may have been carried out. @default all but `offline` and `stale-nonce` */
	readonly isDoubtful?: (error: RequestError) => boolean;
	/**
	 * Whether an answer is a "no" that may mean "already done": a browser sends a call again whose connection broke. `wasDone` is asked then.
	 *
	 * @default never
	 */
	readonly mayBeLate?: (answer: T) => boolean;
	/** Whose end it shares: takes it out of the queue while it waits, and nothing is told any more. */
	readonly signal?: AbortSignal | undefined;
}

/** Something that is wanted of the server, until it is done. */
export interface Mutation<T> {
	/**
	 * Tries it; while a try is under way, that one. Each further call is another try: what may have been carried out is asked
	 * first, and nothing is sent while nobody answers that.
	 *
	 * @throws RequestError; an `AbortError` if the signal aborts.
	 */
	readonly run: () => Promise<T>;
	/** For a control that is pressed: like `run`, but a failure is told (`tell`) and nothing is thrown. A press during a try is dropped. */
	readonly perform: () => Promise<void>;
	/** Whether an earlier try may have been carried out, and nobody could tell. */
	readonly isUnsure: () => boolean;
}

/**
 * The one way in which anything is written to a server. The answer to a write can get lost although it was carried out;
 * what the shopper wanted once then happens once, however often it is tried.
 */
export function createMutation<T>(options: MutationOptions<T>): Mutation<T> {
	const { send, wasDone, show, tell, queue, isDoubtful = mayBeDone, mayBeLate, signal } = options;
	let key = createRequestKey();
	let isUnsure = false;
	let running: Promise<T> | undefined;

	const look = async (): Promise<T | undefined> => {
		if (!wasDone) return undefined;
		const answer = await wasDone();
		isUnsure = false;
		return answer;
	};
	const carryOut = async (): Promise<T> => {
		const before = isUnsure ? await look() : undefined;
		if (before !== undefined) return before;
		try {
			const answer = await send({ key, isUnsure });
			return (mayBeLate?.(answer) && (await look().catch(() => undefined))) || answer;
		} catch (error) {
			if (!(error instanceof RequestError) || !isDoubtful(error)) throw error;
			isUnsure = true;
			const done = await look().catch(() => undefined);
			if (done !== undefined) return done;
			throw error;
		}
	};
	const attempt = async (): Promise<T> => {
		const end = show?.();
		let answer: T | undefined;
		try {
			answer = await (queue ? queue.run(carryOut, signal) : carryOut());
			isUnsure = false;
			key = createRequestKey();
			return answer;
		} finally {
			running = undefined;
			end?.(answer);
		}
	};
	const run = () => (running ??= attempt());
	const perform = async (): Promise<void> => {
		if (running) return;
		tell?.(undefined);
		try {
			await run();
		} catch (error) {
			if (isAbort(error) || signal?.aborted) return;
			const action = { label: commonMessages('retry'), onClick: () => void perform() };
			tell?.({ type: 'error', text: describeError(error), action, error });
		}
	};
	return { run, perform, isUnsure: () => isUnsure };
}

/** Without a connection nothing was sent, and a refused nonce changes nothing; after any other failure nobody knows. */
export const mayBeDone = ({ reason }: RequestError): boolean => reason !== 'offline' && reason !== 'stale-nonce';

/** `crypto.randomUUID` is missing where a shop has no HTTPS. */
const createRequestKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
