import { expect, test, vi } from 'vitest';
import { closeModal, openModal } from './modal';

test('[POP-05] [A11Y-05] the page behind neither scrolls nor shifts: the width of its scroll bar stays reserved, until the last dialog has gone', () => {
	document.body.innerHTML = '<dialog></dialog><dialog></dialog><dialog></dialog>';
	const page = document.documentElement;
	vi.stubGlobal('innerWidth', 1280);
	Object.defineProperty(page, 'clientWidth', { configurable: true, get: () => (page.style.overflow ? 1280 : 1265) });
	const [first, second, free] = document.querySelectorAll('dialog');
	const locked = () => [page.style.overflow, page.style.getPropertyValue('padding-inline-end')];
	const closed = vi.fn();
	openModal(free!, { onClose: closed, locksScroll: false });
	expect(locked()).toEqual(['', '']);
	closeModal(free!);
	free!.addEventListener('close', closed);
	closeModal(free!);
	expect(closed).toHaveBeenCalledOnce();
	openModal(first!, { onClose: vi.fn() });
	openModal(second!, { onClose: vi.fn() });
	expect(locked()).toEqual(['hidden', '15px']);
	closeModal(second!);
	expect(locked()).toEqual(['hidden', '15px']);
	closeModal(first!);
	expect(locked()).toEqual(['', '']);
	Reflect.deleteProperty(page, 'clientWidth');
});
