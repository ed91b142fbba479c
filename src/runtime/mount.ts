import type { Activation } from './activation';
import { applyStyles } from './adopt-styles';
import { inBurst } from './burst';
import type { Rules } from './check-props';
import type { AnyIsland, Enhance, IslandContext } from './define-island';
import { importPart, IslandError, MissingPart, RenderError } from './errors';
import { keepFocus } from './keep-focus';
import { pressEnded } from './press';
import { settings } from './settings';
import type { IslandFailure } from './events';

/** Triggers whose mounting may be delayed. Other islands answer a press, or correct cached content such as the header's cart count. */
const UNHURRIED = /load|idle|vis|media/;

/** Context that the stub passes to an island's module. Old stubs stay in caches: only add fields. */
export interface MountContext {
	/** Default props; the host's own props override them. */
	readonly defaults: Readonly<Record<string, unknown>>;
	readonly activation: Activation;
	readonly signal: AbortSignal;
	/** Reports a failure and ends the island: `signal` is aborted by it. */
	readonly fail: (failure: Omit<IslandFailure, 'island'>) => void;
}

/** Props of an island as the build compiles them from `island.ts`. */
export interface CompiledProps {
	readonly name: string;
	/** Props of a host without own ones. */
	readonly defaults: object;
	/** Loads the rules. Most hosts have no props: they are not needed then. */
	readonly rules: () => Promise<{ readonly default: Rules }>;
	/** Whether every host must say a property. @default false */
	readonly mustSay?: boolean;
}

/** Island definition as built (src/build/island-entries.ts). */
export type MountedIsland = Pick<AnyIsland, 'mount' | 'view' | 'enhance'> & CompiledProps;

/**
 * Mounts one island on one host. On any failure the host gets its server nodes back.
 *
 * @throws only the error of a failed `import()`: the stub retries and reports.
 */
export async function mount(definition: MountedIsland, host: HTMLElement, context: MountContext): Promise<void> {
	const { activation, signal } = context;
	const fail = (cause: unknown) => {
		const error = cause instanceof IslandError ? cause : new RenderError(cause);
		context.fail({ code: error.code, message: error.message, cause: error.cause });
	};
	const refuse = (cause: unknown) => {
		if (cause instanceof MissingPart) throw cause;
		fail(cause);
	};
	const props = await parseProps(host, definition, context.defaults).catch(refuse);
	if (!props || signal.aborted) return;
	const shared: IslandContext = { activation, signal, fail };
	let work: () => Promise<void>;
	if (definition.enhance) {
		const { default: enhance } = await definition.enhance();
		work = async () => {
			const restoreFocus = keepFocus(host);
			try {
				await (enhance as Enhance<object>)(host, props, shared);
				restoreFocus();
			} catch (cause) {
				refuse(cause);
			}
		};
	} else {
		const [{ renderIsland }, { default: view }] = await Promise.all([import('./render-island'), definition.view!()]);
		work = () => renderIsland(view, definition.mount ?? 'replace', host, props, shared);
	}
	const begin = async () => {
		applyStyles();
		if (!signal.aborted) await work();
	};
	return UNHURRIED.test(activation.by) ? inBurst(host, begin) : pressEnded(host).then(begin);
}

/**
 * Returns the props of a host: its own JSON merged over the owner's options, checked by the island's rules.
 *
 * @throws PropsError with the property and the rule; MissingPart if the rules fail to load.
 */
export async function parseProps(
	host: HTMLElement,
	{ name, defaults, rules, mustSay }: CompiledProps,
	options: Readonly<Record<string, unknown>>,
): Promise<object> {
	// An adopted element may also be the placed host of another island, which owns the attribute.
	const own = host.dataset['archipel'] === name ? host.dataset['archipelProps'] : undefined;
	const usual = { ...defaults, ...options };
	const isChecked = settings().areOptionsChecked || !Object.keys(options).length;
	// PHP prints an empty object for a placed island without options.
	if (!mustSay && isChecked && (!own || own === '{}')) return usual;
	const [{ checkProps }, { default: loaded }] = await importPart(() => Promise.all([import('./check-props'), rules()]));
	return checkProps(loaded, usual, own);
}
