import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';
import { MOMENT, MOMENT_HELP } from '../../src/ui/countdown/moment';

export const props = lazy(() =>
	z.object({
		/**
		 * The moment to count down to (WID-08): seconds since 1970, or a date-time like `2026-12-01 10:00:00`,
		 * best with a zone (`2026-12-01T10:00:00+01:00`). Without a zone it is shop time; see `readMoment`.
		 */
		date: z.union([
			z.int().check(z.minimum(0), z.maximum(99_999_999_999)),
			z.string().check(z.regex(MOMENT, MOMENT_HELP)),
		]),
		/** Shows days. Off: hours are counted in total. */
		showDays: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
