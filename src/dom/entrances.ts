/** How something may come into view, by the names that Elementor gives its animations. `none`: it is there from the beginning. */
export const ENTRANCES = [
	'none',
	'fadeIn',
	'fadeInUp',
	'fadeInDown',
	'fadeInLeft',
	'fadeInRight',
	'zoomIn',
	'zoomInUp',
	'zoomInDown',
	'rotateIn',
] as const;
