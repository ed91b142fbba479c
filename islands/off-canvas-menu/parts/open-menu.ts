import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { commonMessages } from '../../../src/i18n/common-messages';
import { openModal } from '../../../src/ui/modal';
import '../../../src/ui/dialog.css';
import { messages } from '../messages';
import type { Props } from '../props';
import { layOutLevels } from './levels';
import '../view.css';

interface Options extends Pick<Props, 'placement'> {
	/** The button that opened the menu; gets the focus back. */
	readonly summary: HTMLElement;
	readonly signal: AbortSignal;
}

/** Opens the menu in the shared modal dialog; on close the list returns to its place in the page. */
export function openMenu(nav: HTMLElement, { placement, summary, signal }: Options): void {
	const place = document.createComment('');
	nav.replaceWith(place);
	const closing = element(
		'button',
		{ type: 'button', class: 'archipel-dialog__close archipel-button', 'aria-label': commonMessages('close') },
		icon('M6 6 18 18M18 6 6 18'),
	);
	const title = nav.getAttribute('aria-label') || messages('title');
	const dialog = element(
		'dialog',
		{
			class: 'archipel-dialog archipel-modal archipel-off-canvas',
			'data-placement': placement === 'popup' ? 'center' : 'end',
			'data-from': placement,
			'aria-label': title,
		},
		element(
			'div',
			{ class: 'archipel-dialog__frame' },
			element(
				'div',
				{ class: 'archipel-dialog__header' },
				element('span', { class: 'archipel-off-canvas__title', 'aria-hidden': 'true' }, title),
				closing,
			),
			element('div', { class: 'archipel-dialog__body' }, nav),
		),
	);
	const removeLevels = layOutLevels(nav);
	document.body.append(dialog);
	const close = openModal(dialog, {
		returnFocus: summary,
		onClose() {
			signal.removeEventListener('abort', close);
			removeLevels();
			place.replaceWith(nav);
			dialog.remove();
		},
	});
	signal.addEventListener('abort', close);
	dialog.addEventListener('click', ({ target }) => {
		const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
		// A link to a section of this page closes the dialog.
		if (closing.contains(target as Node) || (link && link.href.split('#')[0] === location.href.split('#')[0])) close();
	});
}
