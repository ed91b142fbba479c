import type { IslandFailure } from './report';

/** Base class of every error the runtime reports. */
export class IslandError extends Error {
	override name = 'IslandError';
	readonly code: IslandFailure['code'];

	constructor(code: IslandFailure['code'], message: string, options?: ErrorOptions) {
		super(message, options);
		this.code = code;
	}
}

/** The host's `data-archipel-props` is not JSON, or does not satisfy the island's schema. */
export class PropsError extends IslandError {
	override name = 'PropsError' as const;
	constructor(message: string, options?: ErrorOptions) {
		super('props', message, options);
	}
}

/** The island threw: while rendering, in an effect, or while enhancing. */
export class RenderError extends IslandError {
	override name = 'RenderError' as const;
	constructor(cause: unknown) {
		super('render', `it threw: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
	}
}

/** A part of an island's code did not come before the island had begun: the stub tries the whole of it again (WP-10). */
export class MissingPart extends Error {
	override name = 'MissingPart' as const;
}

/**
 * Brings a part without which an island cannot begin, before it has changed anything.
 *
 * @throws MissingPart
 */
export async function bringPart<Part>(load: () => Promise<Part>): Promise<Part> {
	try {
		return await load();
	} catch (cause) {
		throw new MissingPart('a part of it is missing', { cause });
	}
}
