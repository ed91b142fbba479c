<?php
namespace Archipel\Tests;

final class Tests_Deal extends Test_Case {
	/** @testdox [WID-09] the end of a deal is told with the zone of the shop, however the property is spelt; what is no date stays for the schema */
	public function test_the_end_of_a_deal_is_told_with_the_zone(): void {
		update_option( 'timezone_string', 'Europe/Paris' );
		$completed = static fn( array $props, string $name = 'deal' ) => apply_filters( 'archipel_island_props', $props, $name );
		self::assertSame( array( 'end_time' => '2026-12-24T08:00:00+01:00', 'stockQty' => 7 ), $completed( array( 'end_time' => '2026-12-24 08:00', 'stockQty' => 7 ) ) );
		self::assertSame( array( 'endTime' => 'soon' ), $completed( array( 'endTime' => 'soon' ) ) );
		self::assertSame( array( 'endTime' => '2026-12-24 08:00' ), $completed( array( 'endTime' => '2026-12-24 08:00' ), 'countdown-of-another' ) );
	}
}
