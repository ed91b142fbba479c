import { expect, test } from 'vitest';
import { readObject } from './elementor';

test.each([undefined, '', '{', 'null', '3', '"x"', '[1]'])('[REL-02] settings that are no object: %s', (json) => {
	expect(readObject(json)).toBeUndefined();
});
