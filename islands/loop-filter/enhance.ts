import type { Enhance } from '../../src/runtime/define-island';
import { carryOut } from '../../src/runtime/intents';
import { clickedControl } from '../../src/runtime/keys';
import { latePart } from '../../src/runtime/late-part';
import { isOwnPress } from '../../src/dom/own-press';
import { readSettings } from './model';
import type { Props } from './props';

const TERM = '.e-filter-item[data-filter]';

const loading = latePart(() => import('./parts/loop'));

/**
 * The taxonomy filter of Elementor Pro, and the loop that it filters (LOOP-01, LOOP-02). Without JavaScript its buttons do nothing, as Elementor prints
 * them; the addresses of filtered lists work, and so do the links to their pages.
 */
const enhance: Enhance<Props> = (host, { choiceInUrl }, { activation, signal }) => {
	const settings = readSettings(host);
	// Not a selector: an id is text from anywhere.
	const elements = [...document.querySelectorAll<HTMLElement>('.elementor-element[data-id]')];
	const loop = elements.find(({ dataset }) => dataset['id'] === settings?.loopId);
	if (!settings || !loop) return;

	// The server has drawn the list for it; a press or the browser's history may have changed it when the rest comes.
	const served = location.href;
	const press = (control: HTMLElement) => {
		const follow = () => void carryOut({ control });
		loading.use(
			control,
			({ loopOf }) => loopOf(loop, settings.loopId, served).choose(host, control, settings, choiceInUrl),
			control.matches('a[href]') ? follow : undefined,
		);
	};
	host.addEventListener(
		'click',
		(event) => {
			const control = clickedControl(event, TERM);
			if (!control) return;
			event.preventDefault();
			// Elementor's script listens on the buttons.
			event.stopPropagation();
			if (isOwnPress(event)) press(control);
		},
		{ capture: true, signal },
	);
	const follow = () => loading.use(host, ({ loopOf }) => loopOf(loop, settings.loopId, served).follow(host));
	if (choiceInUrl) addEventListener('popstate', follow, { signal });
	for (const { control } of activation.takeIntents()) press(control);
};

export default enhance;
