import { commonMessages } from '../../i18n/common-messages';
import { element } from '../../dom/element';
import { icon } from '../../dom/icon';
import { viewerMessages as t } from './messages';
import type { ViewerOptions } from './viewer-options';

const LINES = {
	close: 'M6 6l12 12M18 6L6 18',
	previous: 'M15 5l-7 7 7 7',
	next: 'M9 5l7 7-7 7',
	zoom: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.6-4.6M7.5 10.5h6M10.5 7.5v6',
	fullscreen: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
	share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
} as const;

/** The parts of a viewer's dialog that change while it is open. */
export interface ViewerFrame {
	readonly dialog: HTMLDialogElement;
	/** Everything inside the dialog: what goes full screen, for a dialog itself may not. */
	readonly body: HTMLElement;
	/** Where the pictures are. */
	readonly stage: HTMLElement;
	readonly buttons: Readonly<Record<keyof typeof LINES, HTMLButtonElement>>;
	/** Shows which picture it is, and its words. */
	readonly describe: (current: number, total: number, title: string, description: string) => void;
	/** Shows a text while a picture is on its way; an empty one takes it away. */
	readonly tell: (status: string) => void;
}

/** Builds the dialog of a viewer: its own controls, because PhotoSwipe's are neither labelled in French nor kept from losing focus. */
export function createFrame({ label, share, fullscreen, images }: ViewerOptions): ViewerFrame {
	const button = (name: keyof typeof LINES, text: string) =>
		element(
			'button',
			{
				type: 'button',
				class: `archipel-viewer__button archipel-viewer__${name} archipel-button`,
				'aria-label': text,
				title: text,
			},
			icon(LINES[name]),
		);
	const buttons = {
		share: button('share', t('share')),
		fullscreen: button('fullscreen', t('enterFullscreen')),
		zoom: button('zoom', t('zoomIn')),
		close: button('close', commonMessages('close')),
		previous: button('previous', t('previous')),
		next: button('next', t('next')),
	};

	// No paragraphs, lists or `hidden`: themes give those margins and displays of their own.
	const counter = element('div', { class: 'archipel-viewer__counter' });
	const title = element('div', { class: 'archipel-viewer__title' });
	const description = element('div', { class: 'archipel-viewer__description' });
	const status = element('div', { class: 'archipel-viewer__status' });
	const stage = element('div', { class: 'archipel-viewer__stage' });
	const { close, previous, next, zoom } = buttons;
	const isMany = images.length > 1;
	const bar = element(
		'div',
		{ class: 'archipel-viewer__bar' },
		...(isMany ? [counter] : []),
		...(share ? [buttons.share] : []),
		...(fullscreen && document.fullscreenEnabled ? [buttons.fullscreen] : []),
		zoom,
		close,
	);
	const text = element('div', { class: 'archipel-viewer__text' }, title, description);
	const arrows = isMany ? [previous, next] : [];
	const body = element('div', { class: 'archipel-viewer__body' }, bar, stage, ...arrows, status);
	const dialog = element('dialog', { class: 'archipel-viewer archipel-modal', 'aria-label': label }, body);

	return {
		dialog,
		body,
		stage,
		buttons,
		describe(current, total, heading, words) {
			counter.textContent = `${current} / ${total}`;
			title.textContent = heading;
			description.textContent = words;
			if (heading || words) stage.after(text);
			else text.remove();
			disable(previous, current <= 1);
			disable(next, current >= total);
		},
		tell(words) {
			status.textContent = words;
		},
	};
}

/** Keeps the button focusable, so that focus is never lost at the first and the last picture. */
function disable(button: HTMLElement, isUseless: boolean): void {
	button.setAttribute('aria-disabled', String(isUseless));
}
