/** Whether the visitor asked their system for less motion (A11Y-03). */
export function prefersReducedMotion(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
