import type { $ZodObject } from 'zod/v4/core';
import { importPart } from './errors';
import { loadSchemas } from './load-schemas';
import { settings } from './settings';

/**
 * Returns the props of a host: its own JSON merged over the owner's options, checked by the island's schema.
 *
 * @param schemaDefaults Schema output of empty props. Most hosts have no props: the schema library is not needed then.
 * @throws PropsError with the field and the reason; MissingPart if the schema library fails to load.
 */
export async function parseProps(
	host: HTMLElement,
	definition: { readonly name: string; readonly props: () => $ZodObject | Promise<$ZodObject> },
	defaults: Readonly<Record<string, unknown>>,
	schemaDefaults?: object,
): Promise<object> {
	// An adopted element may also be the placed host of another island, which owns the attribute.
	const own = host.dataset['archipel'] === definition.name ? host.dataset['archipelProps'] : undefined;
	const isChecked = settings().areOptionsChecked || !Object.keys(defaults).length;
	// PHP prints an empty object for a placed island without options.
	if (schemaDefaults && isChecked && (!own || own === '{}')) return { ...schemaDefaults, ...defaults };
	const [{ checkProps }] = await importPart(() => Promise.all([import('./check-props'), loadSchemas()]));
	return checkProps(await definition.props(), defaults, own);
}
