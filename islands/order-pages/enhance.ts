import type { Enhance } from '../../src/runtime/define-island';
import type { Props } from './props';

/** On a phone the account's menu is one line: the page that is shown is in sight. */
function showCurrent(menu: HTMLElement): void {
	const [line, current] = [menu.querySelector('ul'), menu.querySelector('[aria-current]')?.closest('li')];
	if (!line || !current) return;
	const [outer, inner] = [line.getBoundingClientRect(), current.getBoundingClientRect()];
	line.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}

/** Who opens the field of a company can write at once. */
function openField(fold: HTMLElement, signal: AbortSignal): void {
	const field = document.getElementById(fold.dataset['field'] ?? '');
	fold.addEventListener(
		'toggle',
		() => fold.hasAttribute('open') && fold.contains(document.activeElement) && field?.focus(),
		{ signal },
	);
}

/** The little that PHP and CSS leave: both work without it. */
const enhance: Enhance<Props> = (host, _props, { signal }) => {
	if (host.matches('.archipel-company')) openField(host, signal);
	else showCurrent(host);
};

export default enhance;
