import type { Trigger } from './trigger';

/** Fires when the host is in or near the viewport; the argument is the distance: `visible:50px`. */
export const visible: Trigger = (wake, argument, signal, host) => {
	const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && wake(), {
		rootMargin: argument || '200px',
	});
	observer.observe(host);
	signal.addEventListener('abort', () => observer.disconnect());
};
