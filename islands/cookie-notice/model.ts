import { printedConfig } from '../../src/runtime/registry';
import { ACCEPTED_COOKIE, type Lifetimes } from '../../src/stores/consent';
import type { Props } from './island';

const DEFAULTS = {
	hideEffect: 'fade',
	position: 'bottom',
	onScroll: false,
	onScrollOffset: 100,
	onClick: false,
	globalCookie: false,
	redirection: false,
	cache: false,
	revokeCookies: false,
	/** `automatic`: the plugin shows its revoke bar by itself. */
	revokeCookiesOpt: 'automatic',
};

/** Settings of the Cookie Notice plugin as its script gets them, and as `detail.data` of every event (SERVERS.md, S156). Lifetimes are in seconds. */
export type NoticeArgs = Readonly<ReturnType<typeof noticeArgs>>;

/** The plugin's settings in the page's config over the defaults (CONS-01). How long a choice is kept is the owner's. */
export function noticeArgs({ acceptedDays, refusedDays }: Props) {
	const { cookieNotice: plugin } = printedConfig() as { cookieNotice?: Partial<typeof DEFAULTS> };
	const seconds = (days: number) => Math.round(days * 86_400);
	const own = { cookieTime: seconds(acceptedDays), cookieTimeRejected: seconds(refusedDays) };
	return { ...DEFAULTS, ...plugin, cookieName: ACCEPTED_COOKIE, ...own };
}

/** Returns lifetimes in seconds and the cookie domain of choices. */
export function lifetimesOf(args: NoticeArgs, hostname: string = location.hostname): Lifetimes {
	return {
		accepted: args.cookieTime,
		refused: args.cookieTimeRejected,
		domain: args.globalCookie ? sharedDomain(hostname) : undefined,
	};
}

/** Returns the domain shared by subdomains, cut as in the plugin: two labels, or three of four (`shop.example.co.uk`). */
function sharedDomain(hostname: string): string {
	const labels = hostname.split('.');
	return labels.slice(labels.length === 4 ? -3 : -2).join('.');
}
