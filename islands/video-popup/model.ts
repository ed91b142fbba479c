import { thirdPartyOf, type ThirdParty } from '../../src/safety/third-parties';
import { safeUrl } from '../../src/safety/url';

/** Links that open a video. */
export const LINK = '.archipel-video-popup__link';

/** Where a video plays inside the page. */
export interface Video {
	/** Of a frame, or of a file. */
	readonly source: string;
	/** Who shows it in the frame; `undefined` for a file of the site. */
	readonly party: ThirdParty | undefined;
}

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/**
 * Where the video of a link plays: at the host's address without cookies, made anew of what names the video, or as a file that passes the URL gate.
 *
 * @returns `undefined` for every other address: it is followed as it stands.
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
		// A video that is not listed has a key of its own behind its number.
		const [, id, inPath] = /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
		const key = inPath ?? /^[\da-f]+$/.exec(searchParams.get('h') ?? '')?.[0];
		if (!id) return undefined;
		const query = { autoplay: '1', dnt: '1', ...(key && { h: key }) };
		return `https://player.vimeo.com/video/${id}?${new URLSearchParams(query)}`;
	},
};

/** `90`, `90s` or `1h2m3s`. */
function seconds(text: string | null): number {
	const [, hours = 0, minutes = 0, rest = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text ?? '') ?? [];
	return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}
