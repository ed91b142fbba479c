import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { lazyPart, whenThere } from '../../src/runtime/lazy-part';
import { isSeparatePress } from '../../src/runtime/press';
import { readSettings } from './model';

const TERM = '.e-filter-item[data-filter]';

const load = () => import('./parts/loop');
const loading = lazyPart(load);

/**
 * Taxonomy filter of Elementor Pro, and its loop (LOOP-01, LOOP-02). Without JavaScript the buttons do nothing, as Elementor prints them; URLs of
 * filtered lists work, and so does their pagination.
 */
export default function enhance(host: HTMLElement, _props: object, { activation, signal }: IslandContext) {
	const settings = readSettings(host);
	// Not a selector: the id is arbitrary text.
	const elements = [...document.querySelectorAll<HTMLElement>('.elementor-element[data-id]')];
	const loop = elements.find(({ dataset }) => dataset['id'] === settings?.loopId);
	if (!settings || !loop) return;

	// URL of the list that the server printed; a press or the history may change the current URL before the lazy part has loaded.
	const served = location.href;
	const press = (control: HTMLElement) => {
		const follow = () => void actNatively({ control });
		loading.use(
			control,
			({ loopOf }) => loopOf(loop, settings.loopId, served).choose(host, control, settings),
			control.matches('a[href]') ? follow : undefined,
		);
	};
	listen(host, 'click', { capture: true, signal }, (event) => {
		const control = clickedControl(event, TERM);
		if (!control) return;
		event.preventDefault();
		// Elementor's script listens on the buttons.
		event.stopPropagation();
		if (isSeparatePress(event)) press(control);
	});
	const ahead = (event: Event) => {
		const control = clickedControl(event, TERM);
		if (control)
			whenThere(load(), ({ loopOf }) => loopOf(loop, settings.loopId, served).prefetch(host, control, settings));
	};
	listen(host, 'pointerdown', { signal }, ahead);
	// Tab tells by its `keyup`: a script may set the focus as well.
	listen(host, 'keyup', { signal }, (event) => event.key === 'Tab' && ahead(event));
	const follow = () => loading.use(host, ({ loopOf }) => loopOf(loop, settings.loopId, served).follow(host));
	addEventListener('popstate', follow, { signal });
	for (const { control } of activation.takeIntents()) press(control);
}
