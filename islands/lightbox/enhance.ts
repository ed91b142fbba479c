import { hasElementorScript } from '../../src/dom/elementor';
import type { IslandContext } from '../../src/runtime/define-island';
import { actNatively } from '../../src/runtime/intents';
import { onPress } from '../../src/runtime/keys';
import { ActionError, readActionLink, sameAction } from '../../src/shop/elementor/action-link';
import { readPlace } from '../../src/ui/viewer/place';
import { showImages, type ViewerImage } from '../../src/ui/viewer/show-images';
import {
	allowedPicture,
	describeLink,
	findLink,
	groupByName,
	groupOf,
	type Group,
	OPENERS,
	pictureLinks,
	slideshowOf,
} from './groups';
import { t } from './messages';
import type { Props } from './island';

/** Milliseconds of the fade at its end, and for which "loading" stays once a picture has come. */
const DELAY = 500;

/** Lightbox of the site for picture links (LB-03), with pictures named in the URL (LB-01), and action links of the page builder (LB-02). */
export default function enhance(host: HTMLElement, props: Props, { activation, signal }: IslandContext) {
	const show = (images: readonly ViewerImage[], index: number, gid?: string, control?: HTMLElement) => {
		if (!images[index]) return;
		void showImages({
			images,
			index,
			label: t('label'),
			gid,
			keepsPlace: props.placeInUrl,
			removalDelay: DELAY,
			loadingDelay: DELAY,
			share: props.share,
			fullscreen: props.fullscreen,
			linkFailures: true,
			control,
			noticeAfter: control ?? host.lastElementChild ?? host,
			signal,
		});
	};
	const showGroup = ({ gid, links }: Group, index: number, control?: HTMLElement) => {
		const images = links.map((link) => describeLink(link, props));
		show(images, index, gid, control);
	};
	const showLink = (link: HTMLAnchorElement, control?: HTMLElement) => {
		const group = groupOf(link, pictureLinks(props));
		showGroup(group, group.links.indexOf(link), control);
	};
	const act = ({ url, slideshow }: LightboxAction, control?: HTMLElement) => {
		const src = allowedPicture(url);
		if (!src) return warn('names a picture of a host that this page does not use');
		const all = pictureLinks(props);
		const link = all.find((other) => other.href === src && (!slideshow || slideshowOf(other) === slideshow));
		if (link) showLink(link, control);
		else show([{ src, alt: control?.textContent.trim() ?? '' }], 0, undefined, control);
	};

	/** @returns Whether the island handles the link; then the browser must not follow it. */
	const follow = (link: HTMLAnchorElement): boolean => {
		if (isOnThisPage(link) && link.hash.includes('elementor-action'))
			return attempt(link.hash, (action) => act(action, link));
		const picture = findLink(link, pictureLinks(props));
		if (picture) showLink(picture, link);
		return Boolean(picture);
	};
	const openByAddress = () => {
		const place = readPlace();
		const group = place && groupByName(place.gid, pictureLinks(props));
		if (group) return showGroup(group, place.index);
		const { hash } = location;
		if (!hash.includes('elementor-action') || isElementors(hash)) return;
		attempt(hash, (action) => {
			// Anybody can send a URL: only actions that the page itself offers are carried out.
			if (isOffered(hash)) act(action);
			else warn('is not on this page');
		});
	};

	onPress<HTMLAnchorElement>(host, OPENERS, signal, (link, event) => {
		const isOurs = follow(link);
		// Elementor's script listens on the document, and would open a second lightbox above.
		if (isOurs && hasElementorScript()) event.stopPropagation();
		return isOurs;
	});
	addEventListener('hashchange', openByAddress, { signal });
	for (const intent of activation.takeIntents()) {
		if (!(intent.control instanceof HTMLAnchorElement) || !follow(intent.control)) actNatively(intent);
	}
	openByAddress();
}

const isOnThisPage = (link: HTMLAnchorElement) => link.href.split('#')[0] === location.href.split('#')[0];

/** Returns whether a link of the page offers the same action; the page builder prints actions in a data attribute as well. */
function isOffered(hash: string): boolean {
	return [...document.querySelectorAll<HTMLElement>('a[href*="elementor-action"], [data-e-action-hash]')].some(
		(control) =>
			sameAction(control.dataset['eActionHash'] ?? '', hash) ||
			(control instanceof HTMLAnchorElement && sameAction(control.hash, hash)),
	);
}

/** Returns whether Elementor's own script handles the action: it compares the exact text. */
const isElementors = (hash: string) =>
	hasElementorScript() &&
	[...document.querySelectorAll<HTMLElement>('[data-e-action-hash]')].some(
		({ dataset }) => dataset['eActionHash'] === hash,
	);

/** @returns Whether the hash is a lightbox action, valid or not. */
function attempt(hash: string, run: (action: LightboxAction) => void): boolean {
	try {
		const action = readAction(hash);
		if (action) run(action);
		return Boolean(action);
	} catch (error) {
		warn(error instanceof Error ? error.message : String(error));
		return true;
	}
}

function warn(reason: string): void {
	console.warn(`[archipel] lightbox: an action link was ignored: it ${reason}`);
}

/** Settings read from the page builder's action link. All other keys are ignored, because attacks have used them (SEC-03). */
interface LightboxAction {
	/** URL of the picture, not validated yet. */
	readonly url: string;
	readonly slideshow: string | undefined;
}

/** Types of action that show a picture. */
const KINDS: ReadonlySet<unknown> = new Set(['image', 'slideshow', '', undefined]);

/** Reads an action link for the lightbox; `undefined` for any other link. @throws ActionError if it is malformed, too long or about no picture. */
export function readAction(hash: string): LightboxAction | undefined {
	const settings = readActionLink(hash, 'lightbox');
	if (!settings) return undefined;
	const { url, type, slideshow } = settings;
	const isName = slideshow === undefined || typeof slideshow === 'string' || Number.isFinite(slideshow);
	if (typeof url !== 'string' || !KINDS.has(type) || !isName) throw new ActionError('has settings that make no sense');
	return { url, slideshow: slideshow === undefined ? undefined : String(slideshow) };
}
