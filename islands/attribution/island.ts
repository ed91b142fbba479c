import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'attribution',
	props,
	adopts: 'body',
	// Nothing is loaded before the visitor allows it: by a choice that names the purpose, by the Cookie Notice plugin's own yes, or on this page.
	// PHP puts another purpose in its place, and other cookies where another consent tool asks.
	when: 'cookie:archipel_consent=[^;]*advertising | cookie:cookie_notice_accepted=true | event:archipel:consent-changed',
	replaces: { scripts: ['wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
