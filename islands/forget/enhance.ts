import { listen } from '../../src/runtime/listen';
import type { IslandContext } from '../../src/runtime/define-island';
import { forget } from '../../src/page/forget-button';
import type { Props } from './island';

/** Button that erases all local data of the visitor (PRIV-01). */
export default function enhance(host: HTMLElement, _props: Props, { activation, signal }: IslandContext) {
	listen(host, 'click', { signal }, ({ target }) => {
		const button = target instanceof Element && target.closest('.archipel-forget');
		if (button) forget(button);
	});
	for (const { control } of activation.takeIntents()) forget(control);
}
