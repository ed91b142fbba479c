import { afterAll, afterEach } from 'vitest';

/** Modules whose listeners belong to the page: added once, they stay while islands come and go. */
const OF_THE_PAGE = [
	'src/runtime/after-paint',
	'src/runtime/burst',
	'src/runtime/intents',
	'src/runtime/intent-queue',
	'src/runtime/keys',
	'src/runtime/press',
	'src/runtime/ticker',
	'src/shop/jquery-bridge',
	'src/shop/mutation-queue',
	'src/shop/woocommerce/variations/option-fields',
	'src/shop/wp-consent-api',
	'src/stores/cart-sync',
	'src/stores/consent',
	'src/stores/id-list',
	'src/stores/wishlist',
	'src/page/page-cart',
	'src/page/page-wishlist',
	'src/page/product-list/list-history',
	'src/page/product-list/product-list',
	'src/dom/bottom-bar',
	'src/ui/announcer',
	'islands/product-tiles/parts/add-to-cart',
	'islands/recently-viewed/history',
];

/** `listen` and `on` add listeners for whoever calls them. */
const ADDERS = ['src/runtime/listen', 'src/stores/events'];

const isOneOf = (modules: readonly string[], frame: string) => modules.some((one) => frame.includes(`/${one}.ts`));

/** Line of the product that has called `addEventListener`; `undefined` for a test, a library, and a listener of the page. */
function callerOf({ stack = '' }: Error): string | undefined {
	const caller =
		stack
			.split('\n')
			.slice(2)
			.find((frame) => !isOneOf(ADDERS, frame)) ?? '';
	if (/node_modules|\.test\.tsx?/.test(caller) || isOneOf(OF_THE_PAGE, caller)) return undefined;
	return /\/((?:src|islands)\/[^/].*?:\d+)/.exec(caller)?.[1];
}

// Whoever listens to a node of the page says when that ends (REL-02): by `once`, by a signal, or by taking the listener away within the test.
if ('document' in globalThis) {
	let endless: { target: EventTarget; type: string; listener: unknown; trace: Error }[] = [];
	let prototype = Object.getPrototypeOf(document) as EventTarget;
	while (!Object.hasOwn(prototype, 'addEventListener')) prototype = Object.getPrototypeOf(prototype) as EventTarget;
	// happy-dom's window has methods of its own.
	for (const owner of [prototype, window]) {
		const { addEventListener, removeEventListener } = owner;
		owner.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
			const target = this ?? window;
			const { once, signal } = Object(options) as AddEventListenerOptions;
			const isOfPage = target instanceof Node ? document.contains(target) : !(target instanceof AbortSignal);
			if (isOfPage && !once && !signal) endless.push({ target, type, listener, trace: new Error() });
			addEventListener.call(target, type, listener, options);
		};
		owner.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
			const target = this ?? window;
			endless = endless.filter((one) => one.target !== target || one.type !== type || one.listener !== listener);
			removeEventListener.call(target, type, listener, options);
		};
		// Files share happy-dom's classes.
		afterAll(() => void Object.assign(owner, { addEventListener, removeEventListener }));
	}
	afterEach(() => {
		const left = endless.splice(0).flatMap(({ type, trace }) => {
			const caller = callerOf(trace);
			return caller ? [`${type}, added in ${caller}`] : [];
		});
		if (left.length) throw new Error(`listeners without an end: ${[...new Set(left)].join('; ')}`);
	});
}
