import type { KeyboardEvent } from 'react';

/** Enter chooses the highlighted option; without one it submits the form, as in any field. For downshift’s `onKeyDown`. */
export const enterSubmits =
	(highlighted: number) =>
	({ key, nativeEvent }: KeyboardEvent): void => {
		if (key === 'Enter' && highlighted < 0) Object.assign(nativeEvent, { preventDownshiftDefault: true });
	};
