/** Parses HTML inertly and leaves out whatever runs. */
export type Sanitize = (html: string) => DocumentFragment;

/** Left out besides what runs: what changes the page around it. */
export const DROPPED_ELEMENTS = ['style', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'template', 'dialog'];
export const DROPPED_ATTRIBUTES = ['formaction', 'ping', 'nonce', 'popovertarget'];
