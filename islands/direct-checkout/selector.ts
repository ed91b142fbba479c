/** Links that add a product and go to the checkout: ours, and ShopEngine's. Without scripts their address does both. */
export const TRIGGER = '[data-archipel-direct-checkout], a.shopengine_direct_checkout';
