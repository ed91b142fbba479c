import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() => z.object({}));

export type Props = z.output<ReturnType<typeof props>>;
