import { useLayoutEffect, useState, type RefObject } from 'react';

/** Size of a drawing, in pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
	/** Pixels of one `rem`: text in the drawing follows the visitor's font size. */
	readonly rem: number;
}

/** Returns the size of an element, measured before the first paint and on each change. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
	const [size, setSize] = useState<Size>();
	useLayoutEffect(() => {
		const box = element.current;
		if (!box) return;
		const measure = () => {
			const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
			const { clientWidth: width, clientHeight: height } = box;
			setSize((last) =>
				last && last.width === width && last.height === height && last.rem === rem ? last : { width, height, rem },
			);
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	}, [element]);
	return size;
}
