/** An optional interface of browsers. */
const tasks = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/**
 * Passes a loaded module on in a task of its own: its code has run for the first time in one already, and both in one would block input. In the same
 * task where a browser cannot yield (Safari).
 */
export const nextTask = async <T>(part: T): Promise<T> => (await tasks.scheduler?.yield?.(), part);
