import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() => z.object({}));

export type Props = z.output<ReturnType<typeof props>>;
