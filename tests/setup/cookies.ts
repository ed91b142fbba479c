// happy-dom keeps a cookie of `max-age=0` until the next millisecond; a browser deletes it at once.
if ('document' in globalThis) {
	const page = document;
	let owner: object = page;
	while (!Object.hasOwn(owner, 'cookie')) owner = Object.getPrototypeOf(owner) as object;
	const { get, set } = Object.getOwnPropertyDescriptor(owner, 'cookie')!;
	Object.defineProperty(page, 'cookie', {
		configurable: true,
		get: () => get!.call(page) as string,
		set(text: string) {
			set!.call(page, text.replace(/max-age=0\b/i, 'max-age=-1'));
		},
	});
}
