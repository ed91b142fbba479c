/** Names of entrance animations, as in Elementor. `none`: visible from the start. */
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
