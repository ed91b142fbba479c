import type { IslandContext } from '../../../src/runtime/define-island';
import type { PanelProps } from './panel-props';

/** Brings React and the panel; asked for again it is there already. */
export const importPanel = (display: PanelProps['display']) =>
	Promise.all([
		import('../../../src/runtime/render-island'),
		display === 'dropdown' ? import('../dropdown') : import('../panel'),
	]);

/**
 * Renders the panel.
 *
 * @param mode `replace`: in place of the host's content. `append`: after it.
 * @throws what `import()` throws when a file does not come.
 */
export async function loadPanel(
	host: HTMLElement,
	mode: 'replace' | 'append',
	props: PanelProps,
	context: IslandContext,
): Promise<void> {
	const [{ renderIsland }, { default: Panel }] = await importPanel(props.display);
	if (!context.signal.aborted) await renderIsland(Panel, mode, host, props, context);
}
