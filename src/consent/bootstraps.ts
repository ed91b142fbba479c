/**
 * Code fragments that occur only in the loader script of a third party, by its id: an inline script with one is blocked until consent, like a
 * script with a blocked `src` (held-page.php). Matched literally; variants cover plugins that change white space. Needed only
 * for loaders without a host name of the third party.
 */
export const bootstraps: Readonly<Record<string, readonly string[]>> = {
	'google-analytics': [
		`w[l].push({'gtm.start':`,
		`w[l].push({"gtm.start":`,
		`{'gtm.start': new Date().getTime()`,
		`['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){`,
	],
	'meta-pixel': ['{if(f.fbq)return;n=f.fbq=function(){n.callMethod?'],
	// Matomo may run on the shop's own host.
	matomo: [`g.src=u+'matomo.js'; s.parent`, `g.src=u+'matomo.js';s.parent`, `g.src=u+'piwik.js'; s.parent`],
	brevo: ['"https://sibautomation.com/sa.js?key="'],
	mailchimp: ['{m=c.createElement(h),p=c.getElementsByTagName(h)[0],m.async=1,m.src=i,p.parentNode.insertBefore(m,p)}'],
};
