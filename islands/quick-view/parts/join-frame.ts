import { clickedControl } from '../../../src/runtime/keys';
import { navigate } from '../../../src/safety/url';

/**
 * Connects the document in the frame to the page around it (QV-02): links navigate the page, after the URL check, unless they stay in place
 * or open a tab; Escape closes the view, wherever the focus is.
 */
export function joinFrame(page: Document, close: () => void): void {
	page.addEventListener('click', (event) => {
		const link = clickedControl<HTMLAnchorElement>(event, 'a[href]');
		if (!link || link.target === '_blank' || link.getAttribute('href')!.startsWith('#')) return;
		event.preventDefault();
		navigate(link.href);
	});
	page.addEventListener('keydown', (event) => {
		// An open dialog or popover inside the frame closes first.
		if (event.key === 'Escape' && !event.defaultPrevented && !page.querySelector('dialog[open], :popover-open'))
			close();
	});
}
