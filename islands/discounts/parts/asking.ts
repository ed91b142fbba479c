/** What asks the shop for discounts, in one file: they share all that asking needs. */
export { addLivePrice } from './live-price';
export { tellDiscount } from './tell-discount';
export { addVariationTable } from './variation-table';
