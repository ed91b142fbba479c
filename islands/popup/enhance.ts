import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../src/runtime/define-island';
import { sayFailed } from '../../src/runtime/intents';
import { lazyView } from '../../src/runtime/lazy-view';
import { readElementor } from './elementor';
import { watchPage } from './page-events';
import type { Props } from './island';
import { ask, closed, enter, never, popups, type Popup } from './stage';
import { bringRoles, countVisit, isLanding } from './visitor';

/** Id of the element that PHP prints for an editor who requests the preview (`?archipel-popup`). */
const TRIAL = 'archipel-popup-trial';

/** Opens its host as a dialog when a trigger fires, or when a link to it is followed (POP-01 … POP-05). */
export default async function enhance(host: HTMLElement, props: Props, context: IslandContext) {
	const { signal } = context;
	const isBuilders = host.dataset['elementorType'] === 'popup';
	// Not in a frame, whose parent page has its own popups, and not while the page builder's own script handles its popups.
	if (window.self !== window.top || (isBuilders && 'ElementorProFrontendConfig' in window)) return;
	const rules = isBuilders ? readElementor(host.dataset['elementorSettings'], props) : props;

	const opening = createSignal<{ readonly control: HTMLElement | undefined } | undefined>(undefined);
	const popup: Popup = {
		id: (isBuilders ? host.dataset['elementorId'] : props.id || host.id) || 'popup',
		rules,
		host,
		bring: (control) =>
			view.show(control).catch(() => {
				// A failure is reported only if the visitor pressed a control.
				if (control) sayFailed(control);
				return false;
			}),
		open(control) {
			opening.value = { control };
		},
		hide: () => host.closest('dialog')?.close(),
	};
	const onClose = () => {
		opening.value = undefined;
		closed(popup);
	};
	const view = lazyView(context, () => import('./panel'), {
		opening,
		content: host,
		title: props.title,
		rules,
		onClose,
		onNever: () => never(popup),
	});

	// Contact Form 7 has its own event for a successful submit.
	const sent = ({ type, target }: Event) => {
		if (type !== 'submit' || !(target as Element).matches('.wpcf7-form')) never(popup);
	};
	for (const type of ['submit', 'wpcf7mailsent']) host.addEventListener(type, sent, { signal });

	enter(popup, signal);
	const trial = document.getElementById(TRIAL);
	// The first popup mounts one preview panel for all.
	if (trial && popups.peek().length === 1)
		void lazyView(context, () => import('./parts/trial'), {}, { host: trial })
			.show()
			.catch(() => {});
	countVisit(rules, signal);
	await bringRoles(rules, signal).catch(() => {});
	if (!signal.aborted) watchPage(rules, isLanding(), (trigger) => ask(popup, trigger), signal);
}
