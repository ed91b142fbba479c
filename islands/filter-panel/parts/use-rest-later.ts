import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '../../../src/runtime/after-paint';

/** How many of many are drawn: `atOnce` at once, as many as can be seen; the others when those are painted. */
export function useRestLater(atOnce: number): number {
	const [most, setMost] = useState(atOnce);
	useEffect(() => afterPaint(() => startTransition(() => setMost(Infinity))), []);
	return most;
}

/** Terms: a list shows eight without scrolling. */
export const TERMS_AT_ONCE = 10;
