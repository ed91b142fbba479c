import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps focus inside a list whose lines come and go: it never falls to the page's beginning (A11Y-02).
 * Lines carry `data-key`, their main control `data-main`; `data-fallback` is what is left when there is no line.
 *
 * @returns Handlers for the element, and `moveTo`: where focus goes with the next change, by the key of a line.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>) {
	const isInside = useRef(false);
	const wanted = useRef<{ readonly key: string | undefined }>(undefined);
	/** The line that had focus last. */
	const recent = useRef<string>(undefined);

	useLayoutEffect(() => {
		const isLost = isInside.current && document.activeElement === document.body;
		if (!wanted.current && !isLost) return;
		const { key } = wanted.current ?? { key: recent.current };
		wanted.current = undefined;
		const control = (line: string) => box.current?.querySelector<HTMLElement>(`[data-key${line}] [data-main]`);
		const target =
			(key && control(`="${CSS.escape(key)}"`)) ??
			control('') ??
			box.current?.querySelector<HTMLElement>('[data-fallback]');
		if (target instanceof HTMLElement) target.focus();
	});

	return {
		onFocus({ target }: FocusEvent) {
			isInside.current = true;
			recent.current = target.closest<HTMLElement>('[data-key]')?.dataset['key'];
		},
		onBlur({ currentTarget, relatedTarget }: FocusEvent) {
			isInside.current = currentTarget.contains(relatedTarget);
		},
		moveTo(key: string | undefined) {
			wanted.current = { key };
		},
	};
}
