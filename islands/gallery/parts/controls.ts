import { element } from '../../../src/dom/element';
import { icon } from '../../../src/dom/icon';
import { t } from '../messages';

/** Controls over the pictures. */
export interface Controls {
	readonly layer: HTMLElement;
	/** Button that opens the viewer, if enabled. */
	readonly trigger: HTMLButtonElement | undefined;
	/** Updates the arrows: at the ends they stay focusable, with `aria-disabled`. */
	readonly mark: (index: number) => void;
}

interface ControlOptions {
	readonly count: number;
	/** Shows the magnifier. */
	readonly hasViewer: boolean;
	/** Called with −1 (previous) or 1 (next). */
	readonly onStep: (direction: 1 | -1) => void;
}

/** Creates previous and next, if there are several pictures, and the magnifier that opens the viewer (GAL-03). */
export function createControls({ count, hasViewer, onStep }: ControlOptions): Controls {
	const arrow = (name: 'previous' | 'next', direction: 1 | -1) => {
		const button = element(
			'button',
			{
				type: 'button',
				class: `archipel-gallery__arrow archipel-gallery__${name} archipel-button`,
				'aria-label': t(name),
			},
			icon(direction > 0 ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'),
		);
		button.addEventListener('click', () => onStep(direction));
		return button;
	};
	const arrows = count > 1 ? [arrow('previous', -1), arrow('next', 1)] : [];
	const trigger = hasViewer
		? element(
				'button',
				{
					type: 'button',
					// Without WooCommerce's class, by which themes draw a magnifier of their own.
					class: 'archipel-gallery__trigger archipel-button',
					'aria-haspopup': 'dialog',
					'aria-label': t('openViewer'),
				},
				icon('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM20 20l-4.6-4.6'),
			)
		: undefined;

	return {
		layer: element('div', { class: 'archipel-gallery__controls' }, ...(trigger ? [trigger] : []), ...arrows),
		trigger,
		mark(index) {
			arrows[0]?.setAttribute('aria-disabled', String(index <= 0));
			arrows[1]?.setAttribute('aria-disabled', String(index >= count - 1));
		},
	};
}
