import { readObject } from '../../src/dom/read-object';

/** The ids in an attribute that holds JSON; what is no id is left out (SEC-03). */
export function readIds(json: string | undefined): number[] {
	const value = readObject(`{"list":${json || '[]'}}`)?.['list'];
	const list = Object.values(typeof value === 'object' && value ? value : [value]).map(Number);
	return [...new Set(list.filter((id) => Number.isSafeInteger(id) && id > 0))];
}
