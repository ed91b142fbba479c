/**
 * Parses JSON from a PHP response, which may have a byte order mark, notices or warnings before it, or text after it.
 *
 * @returns The value; `undefined` for an empty body, an HTML page or a truncated reply.
 */
export function parseReply(body: string): unknown {
	const text = body.replace(/^\uFEFF/, '').trim();
	const whole = tryParse(text);
	if (whole !== undefined) return whole;
	// A complete HTML page is no JSON reply, even if one of its scripts contains JSON.
	if (/^<(!doctype|html)\b/i.test(text)) return undefined;
	const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
	// Text that starts as JSON but fails to parse is truncated: a complete value inside would not be the reply.
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
