/** Source of the current time; replaced in tests. */
export interface Clock {
	/** Returns milliseconds since 1970, corrected to the server time once a `Date` header was observed. */
	now: () => number;
	/** Corrects a wrong device clock by the `Date` header of a response. */
	observe: (date: string | null) => void;
}

/** @param device Returns the device time in milliseconds. */
export function createClock(device: () => number = () => Date.now()): Clock {
	let offset = 0;
	return {
		now: () => device() + offset,
		observe(date) {
			const server = Date.parse(date ?? '');
			if (Number.isNaN(server)) return;
			// The header has whole seconds and is delayed by the network: small differences are noise.
			const difference = server - device();
			offset = Math.abs(difference) > 5000 ? difference : 0;
		},
	};
}

export const serverClock = createClock();
