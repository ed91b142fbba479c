import { settings } from '../../src/runtime/settings';
import { ACCEPTED_COOKIE, type Lifetimes } from '../../src/stores/consent';
import type { Props } from './island';

/** Settings of the Cookie Notice plugin as its script gets them, and as `detail.data` of every event (SERVERS.md, S156). */
export interface NoticeArgs {
	readonly hideEffect: string;
	readonly position: string;
	readonly onScroll: boolean;
	readonly onScrollOffset: number;
	readonly onClick: boolean;
	readonly cookieName: string;
	/** Lifetime of an acceptance, in seconds. */
	readonly cookieTime: number;
	/** Lifetime of a refusal, in seconds. */
	readonly cookieTimeRejected: number;
	readonly globalCookie: boolean;
	readonly redirection: boolean;
	readonly cache: boolean;
	readonly revokeCookies: boolean;
	/** `automatic`: the plugin shows its revoke bar by itself. */
	readonly revokeCookiesOpt: string;
}

/** The owner's options over the plugin's settings over the defaults (CONS-01). */
export function noticeArgs(props: Props, plugin: Partial<NoticeArgs> = {}): NoticeArgs {
	const kept = (days = settings().shop.consentDays) => Math.round(days * 86_400);
	const isOn = (setting: 'auto' | 'on' | 'off', plugins = false) => (setting === 'auto' ? plugins : setting === 'on');
	return {
		...plugin,
		hideEffect: props.effect === 'auto' ? (plugin.hideEffect ?? 'fade') : props.effect,
		position: props.position === 'auto' ? (plugin.position ?? 'bottom') : props.position,
		onScroll: isOn(props.acceptOnScroll, plugin.onScroll),
		onScrollOffset: props.acceptOnScrollOffset ?? Number(plugin.onScrollOffset ?? 100),
		onClick: isOn(props.acceptOnClick, plugin.onClick),
		cookieName: ACCEPTED_COOKIE,
		cookieTime: kept(props.acceptedDays),
		cookieTimeRejected: kept(props.refusedDays),
		globalCookie: isOn(props.allSubdomains, plugin.globalCookie),
		redirection: isOn(props.reloadAfterChoice, plugin.redirection),
		cache: plugin.cache ?? false,
		revokeCookies: isOn(props.revokeBar, plugin.revokeCookies),
		revokeCookiesOpt: plugin.revokeCookiesOpt ?? 'automatic',
	};
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

/**
 * Returns the version of a notice that PHP has not numbered: only its wording counts, as no page lists its third parties.
 *
 * @param text Text of the notice.
 */
export function versionOf(text: string): string {
	return `00000000.${fingerprint(text.replaceAll(/\s+/g, ' ').trim())}`;
}

/** Returns the 32-bit FNV-1a hash of the UTF-8 bytes, like `hash( 'fnv1a32', … )` in PHP. */
export function fingerprint(text: string): string {
	let hash = 0x811c9dc5;
	for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
	return (hash >>> 0).toString(16).padStart(8, '0');
}
