import type { IslandFailure } from './events';
import { nextTask } from './next-task';

/** Base class of every error the runtime reports. */
export class IslandError extends Error {
	readonly code: IslandFailure['code'];

	constructor(code: IslandFailure['code'], message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}

/** The host's `data-archipel-props` is not JSON or fails the island's schema. */
export class PropsError extends IslandError {
	constructor(message: string, options?: ErrorOptions) {
		super('props', message, options);
	}
}

/** The island threw while rendering, in an effect, or while enhancing. */
export class RenderError extends IslandError {
	constructor(cause: unknown) {
		super('render', `it threw: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}

/** A module of an island failed to load before mounting: the stub retries the whole mount (WP-10). */
export class MissingPart extends Error {}

/** Loads a required module before the island changes the page. @throws MissingPart */
export const importPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
	load().then(nextTask, (cause: unknown) => {
		throw new MissingPart('', { cause });
	});
