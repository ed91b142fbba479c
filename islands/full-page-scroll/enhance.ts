import { element } from '../../src/dom/element';
import type { IslandContext } from '../../src/runtime/define-island';
import { emit } from '../../src/stores/events';
import { t } from './messages';
import './view.css';

/** Marker of a host that encloses no section: the sections of the page are used. */
const WHOLE = '.archipel-full-page__whole';

/** Top-level sections of page builder and block editor; `host.css` has the same selector. */
const SECTIONS =
	'.elementor-section-wrap > .elementor-section, [data-elementor-type^="wp-"] > :is(.elementor-section, .e-con), .entry-content > .alignfull';

/**
 * Marks the slides, adds dots that link to them, and emits an event when a slide is entered (FPS-01, FPS-02). Snapping is CSS: the browser
 * scrolls, by wheel, touch and keys as always.
 */
export default function enhance(host: HTMLElement, _props: object, { signal }: IslandContext) {
	if (document.body.matches('.elementor-editor-active, .block-editor-iframe__body')) return;
	const enclosed = [...host.children].filter((child) => !child.matches(WHOLE));
	// Adds the marker if the server has printed none.
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
	if (slides.length > 1) {
		const items = links.map((link) => element('li', {}, link));
		const list = element('ul', { class: 'archipel-list archipel-full-page__dots' }, ...items);
		const nav = element(
			'nav',
			{ class: 'archipel-full-page__nav archipel-screen-only', 'aria-label': t('sections') },
			list,
		);
		host.prepend(nav);
		signal.addEventListener('abort', () => nav.remove());
	}
	// A URL with a slide's name was opened before the name existed; after a scroll, or a return to another position, the page stays.
	if (/^#Page\d+$/.test(location.hash) && scrollY < innerHeight / 2)
		document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });

	const mark = (at: number) => links.forEach((link, index) => (link.ariaCurrent = index === at ? 'true' : null));
	// Until a slide reaches the middle of the viewport.
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
}

/** Makes a section a target of links; a section with an id keeps it. @returns Function that undoes this. */
function anchor(slide: Element, name: string): () => void {
	if (!slide.id) {
		slide.id = name;
		return () => slide.removeAttribute('id');
	}
	const mark = element('span', { id: name, class: 'archipel-full-page__anchor' });
	slide.prepend(mark);
	return () => mark.remove();
}
