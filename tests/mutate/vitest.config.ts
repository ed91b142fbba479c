import { defineConfig, type ViteUserConfig } from 'vitest/config';
import product from '../../vite.config';

const { projects, ...shared } = product.test!;
const units = (projects as ViteUserConfig[]).find(({ test }) => test?.name === 'unit')!;

/** The units on a page, without projects: Stryker's runner knows none, and wants threads. */
export default defineConfig({
	...product,
	test: { ...shared, ...units.test, name: 'mutants', pool: 'threads' },
});
