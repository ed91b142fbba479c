import { defineConfig, type ViteUserConfig } from 'vitest/config';
import product from '../../vite.config';

const { projects, ...shared } = product.test!;
const units = (projects as ViteUserConfig[]).find(({ test }) => test?.name === 'unit')!;

/** Unit tests with a DOM, without projects. A test that passes at its second try is slow, not broken. */
export default defineConfig({
	...product,
	plugins: [
		...product.plugins!,
		{
			name: 'pool',
			// Stryker's runner sets another one, which takes twice the time.
			configureVitest({ project }) {
				project.config.pool = 'vmThreads';
			},
		},
	],
	test: { ...shared, ...units.test, name: 'mutants', retry: 1 },
});
