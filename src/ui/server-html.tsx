import { useLayoutEffect, useRef } from 'react';
import { setHtml } from '../safety/html';

/** Renders server HTML in a view through the gate, such as price markup. */
export function ServerHtml({ html, className }: { readonly html: string; readonly className?: string }) {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => setHtml(place.current!, html), [html]);
	return <span ref={place} className={className} />;
}
