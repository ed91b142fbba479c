/** Controls that open a quick view: ours, and those of ShopEngine. */
export const TRIGGER = '[data-archipel-quick-view], .shopengine-quickview-trigger';
