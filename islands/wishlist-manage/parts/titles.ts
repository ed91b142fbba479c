import { element } from '../../../src/dom/element';
import { t } from '../messages';

/** Characters from which on a title is shortened. */
const LONG = 40;

/** Long titles are shown in one line, with a button for the whole of it (WLT-06). @returns Shows them whole again. */
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
