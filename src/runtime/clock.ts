/** Milliseconds by which the server is ahead of the device. */
let offset = 0;

export const serverClock = {
	/** Returns milliseconds since 1970, corrected to the server time once a `Date` header was observed. */
	now: () => Date.now() + offset,
	/** Corrects a wrong device clock by the `Date` header of a response. */
	observe(date: string | null) {
		const server = Date.parse(date ?? '');
		if (Number.isNaN(server)) return;
		// The header has whole seconds and is delayed by the network: small differences are noise.
		const difference = server - Date.now();
		offset = Math.abs(difference) > 5000 ? difference : 0;
	},
};
