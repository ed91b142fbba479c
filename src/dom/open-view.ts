import { commonMessages } from '../i18n/common-messages';
import type { LazyView } from '../runtime/lazy-view';
import { clearNotice, showNotice } from './inline-notice';

/**
 * Shows the view that a control opens. If its files fail to load, shows a message with a retry button.
 *
 * @param beside Element before the message.
 * @param retry Called by the button of the message. @default shows the view; an opening that also sets state passes itself
 * @returns Whether the view is shown.
 */
export async function openView(
	view: Pick<LazyView, 'show'>,
	control: HTMLElement,
	beside: Element = control,
	retry: () => void = () => void openView(view, control, beside),
) {
	clearNotice(control);
	try {
		return await view.show(control);
	} catch {
		showNotice(control, {
			type: 'error',
			text: commonMessages(navigator.onLine ? 'unknown' : 'lost'),
			action: { label: commonMessages('retry'), onClick: retry },
			place: (box) => beside.after(box),
		});
		return false;
	}
}
