import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { importPart } from '../../src/runtime/errors';
import { clickedControl } from '../../src/runtime/keys';
import { lazyPart } from '../../src/runtime/lazy-part';
import { isSeparatePress } from '../../src/runtime/press';

const MORE = '.elementor-button-load-more';

const loading = lazyPart(() => import('./parts/load-more'));

/** Product lists of a page builder: load more (LIST-05), filter by category (LIST-08), tabs (LIST-09). */
export default async function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const press = (button: HTMLElement) => loading.use(button, ({ loadMore }) => loadMore(host, button));
	listen(host, 'click', { capture: true, signal }, (event) => {
		const button = clickedControl(event, MORE);
		if (!button) return;
		event.preventDefault();
		// The theme's script has a listener on the button.
		event.stopPropagation();
		if (isSeparatePress(event)) press(button);
	});

	const tabs = host.querySelector('.elementor-tab-title, .filter-nav-link')
		? await importPart(() => import('./parts/tabs'))
		: undefined;
	const open = signal.aborted ? undefined : tabs?.adoptTabs(host, signal);
	for (const { control } of activation.takeIntents())
		if (control.matches(MORE)) press(control);
		else open?.(control);
}
