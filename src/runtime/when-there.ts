/** Acts with what comes later and nobody waits for: a failure leaves the page as it is. */
export const whenThere = <T>(coming: Promise<T>, act: (come: T) => unknown): void => void coming.then(act, () => {});
