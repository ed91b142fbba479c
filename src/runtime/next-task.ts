/** An optional interface of browsers. */
const tasks = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };

/**
 * Passes a loaded module on in a new task: its code has just run for the first time in this one, and both together would block input. In the same
 * task where a browser cannot yield (Safari).
 */
export const nextTask = async <T>(part: T): Promise<T> => (await tasks.scheduler?.yield?.(), part);
