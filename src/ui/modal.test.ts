import { expect, test, vi } from 'vitest';
import { closeModal, openModal } from './modal';

test('[A11Y-05] a request to close closes the dialog, once, unless it is that of something inside, or only its own control may', () => {
	document.body.innerHTML = '<dialog><input type="file"></dialog><dialog></dialog>';
	const [dialog, stays] = document.querySelectorAll('dialog') as unknown as [HTMLDialogElement, HTMLDialogElement];
	const closed = vi.fn();
	openModal(dialog, { onClose: closed });
	openModal(stays, { onClose: closed, closesOnEscape: false });
	const ask = (target: Element) => target.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
	expect([ask(dialog.firstElementChild!), dialog.open]).toEqual([true, true]);
	expect([ask(stays), stays.open]).toEqual([false, true]);
	const press = (target: Element, key: string) =>
		target.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
	expect([press(dialog, 'Escape'), press(stays, 'a'), press(stays, 'Escape')]).toEqual([true, true, false]);
	expect([ask(dialog), dialog.open, closed.mock.calls.length]).toEqual([false, false, 1]);
	closeModal(stays);
});

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
	page.style.overflow = 'hidden';
	openModal(first!, { onClose: vi.fn() });
	closeModal(first!);
	expect(locked(), 'what a theme has locked stays so').toEqual(['hidden', '']);
	page.style.overflow = '';
	Reflect.deleteProperty(page, 'clientWidth');
});

test('[A11Y-05] it says at once that it has closed: its opener may be pressed before the browser says so; a focus that was moved since stays', () => {
	document.body.innerHTML = '<button></button><dialog></dialog>';
	const [button, dialog] = [document.querySelector('button')!, document.querySelector('dialog')!];
	const closed = vi.fn();
	openModal(dialog, { onClose: closed });
	// Browsers tell it in a later task.
	dialog.close = () => (dialog.open = false);
	closeModal(dialog);
	expect(closed).toHaveBeenCalledOnce();
	openModal(dialog, { onClose: closed, returnFocus: dialog.appendChild(document.createElement('button')) });
	dialog.close();
	button.focus();
	dialog.dispatchEvent(new Event('close'));
	expect(document.activeElement).toBe(button);
});

test.each([
	[99, 150, true],
	[201, 150, true],
	[150, 99, true],
	[150, 201, true],
	[150, 150, false],
	[99, 150, false, { closesOnBackdrop: false }],
	[99, 150, false, {}, 2],
	[99, 150, false, {}, 1, 'b'],
	[99, 150, false, {}, 1, 'dialog', 150],
])(
	'[A11Y-05] a single press beside the dialog closes it, at %i, %i: %s',
	(clientX, clientY, isClosed, options: object = {}, detail = 1, target = 'dialog', from = clientX) => {
		document.body.innerHTML = '<dialog><b></b></dialog>';
		const dialog = document.querySelector('dialog')!;
		dialog.getBoundingClientRect = () => new DOMRect(100, 100, 100, 100);
		openModal(dialog, { onClose: vi.fn(), ...options });
		const press = { bubbles: true, clientX, clientY, detail };
		for (const event of [new PointerEvent('pointerdown', { ...press, clientX: from }), new MouseEvent('click', press)])
			document.querySelector(target)!.dispatchEvent(event);
		expect(dialog.open).toBe(!isClosed);
	},
);
