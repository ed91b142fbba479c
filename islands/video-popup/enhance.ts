import { signal as createSignal } from '@preact/signals-core';
import { openView } from '../../src/dom/open-view';
import { answerIntents } from '../../src/runtime/activation';
import type { IslandContext } from '../../src/runtime/define-island';
import { onPress } from '../../src/runtime/keys';
import { lazyView } from '../../src/runtime/lazy-view';
import { LINK, videoAt } from './model';
import type { Opened } from './panel';
import type { Props } from './island';

/** Opens the video of a link above the page (WID-05). A link to any other address is followed. */
export default function enhance(host: HTMLElement, _props: Props, context: IslandContext) {
	const opened = createSignal<Opened | undefined>(undefined);
	const view = lazyView(context, () => import('./panel'), { opened, onClose: () => (opened.value = undefined) });
	const open = (link: HTMLElement): boolean => {
		const video = videoAt((link as HTMLAnchorElement).href);
		if (!video) return false;
		opened.value = { video, link: link as HTMLAnchorElement };
		void openView(view, link);
		return true;
	};
	onPress(host, LINK, context.signal, open);
	answerIntents(context.activation, ({ control }) => open(control));
}
