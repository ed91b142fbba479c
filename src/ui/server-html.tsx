import { useLayoutEffect, useRef } from 'react';
import { setHtml } from '../safety/html';

/** HTML of the server inside a view, past the gate: a price with its markup. */
export function ServerHtml({ html, className }: { readonly html: string; readonly className?: string }) {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => setHtml(place.current!, html), [html]);
	return <span ref={place} className={className} />;
}
