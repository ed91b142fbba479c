import { thirdPartyOf, type ThirdParty } from '../../src/consent/third-parties';
import { safeUrl } from '../../src/safety/url';

export const LINK = '.archipel-video-popup__link';

export interface Video {
	/** Address of a frame, or of a file. */
	readonly source: string;
	/** Third party of the frame; `undefined` for a file of the site. */
	readonly party: ThirdParty | undefined;
}

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/**
 * Returns the video of an address: the host's cookieless frame address, rebuilt from the video's id, or a file whose URL passes the check.
 *
 * @returns `undefined` for any other address, which the browser follows.
 */
export function videoAt(address: string): Video | undefined {
	const party = thirdPartyOf(address);
	const source = party ? frames[party.id]?.(new URL(address, document.baseURI)) : ownFile(address);
	return source === undefined ? undefined : { source, party };
}

const ownFile = (address: string) => {
	const url = safeUrl(address);
	return url && FILE.test(url.pathname) ? url.href : undefined;
};

const frames: Readonly<Record<string, (url: URL) => string | undefined>> = {
	youtube({ hostname, pathname, searchParams }) {
		const [, first = '', second] = pathname.split('/');
		const id = hostname === 'youtu.be' ? first : /^(embed|shorts|live)$/.test(first) ? second : searchParams.get('v');
		if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
		const start = seconds(searchParams.get('t') ?? searchParams.get('start'));
		const query = { autoplay: '1', playsinline: '1', rel: '0', ...(start && { start: String(start) }) };
		return `https://www.youtube-nocookie.com/embed/${id}?${new URLSearchParams(query)}`;
	},
	vimeo({ pathname, searchParams }) {
		// An unlisted video has a key after its number.
		const [, id, inPath] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
		const key = inPath ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0];
		if (!id) return undefined;
		const query = { autoplay: '1', dnt: '1', ...(key && { h: key }) };
		return `https://player.vimeo.com/video/${id}?${new URLSearchParams(query)}`;
	},
};

/** Parses `90`, `90s` or `1h2m3s`. */
function seconds(text: string | null): number {
	const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
