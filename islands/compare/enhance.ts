import type { Enhance, IslandContext } from '../../src/runtime/define-island';
import { compared } from './list';
import { followToggles } from './parts/follow-toggles';
import { createOpener } from './parts/open-dialog';
import { showTray } from './parts/tray';
import type { Props } from './props';
import './view.css';

/** Products side by side (TILE-03). */
const enhance: Enhance<Props> = async (host, props, context) => {
	if (host.dataset['archipel'] === 'compare') return showTable(host, props, context);
	const open = createOpener(props, context);
	followToggles(host, { ...props, open }, context);
	showTray({ max: props.max, open }, context.signal);
};

export default enhance;

async function showTable(host: HTMLElement, props: Props, context: IslandContext): Promise<void> {
	const [{ renderIsland }, { CompareView }] = await Promise.all([
		import('../../src/runtime/render-island'),
		import('./panel'),
	]);
	await renderIsland(CompareView as never, 'replace', host, { ...props, list: compared }, context);
}
