import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** `tabs`: a list of links to panels. `accordion`: `<details>` elements, of which one is open. */
		layout: z._default(z.enum(['tabs', 'accordion']), 'tabs'),
		/** Whether several items of an accordion may be open. */
		multiple: z._default(z.boolean(), false),
		/** Shows a short line that moves below the chosen tab (TAB-04). */
		underline: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
