import { element } from '../../../src/dom/element';
import { t } from '../messages';

/** Length from which a title is shortened. */
const LONG = 40;

/** Cuts long titles to one line, with a button that shows the whole title (WLT-06). @returns A function that undoes it. */
export function shortenTitles(table: ParentNode): () => void {
	const links = [...table.querySelectorAll<HTMLElement>('.wishlist-name a')];
	const undo = links
		.filter(({ textContent }) => textContent!.trim().length > LONG)
		.map((link) => {
			const button = element('button', { type: 'button', class: 'archipel-wishlist-manage__more archipel-button' });
			const show = (isWhole: boolean) => {
				link.classList.toggle('archipel-wishlist-manage__short', !isWhole);
				button.textContent = t(isWhole ? 'less' : 'more');
				button.setAttribute('aria-expanded', String(isWhole));
			};
			button.addEventListener('click', () => show(button.getAttribute('aria-expanded') === 'false'));
			link.after(button);
			show(false);
			return () => {
				button.remove();
				link.classList.remove('archipel-wishlist-manage__short');
			};
		});
	return () => undo.forEach((one) => one());
}
