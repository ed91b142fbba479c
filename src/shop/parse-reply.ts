/**
 * JSON out of what PHP sends: a byte order mark, notices or warnings may stand before it, a stray line after it.
 *
 * @returns The value, or `undefined` if there is none: an empty body, a page of HTML, a truncated reply.
 */
export function parseReply(body: string): unknown {
	const text = body.replace(/^\uFEFF/, '').trim();
	const whole = tryParse(text);
	if (whole !== undefined) return whole;
	// A page is never JSON with a notice before it, even if a script inside it holds some.
	if (/^<(!doctype|html)\b/i.test(text)) return undefined;
	const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
	// Text that begins as JSON and does not parse is truncated: something whole inside it would not be the reply.
	if (/^[[{]/.test(text)) return tryParse(text.slice(0, end));
	for (const { index, 0: start } of text.matchAll(/[>\r\n][^\S\r\n]*[[{]/g)) {
		const value = tryParse(text.slice(index + start.length - 1, end));
		if (value !== undefined) return value;
	}
	return undefined;
}

function tryParse(text: string): unknown {
	try {
		return text ? JSON.parse(text) : undefined;
	} catch {
		return undefined;
	}
}
