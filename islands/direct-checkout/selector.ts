/** Links that add a product and go to the checkout: Archipel's and ShopEngine's. Without JavaScript their URL does both. */
export const TRIGGER = '[data-archipel-direct-checkout], a.shopengine_direct_checkout';
