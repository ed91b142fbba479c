/** Selector of controls that open a quick view: Archipel's and ShopEngine's. */
export const TRIGGER = '[data-archipel-quick-view], .shopengine-quickview-trigger';
