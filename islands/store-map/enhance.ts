import { signal as createSignal } from '@preact/signals-core';
import { createButton, element } from '../../src/dom/element';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import type { IslandContext } from '../../src/runtime/define-island';
import { listen } from '../../src/runtime/listen';
import { lazyPart } from '../../src/runtime/lazy-part';
import { thirdPartyOf } from '../../src/consent/third-parties';
import { safeUrl } from '../../src/safety/url';
import { pageConsent } from '../../src/stores/consent';
import { watch } from '../../src/stores/watch';
import { t } from './messages';
import type { Props } from './island';

/** Shows the map above the address that the server printed, once the visitor lets its host be asked (WID-06, CONS-02). */
export default function enhance(host: HTMLElement, props: Props, { signal, fail }: IslandContext) {
	const tile = new URL(props.tiles.replaceAll(/\{.\}/g, '1'), document.baseURI);
	const party = thirdPartyOf(tile.href);
	if (!party && !safeUrl(tile.href))
		return fail(new Error(`nobody has declared ${tile.host}, where the map would come from`));
	const isOwn = tile.origin === location.origin;
	const { allowed } = pageConsent();
	/** Consent to this one map, without the rest of the purpose `content`. */
	const isAsked = createSignal(isOwn);

	const box = childOf(host, 'archipel-map__box');
	const before = childOf(box, 'archipel-map__before');
	const button = createButton('archipel-primary-button', {}, t('show'));
	const name = String(party?.name ?? tile.host);
	const why = isOwn ? [] : [element('p', {}, t('held', { name }))];
	before.prepend(element('div', { class: 'archipel-map__ask' }, ...why, button));

	const part = lazyPart(() => import('./parts/draw-map'));
	let remove: (() => void) | undefined;
	const mayShow = () => isAsked.value || allowed.content.value;
	const show = () => {
		clearNotice(button);
		part.use(button, ({ drawMap }) => {
			if (remove || signal.aborted || !mayShow()) return;
			const hadFocus = document.activeElement === button;
			const map = drawMap(box, props, () => {
				hide();
				showNotice(button, { type: 'error', text: t('lost') });
			});
			remove = map.remove;
			before.hidden = true;
			if (hadFocus) map.place.focus();
		});
	};
	const hide = () => {
		const hadFocus = box.contains(document.activeElement);
		remove?.();
		remove = undefined;
		before.hidden = false;
		if (hadFocus) button.focus();
	};
	listen(button, 'click', { signal }, () => {
		isAsked.value = true;
		show();
	});
	watch(signal, () => (mayShow() ? show() : hide()));
	signal.addEventListener('abort', hide);
}

/** Returns the server's element; creates it if a theme that places the island by its attribute has left it out. */
const childOf = (parent: HTMLElement, name: string) =>
	parent.querySelector<HTMLElement>(`.${name}`) ?? parent.appendChild(element('div', { class: name }));
