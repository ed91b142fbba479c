import type { $ZodObject } from 'zod/v4/core';
import { bringPart } from './errors';
import { loadSchemas } from './load-schemas';
import { settings } from './settings';

/**
 * The props of a host: its own JSON over the owner's options, checked by the island's schema.
 *
 * @param usual What the schema makes of nothing at all. On most pages no host says anything: then no schema has to be made.
 * @throws PropsError that names the field and the reason; MissingPart if the schema library does not come.
 */
export async function parseProps(
	host: HTMLElement,
	definition: { readonly name: string; readonly props: () => $ZodObject | Promise<$ZodObject> },
	defaults: Readonly<Record<string, unknown>>,
	usual?: object,
): Promise<object> {
	// An adopted element may at the same time be the host of another island: that one owns the attribute.
	const own = host.dataset['archipel'] === definition.name ? host.dataset['archipelProps'] : undefined;
	const isChecked = settings().areOptionsChecked || !Object.keys(defaults).length;
	// PHP prints an empty object where an owner has placed an island and said nothing.
	if (usual && isChecked && (!own || own === '{}')) return { ...usual, ...defaults };
	const [{ checkProps }] = await bringPart(() => Promise.all([import('./check-props'), loadSchemas()]));
	return checkProps(await definition.props(), defaults, own);
}
