import { useEffect, useEffectEvent, useRef } from 'react';
import { RequestError } from '../../src/shop/request-error';
import { announce } from '../../src/ui/announcer';
import { pageCart } from '../../src/page/page-cart';
import { messages } from './messages';
import type { Answer } from './model';
import { clickedControl } from '../../src/runtime/keys';
import { navigate } from '../../src/safety/url';

/** Milliseconds after which a frame that has not loaded counts as failed. */
const FRAME_TIMEOUT = 15_000;

/** Permissions needed for buying. Without `allow-top-navigation`: the island navigates the page, after the URL check. */
const MAY = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface Props {
	readonly address: string;
	readonly name: string;
	readonly onAnswer: (answer: Answer) => void;
	/** Called for Escape in the frame. */
	readonly onClose: () => void;
}

/**
 * ShopEngine's quick view in a frame (QV-01). The window's name `archipel-quick-view` tells scripts in the frame
 * that this is no page view: no statistics, no banners.
 */
export function ProductFrame({ address, name, onAnswer, onClose }: Props) {
	const frame = useRef<HTMLIFrameElement>(null);
	const loads = useRef(0);
	const answer = useEffectEvent(onAnswer);

	useEffect(() => {
		const timer = setTimeout(() => {
			if (!loads.current) answer({ type: 'failed', error: new RequestError('timeout', address) });
		}, FRAME_TIMEOUT);
		return () => clearTimeout(timer);
	}, [address]);

	const onLoad = () => {
		// The browser's own error page is cross-origin: `contentDocument` is null.
		const page = frame.current?.contentDocument;
		if (!page) {
			const reason = navigator.onLine ? 'lost' : 'offline';
			return onAnswer({ type: 'failed', error: new RequestError(reason, address) });
		}
		page.documentElement.classList.add('archipel-embedded');
		joinFrame(page, onClose);
		if (!loads.current++) {
			const status = statusOf(page);
			if (status >= 400) return onAnswer({ type: 'failed', error: new RequestError('http', address, { status }) });
			announce(messages('ready', { name }));
			return onAnswer({ type: 'ready' });
		}
		// A later load means that a form in the frame was posted: the cart may have changed.
		void pageCart().refresh();
	};

	return (
		<iframe
			ref={frame}
			className="archipel-quick-view__frame"
			name="archipel-quick-view"
			title={messages('frame', { name })}
			src={address}
			referrerPolicy="no-referrer"
			sandbox={MAY}
			onLoad={onLoad}
		/>
	);
}

/** Returns the HTTP status of a document; 0 if unknown. Support: Safari has none before 18.2. */
function statusOf({ defaultView }: Document): number {
	const [entry] = defaultView?.performance.getEntriesByType('navigation') ?? [];
	return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}

/**
 * Connects the document in the frame to the page around it (QV-02): links navigate the page, after the URL check, unless they stay in place
 * or open a tab; Escape closes the view, wherever the focus is.
 */
function joinFrame(page: Document, close: () => void): void {
	page.addEventListener('click', (event) => {
		const link = clickedControl<HTMLAnchorElement>(event, 'a[href]');
		if (!link || link.target === '_blank' || link.getAttribute('href')!.startsWith('#')) return;
		event.preventDefault();
		navigate(link.href);
	});
	page.addEventListener('keydown', (event) => {
		// An open dialog or popover inside the frame closes first.
		if (event.key === 'Escape' && !event.defaultPrevented && !page.querySelector('dialog[open], :popover-open'))
			close();
	});
}
