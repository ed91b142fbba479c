import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps focus inside a list whose lines are added and removed: focus never falls back to the body (A11Y-02).
 * Lines have `data-key`, their main control `data-main`; the element with `data-fallback` gets the focus when no line is left.
 *
 * @returns Handlers for the element, and `moveTo`: sets the line, by key, that gets the focus after the next render.
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
