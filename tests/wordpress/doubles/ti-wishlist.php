<?php
/** Double of TI WooCommerce Wishlist: `$GLOBALS['archipel_ti']` has the lists of a guest (`guest`) and of customers (`customer`), items (`items`), and settings. */

class TInvWL_Wishlist {
	public function get_by_sharekey_default(): array {
		return $GLOBALS['archipel_ti']['guest'];
	}

	public function get( array $data ): array {
		// What another plugin prints meanwhile.
		echo '<br>';
		return array_filter( $GLOBALS['archipel_ti']['customer'], static fn( array $list ): bool => $list['author'] === $data['author'] );
	}
}

class TInvWL_Product {
	public function get( array $data ): array {
		return array_filter( $GLOBALS['archipel_ti']['items'], static fn( array $item ): bool => in_array( $item['wishlist_id'], $data['wishlist_id'], true ) );
	}
}

/** @return mixed A setting of TI. */
function tinv_get_option( string $section, string $name ) {
	return $GLOBALS['archipel_ti']['settings'][ "$section.$name" ] ?? '';
}
