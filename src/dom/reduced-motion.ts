/** Whether the system setting asks for reduced motion (A11Y-03). */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
