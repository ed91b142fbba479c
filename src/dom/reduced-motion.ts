/** Whether the system setting asks for reduced motion (A11Y-03). */
export function prefersReducedMotion(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
