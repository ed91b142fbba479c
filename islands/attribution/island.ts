import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'attribution',
	props,
	adopts: 'body',
	// Loads only after consent: our cookie with the purpose, the Cookie Notice plugin's cookie, or a choice on this page. PHP replaces the purpose, and
	// the cookie names of other consent tools.
	when: 'cookie:archipel_consent=[^;]*advertising | cookie:cookie_notice_accepted=true | event:archipel:consent-changed',
	replaces: { scripts: ['wc-order-attribution', 'sourcebuster-js', 'wp-consent-api-integration'] },
	requires: ['woocommerce'],
	pages: [],
	enhance: () => import('./enhance'),
});
