import { t } from './messages';

/**
 * The fold of the company's field. Who opens it can write at once. Closed, its line names the company that stands in the field, which stays hidden:
 * what a draft or the browser puts back moves nothing on the page (CHK-08).
 *
 * @param fold `details` that PHP prints before the row of the field.
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
	fold.addEventListener(
		'toggle',
		() => {
			say();
			if (isOpen() && fold.contains(document.activeElement)) field.focus();
		},
		{ signal },
	);
	signal.addEventListener('abort', () => {
		line.textContent = empty;
		fold.removeAttribute('data-said');
	});
}
