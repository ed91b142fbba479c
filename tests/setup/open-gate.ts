/**
 * Replaces `src/safety/html` in tests of its callers: happy-dom has no sanitizer, and DOMPurify loses nodes in its tree. Everything passes; the gate
 * itself is tested in a real browser (tests/engines/html-gate.spec.ts).
 *
 * Use: `vi.mock('../safety/html', () => import('../../tests/setup/open-gate'));`
 */
export function safeHtml(html: string): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = html;
	return template.content;
}

export const isGateOpen = (): boolean => true;
export const openGate = (): Promise<void> => Promise.resolve();
export const textOf = (html: string): string => safeHtml(html).textContent ?? '';
export const readHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
export const sift = undefined;
export const refuse = (fragment: DocumentFragment): DocumentFragment => fragment;
export function setHtml(target: Element, html: string, arrange?: () => void): void {
	target.replaceChildren(safeHtml(html));
	arrange?.();
}
