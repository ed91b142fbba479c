import type { $ZodObject } from 'zod/v4/core';
import type { Activation } from './activation';
import { applyStyles } from './adopt-styles';
import { inBurst } from './burst';
import type { AnyIsland, Enhance, IslandContext } from './define-island';
import { IslandError, MissingPart, RenderError } from './errors';
import { keepFocus } from './keep-focus';
import { pressEnded } from './press-ended';
import { parseProps } from './props';
import type { IslandFailure } from './report';

/** What nobody waits for. Another answers a press, or knows of the visitor what the page says wrong: a number in its header. */
const UNHURRIED = /load|idle|vis|media/;

/** What the stub gives to an island's module. Pages and browsers keep old stubs: only ever add to it. */
export interface MountContext {
	/** Props below those that the host carries. */
	readonly defaults: Readonly<Record<string, unknown>>;
	readonly activation: Activation;
	readonly signal: AbortSignal;
	/** Reports a failure and ends the island: `signal` is aborted by it. */
	readonly fail: (failure: Omit<IslandFailure, 'island'>) => void;
}

/** What the build makes of a definition: the schema of its properties comes when there is something to check. */
export type MountedIsland = Pick<AnyIsland, 'name' | 'mount' | 'view' | 'enhance'> & {
	readonly props: () => $ZodObject | Promise<$ZodObject>;
};

/**
 * Mounts one island on one host. Whatever goes wrong, the host ends up with the nodes that the server gave it.
 *
 * @param usual The props of a host that nobody has told anything, if it may be so.
 * @throws only what `import()` throws when a part of the island does not come: the stub tries again, and reports.
 */
export async function mount(
	definition: MountedIsland,
	host: HTMLElement,
	context: MountContext,
	usual?: object,
): Promise<void> {
	const { activation, signal } = context;
	const fail = (cause: unknown) => {
		const error = cause instanceof IslandError ? cause : new RenderError(cause);
		context.fail({ code: error.code, message: error.message, cause: error.cause });
	};
	let props: object;
	try {
		props = await parseProps(host, definition, context.defaults, usual);
	} catch (error) {
		if (error instanceof MissingPart) throw error;
		return fail(error);
	}
	if (signal.aborted) return;
	const shared: IslandContext = { activation, signal, fail };
	const turn = async () => {
		await (UNHURRIED.test(activation.by) ? inBurst : pressEnded)(host);
		applyStyles();
	};
	if (definition.enhance) {
		const { default: enhance } = await definition.enhance();
		await turn();
		if (signal.aborted) return;
		const restoreFocus = keepFocus(host);
		try {
			await (enhance as Enhance<object>)(host, props, shared);
			restoreFocus();
		} catch (cause) {
			if (cause instanceof MissingPart) throw cause;
			fail(cause);
		}
		return;
	}
	const [{ renderIsland }, { default: view }] = await Promise.all([import('./render-island'), definition.view!()]);
	await turn();
	if (!signal.aborted) await renderIsland(view, definition.mount ?? 'replace', host, props, shared);
}
