import { prefersReducedMotion } from '../../../src/dom/reduced-motion';
import type { PurposeChoice } from './purpose-choice';
import type { Skin } from './skin';

/** Shows the notice by the plugin's classes; the plugin's style sheet does the rest. */
export function pluginSkin(element: HTMLElement, choice: PurposeChoice | undefined): Skin {
	const { classList } = element;
	const move = () => {
		if (!prefersReducedMotion()) classList.add('cn-animated');
	};
	element.addEventListener('animationend', ({ target }) => {
		if (target === element && classList.contains('cookie-notice-visible')) classList.remove('cn-animated');
	});
	return {
		element,
		choice,
		isShown: () => classList.contains('cookie-notice-visible'),
		reveal() {
			classList.remove('cookie-notice-hidden');
			classList.add('cookie-notice-visible');
			move();
		},
		conceal() {
			move();
			classList.remove('cookie-notice-visible');
		},
		settle() {
			classList.remove('cn-animated', 'cookie-notice-visible');
			classList.add('cookie-notice-hidden');
		},
		revokeBar(isShown) {
			classList.toggle('cookie-revoke-visible', isShown);
			classList.toggle('cookie-revoke-hidden', !isShown);
		},
	};
}
