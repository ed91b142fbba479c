import { requestText } from '../http';

/** The page that is open as it is now, whole: what became of a write on it whose answer was lost. @throws RequestError */
export const readOpenPage = (): Promise<string> =>
	requestText(location.pathname + location.search, { method: 'GET', isRead: true });
