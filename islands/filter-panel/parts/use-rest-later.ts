import { startTransition, useEffect, useState } from 'react';

/** More than any list shows without scrolling. */
const AT_ONCE = 24;

/** How many of many terms are drawn: as many as can be seen come at once, the others when those are there. */
export function useRestLater(): number {
	const [most, setMost] = useState(AT_ONCE);
	useEffect(() => {
		const timer = setTimeout(() => startTransition(() => setMost(Infinity)));
		return () => clearTimeout(timer);
	}, []);
	return most;
}
