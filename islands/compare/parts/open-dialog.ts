import { signal as createSignal } from '@preact/signals-core';
import type { IslandContext } from '../../../src/runtime/define-island';
import { announce } from '../../../src/ui/announcer';
import { commonMessages } from '../../../src/i18n/common-messages';
import { compared } from '../list';
import type { Props } from '../props';

/** Gives the function that shows the comparison in a dialog; its files come with the first call. */
export function createOpener(props: Props, context: IslandContext): (opener: HTMLElement) => void {
	const opener = createSignal<HTMLElement | undefined>(undefined);
	let rendered: Promise<void> | undefined;

	const onClose = () => void (opener.value = undefined);
	const render = async () => {
		const [{ renderIsland }, { CompareDialog }] = await Promise.all([
			import('../../../src/runtime/render-island'),
			import('../panel'),
		]);
		const place = document.body.appendChild(document.createElement('div'));
		context.signal.addEventListener('abort', () => place.remove());
		await renderIsland(
			CompareDialog as never,
			'replace',
			place,
			{ ...props, list: compared, opener, onClose },
			context,
		);
	};
	return (button) => {
		opener.value = button;
		rendered ??= render().catch(() => {
			rendered = undefined;
			announce(commonMessages('unknown'), 'assertive');
		});
	};
}
