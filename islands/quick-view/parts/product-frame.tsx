import { useEffect, useEffectEvent, useRef } from 'react';
import { RequestError } from '../../../src/shop/request-error';
import { announce } from '../../../src/ui/announcer';
import { pageCart } from '../../../src/dom/page-cart';
import { messages } from '../messages';
import { joinFrame } from './join-frame';
import type { Answer } from './use-product';

/** Milliseconds after which a frame that has not come counts as failed. */
const FRAME_TIMEOUT = 15_000;

/** Everything that buying needs; leaving the page around it is ours to do, through the gate. */
const MAY = 'allow-scripts allow-same-origin allow-forms allow-popups';

interface Props {
	readonly address: string;
	/** Name of the product. */
	readonly name: string;
	readonly onSettle: (answer: Answer) => void;
	/** Escape in the frame. */
	readonly onClose: () => void;
}

/**
 * ShopEngine's quick view in a frame (QV-01). Its window has the name `archipel-quick-view`, by which scripts in it can tell
 * that they are not a visit of the page: no statistics, no banners.
 */
export function ProductFrame({ address, name, onSettle, onClose }: Props) {
	const frame = useRef<HTMLIFrameElement>(null);
	const loads = useRef(0);
	const settle = useEffectEvent(onSettle);

	useEffect(() => {
		const timer = setTimeout(() => {
			if (!loads.current) settle({ type: 'failed', error: new RequestError('timeout', address) });
		}, FRAME_TIMEOUT);
		return () => clearTimeout(timer);
	}, [address]);

	const onLoad = () => {
		// An error page of the browser itself belongs to nobody.
		const page = frame.current?.contentDocument;
		if (!page) {
			const reason = navigator.onLine ? 'lost' : 'offline';
			return onSettle({ type: 'failed', error: new RequestError(reason, address) });
		}
		page.documentElement.classList.add('archipel-embedded');
		joinFrame(page, onClose);
		if (!loads.current++) {
			const status = statusOf(page);
			if (status >= 400) return onSettle({ type: 'failed', error: new RequestError('http', address, { status }) });
			announce(messages('ready', { name }));
			return onSettle({ type: 'ready' });
		}
		// A form in the frame has been posted: the cart may be another one.
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

/** Status of the answer that made a page; 0 where the browser does not tell. Support: Safari does not before 18.2. */
function statusOf({ defaultView }: Document): number {
	const [entry] = defaultView?.performance.getEntriesByType('navigation') ?? [];
	return (entry as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
}
