import { defineConfig, type ViteUserConfig } from 'vitest/config';
import product from '../../vite.config';

const { projects, ...shared } = product.test!;
const units = (projects as ViteUserConfig[]).find(({ test }) => test?.name === 'unit')!;

/** Unit tests with a DOM, without projects: Stryker's runner supports no projects and requires threads. */
export default defineConfig({
	...product,
	test: { ...shared, ...units.test, name: 'mutants', pool: 'threads' },
});
