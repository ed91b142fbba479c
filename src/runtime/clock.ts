/** Where the time comes from; tests bring their own. */
export interface Clock {
	/** Milliseconds since 1970, as the server counts them once it has been heard of. */
	now: () => number;
	/** Corrects the clock of a device that goes wrong, from the `Date` header of any reply. */
	observe: (date: string | null) => void;
}

/** @param device Reads the device's own clock. */
export function createClock(device: () => number = () => Date.now()): Clock {
	let offset = 0;
	return {
		now: () => device() + offset,
		observe(date) {
			const server = Date.parse(date ?? '');
			if (Number.isNaN(server)) return;
			// The header counts whole seconds and took a while to arrive: a small difference says nothing.
			const difference = server - device();
			offset = Math.abs(difference) > 5000 ? difference : 0;
		},
	};
}

export const serverClock = createClock();
