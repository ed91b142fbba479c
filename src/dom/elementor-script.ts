/** Whether Elementor's frontend script runs: its script element, or its browser classes on `body` if an optimiser has moved the element. */
export const hasElementorScript = (): boolean =>
	document.querySelector('body[class*="e--ua-"], #elementor-frontend-js') !== null;
