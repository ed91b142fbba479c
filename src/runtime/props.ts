import type { Rules } from './check-props';
import { importPart } from './errors';
import { settings } from './settings';

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
