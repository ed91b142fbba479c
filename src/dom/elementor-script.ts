/** Whether Elementor's own script serves this page: its element, or the classes of the browser that it puts on `body` wherever an optimiser has moved it. */
export const hasElementorScript = (): boolean =>
	document.querySelector('body[class*="e--ua-"], #elementor-frontend-js') !== null;
