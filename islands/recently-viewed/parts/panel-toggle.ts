import { effect } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { announce } from '../../../src/ui/announcer';
import { commonMessages } from '../../../src/i18n/common-messages';
import type { ViewedProducts } from '../history';
import { messages } from '../messages';
import { productOfPage } from '../model';

/**
 * The button that opens the panel. It is there for visitors who have looked at something else than this page;
 * the products are asked for when it opens, and not before.
 */
export function showPanel(host: HTMLElement, viewed: ViewedProducts, context: IslandContext): void {
	const { signal } = context;
	const served = [...host.childNodes];
	const current = productOfPage(document);

	const toggle = document.createElement('button');
	toggle.type = 'button';
	toggle.className = 'archipel-recently-viewed__toggle archipel-button';
	toggle.setAttribute('aria-expanded', 'false');
	const heading = document.createElement('h2');
	heading.className = 'archipel-recently-viewed__title';
	heading.append(toggle);
	const panel = document.createElement('div');
	panel.id = `archipel-recently-viewed-${Math.random().toString(36).slice(2)}`;
	panel.hidden = true;
	toggle.setAttribute('aria-controls', panel.id);
	host.replaceChildren(heading, panel);

	let rendered: Promise<void> | undefined;
	const render = async () => {
		const [{ renderIsland }, { default: View }] = await Promise.all([
			import('../../../src/runtime/render-island'),
			import('../panel'),
		]);
		await renderIsland(View as never, 'replace', panel, { viewed, current }, context);
	};
	const setOpen = (isOpen: boolean) => {
		toggle.setAttribute('aria-expanded', String(isOpen));
		panel.hidden = !isOpen;
		if (!isOpen) return;
		rendered ??= render().catch(() => {
			rendered = undefined;
			setOpen(false);
			announce(commonMessages('unknown'), 'assertive');
		});
	};
	toggle.addEventListener('click', () => setOpen(Boolean(panel.hidden)), { signal });
	host.addEventListener(
		'keydown',
		(event) => {
			if (event.key !== 'Escape' || event.defaultPrevented || panel.hidden) return;
			event.preventDefault();
			setOpen(false);
			toggle.focus();
		},
		{ signal },
	);

	const stop = effect(() => {
		const count = viewed.ids.value.filter((id) => id !== current).length;
		toggle.textContent = `${messages('title')} ${count ? messages('count', { count }) : ''}`.trim();
		// An open panel stays, also when it becomes empty: the switch is in it.
		heading.hidden = !count && !viewed.isOff.value && panel.hidden;
	});
	signal.addEventListener('abort', () => {
		stop();
		host.replaceChildren(...served);
	});
}
