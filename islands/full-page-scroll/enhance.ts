import { element } from '../../src/dom/element';
import type { Enhance } from '../../src/runtime/define-island';
import { emit } from '../../src/stores/events';
import { t } from './messages';
import type { Props } from './props';
import './view.css';

/** The mark of one that encloses no section: the page's are meant. */
const WHOLE = '.archipel-full-page__whole';

/** Top-level sections of a page builder and of the block editor; `host.css` names them too. */
const SECTIONS =
	'.elementor-section-wrap > .elementor-section, [data-elementor-type^="wp-"] > :is(.elementor-section, .e-con), .entry-content > .alignfull';

/**
 * Slides, the dots that lead to them, and what is told when one is entered (FPS-01, FPS-02). That they stop at the edge of the window is CSS: the
 * browser scrolls, by wheel, finger and key as always.
 */
const enhance: Enhance<Props> = (host, { dots }, { signal }) => {
	if (document.body.matches('.elementor-editor-active, .block-editor-iframe__body')) return;
	const enclosed = [...host.children].filter((child) => !child.matches(WHOLE));
	// Where no server has said so, it is said here.
	if (!host.children.length) host.append(element('span', { class: WHOLE.slice(1), hidden: '' }));
	const slides = enclosed.length ? enclosed : [...document.querySelectorAll(SECTIONS)];
	const links = slides.map((slide, index) => {
		const name = `Page${index + 1}`;
		const undo = anchor(slide, name);
		signal.addEventListener('abort', undo);
		const label =
			slide.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim() || t('section', { number: index + 1 });
		return element('a', { class: 'archipel-button archipel-full-page__dot', href: `#${name}`, 'aria-label': label });
	});
	if (dots && slides.length > 1) {
		const items = links.map((link) => element('li', {}, link));
		const list = element('ul', { class: 'archipel-list archipel-full-page__dots' }, ...items);
		const nav = element('nav', { class: 'archipel-full-page__nav', 'aria-label': t('sections') }, list);
		host.prepend(nav);
		signal.addEventListener('abort', () => nav.remove());
	}
	// An address that names one was opened before it had its name; who has scrolled since, or come back to another one, stays there.
	if (/^#Page\d+$/.test(location.hash) && scrollY < innerHeight / 2)
		document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });

	const mark = (at: number) =>
		links.forEach((link, index) => {
			if (index === at) link.setAttribute('aria-current', 'true');
			else link.removeAttribute('aria-current');
		});
	// Until the middle of the window is in one.
	mark(0);
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting) continue;
				const at = slides.indexOf(target);
				mark(at);
				target.setAttribute('data-archipel-slide', 'entered');
				emit('archipel:slide-entered', { number: at + 1 }, target);
			}
		},
		{ rootMargin: '-50% 0px' },
	);
	for (const slide of slides) {
		slide.setAttribute('data-archipel-slide', '');
		observer.observe(slide);
	}
	signal.addEventListener('abort', () => {
		observer.disconnect();
		slides.forEach((slide) => slide.removeAttribute('data-archipel-slide'));
	});
};

/** Makes a place that links lead to; a section that has a name keeps it. @returns What undoes it. */
function anchor(slide: Element, name: string): () => void {
	if (!slide.id) {
		slide.id = name;
		return () => slide.removeAttribute('id');
	}
	const mark = element('span', { id: name, class: 'archipel-full-page__anchor' });
	slide.prepend(mark);
	return () => mark.remove();
}

export default enhance;
