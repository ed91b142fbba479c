/**
 * Code, letter by letter, that only a third party's own loader holds, by the name of the third party: an inline script with it waits
 * like one with an address (islands/cookie-notice/held-page.php). Without white space where plugins change it. Needed only of loaders that do not
 * name their host beside what loads it: those are known by it.
 */
export const bootstraps: Readonly<Record<string, readonly string[]>> = {
	'google-analytics': [
		`w[l].push({'gtm.start':`,
		`w[l].push({"gtm.start":`,
		`{'gtm.start': new Date().getTime()`,
		`['GoogleAnalyticsObject']=r;i[r]=i[r]||function(){`,
	],
	'meta-pixel': ['{if(f.fbq)return;n=f.fbq=function(){n.callMethod?'],
	// On the shop's own host.
	matomo: [`g.src=u+'matomo.js'; s.parent`, `g.src=u+'matomo.js';s.parent`, `g.src=u+'piwik.js'; s.parent`],
	brevo: ['"https://sibautomation.com/sa.js?key="'],
	mailchimp: ['{m=c.createElement(h),p=c.getElementsByTagName(h)[0],m.async=1,m.src=i,p.parentNode.insertBefore(m,p)}'],
};
