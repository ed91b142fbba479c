import { listen } from '../../src/runtime/listen';
import { t } from './messages';

/**
 * Handles the collapsible company field. Opening focuses the field. While collapsed, the summary line shows the company's name and the field stays
 * hidden: a value restored by the draft or the browser does not shift the layout (CHK-08).
 *
 * @param fold `details` element that PHP prints before the field's row.
 */
export function followCompany(fold: HTMLElement, signal: AbortSignal): void {
	const field = document.getElementById(fold.dataset['field'] ?? '');
	const line = fold.querySelector('summary > span');
	if (!(field instanceof HTMLInputElement) || !line) return;
	const empty = line.textContent;
	const isOpen = () => fold.hasAttribute('open');
	const say = () => {
		const name = isOpen() ? '' : field.value.trim();
		line.textContent = name ? t('companyNamed', { name }) : empty;
		fold.toggleAttribute('data-said', name !== '');
	};
	say();
	for (const type of ['input', 'change']) field.addEventListener(type, say, { signal });
	listen(fold, 'toggle', { signal }, () => {
		say();
		if (isOpen() && fold.contains(document.activeElement)) field.focus();
	});
	signal.addEventListener('abort', () => {
		line.textContent = empty;
		fold.removeAttribute('data-said');
	});
}
