import { commonMessages } from '../i18n/common-messages';
import type { MutationQueue } from './mutation-queue';
import { describeError, isAbort, RequestError } from './request-error';

export interface Attempt {
	/**
	 * Idempotency key: equal for all attempts until the server has responded, then renewed. Sent as
	 * `X-Archipel-Request`, so that the plugin carries out a repeated add once.
	 */
	readonly key: string;
	/** An earlier attempt with this key may have been carried out: a "duplicate" response then means success. */
	readonly isUnsure: boolean;
}

/** Error message of a failed write, in the shape of `showNotice`. */
export interface FailureNotice {
	readonly type: 'error';
	/** Error text in the page's language. */
	readonly text: string;
	/** « Réessayer »: runs the same write again with the same key. */
	readonly action: { readonly label: string; readonly onClick: () => void };
	readonly error: unknown;
	/** Whether the write may have been carried out. */
	readonly isUnsure: boolean;
}

export interface MutationOptions<T> {
	/**
	 * Sends the write and returns the response; its requests have their own timeout (`RequestOptions.timeout`). A refusal by the
	 * server is a response, not an error.
	 *
	 * @throws RequestError
	 */
	readonly send: (attempt: Attempt) => Promise<T>;
	/**
	 * Asks the server whether a write was carried out although its response was lost; also called before another attempt.
	 *
	 * @returns The response if the write was carried out, `undefined` if not. An error leaves the result unknown (`isUnsure`).
	 * @default the result stays unknown
	 */
	readonly wasDone?: () => Promise<T | undefined>;
	/**
	 * Shows the optimistic state: a new number, a dimmed region, a busy button.
	 *
	 * @returns Function called once: with the response, to replace the optimistic state; without (failure, abort), to revert it.
	 */
	readonly show?: () => (answer?: T) => void;
	/** Shows the error message with a retry button; `undefined` clears it. Used by `perform`. */
	readonly notify?: (notice: FailureNotice | undefined) => void;
	/**
	 * Queue of the write and of `wasDone`; `cartQueue` for all cart writes. Not for a `send` that uses the queue itself,
	 * which would deadlock.
	 *
	 * @default no queue: sent at once
	 */
	readonly queue?: Pick<MutationQueue, 'run'>;
	/** Whether a write with this error may have been carried out. @default all errors except `offline` and `stale-nonce` */
	readonly isDoubtful?: (error: RequestError) => boolean;
	/** Whether a refusal may mean "already done": browsers repeat a request whose connection broke. `wasDone` is called then. @default never */
	readonly mayBeLate?: (answer: T) => boolean;
	/** Abort signal: removes a waiting write from the queue; no messages are shown afterwards. */
	readonly signal?: AbortSignal | undefined;
}

/** A write that can be retried until it is done. */
export type Mutation<T> = ReturnType<typeof createMutation<T>>;

/**
 * Creates a write; all writes to a server use this. The response to a write can be lost although the write was carried out:
 * the mutation makes sure that a repeated attempt is carried out once.
 */
export function createMutation<T>(options: MutationOptions<T>) {
	const { send, wasDone, show, notify, queue, isDoubtful = mayBeDone, mayBeLate, signal } = options;
	let key = createRequestKey();
	let isUnsure = false;
	let running: Promise<T> | undefined;

	const look = async (): Promise<T | undefined> => {
		if (!wasDone) return undefined;
		const answer = await wasDone();
		isUnsure = false;
		return answer;
	};
	const sendOnce = async (): Promise<T> => {
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
			answer = await (queue ? queue.run(sendOnce, signal) : sendOnce());
			isUnsure = false;
			key = createRequestKey();
			return answer;
		} finally {
			running = undefined;
			end?.(answer);
		}
	};
	/**
	 * Starts an attempt, or returns the running one. A later call is another attempt: if an earlier one may have been carried out,
	 * `wasDone` is called first, and nothing is sent until it has an answer.
	 *
	 * @throws RequestError; an `AbortError` if the signal aborts.
	 */
	const run = () => (running ??= attempt());
	/** Like `run`, for a pressed control: shows an error by `notify` instead of throwing. A press during an attempt is dropped. */
	const perform = async (): Promise<void> => {
		if (running) return;
		notify?.(undefined);
		try {
			await run();
		} catch (error) {
			if (isAbort(error) || signal?.aborted) return;
			const action = { label: commonMessages('retry'), onClick: () => void perform() };
			notify?.({ type: 'error', text: describeError(error), action, error, isUnsure });
		}
	};
	/** @returns `isUnsure`: whether an earlier attempt may have been carried out, with unknown result. */
	return { run, perform, isUnsure: () => isUnsure };
}

/** Whether a failed write may have been carried out: not if offline (nothing was sent) or if the nonce was refused. */
export const mayBeDone = ({ reason }: RequestError): boolean => reason !== 'offline' && reason !== 'stale-nonce';

/** `crypto.randomUUID` is missing where a shop has no HTTPS. */
const createRequestKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
