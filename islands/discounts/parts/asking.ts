/** Loads the modules that send requests about discounts as one file: they share their dependencies. */
export { addLivePrice } from './live-price';
export { tellDiscount } from './tell-discount';
export { addVariationTable } from './variation-table';
