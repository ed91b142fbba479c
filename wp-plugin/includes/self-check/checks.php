<?php
namespace Archipel\Self_Check;

/** The one list of checks, which all places show. */
final class Checks {

	/** @return array<string, Check> By id, what matters most first. */
	public static function all(): array {
		$checks = array_merge( Page_Checks::all(), Build_Checks::all(), Endpoint_Checks::all(), Policy_Checks::all(), Site_Checks::all(), Browser_Check::all() );
		return array_column( $checks, null, 'id' );
	}

	/** @return array<string, Finding> What the checks find now, by id. */
	public static function run( Guest $guest ): array {
		return array_map( static fn( Check $check ): Finding => $check->run( $guest ), self::all() );
	}
}
