<?php
namespace Archipel\Tests;

use Archipel\Props;
use Archipel\Schema_Value;

final class Tests_Props extends Test_Case {
	/** @testdox [WP-03] reads what people write in shortcodes as the types of the schema; of alternatives the one that fits is taken; texts stay as they are, in any script, and broken bytes are refused */
	public function test_reads_what_people_write_in_shortcodes(): void {
		$read = array(
			'label'   => array( 'Fin', 'Fin' ),
			'isOpen'  => array( 'yes', true ),
			'count'   => array( ' 7 ', 7 ),
			'ratio'   => array( '.5', 0.5 ),
			'style'   => array( 'boxes', 'boxes' ),
			'columns' => array( '4', 4 ),
			'colors'  => array( 'red, blue,', array( 'red', 'blue' ) ),
			'sizes'   => array( '36,38', array( 36, 38 ) ),
			'rows'    => array( '[{"name":"A","value":1.5}]', array( array( 'name' => 'A', 'value' => 1.5 ) ) ),
			'limit'   => array( '2-4', '2-4' ),
			'code'    => array( 'ab-12', 'ab-12' ),
		);
		$of   = static fn( int $side ): array => array_combine( array_keys( $read ), array_column( $read, $side ) );
		self::assertSame( $of( 1 ), Props::parse( island( 'sampler' ), $of( 0 ) ) );

		foreach ( array( '<b>5" & ½</b>', "L'été", '日本', '0' ) as $text ) {
			self::assertSame( array( 'label' => $text ), Props::parse( island( 'sampler' ), array( 'label' => $text ) ) );
		}
		self::assertSame( array( 'label' => '' ), Props::parse( island( 'sampler' ), array( 'label' => "\xC3\x28" ) ) );
	}

	/** @testdox [WP-03] takes camelCase, snake_case and the lower case that WordPress makes of shortcode attributes; reads every usual word for on and off, and refuses others */
	public function test_takes_camelcase_snake_case(): void {
		foreach ( array( 'isOpen', 'is_open', 'isopen' ) as $spelling ) {
			self::assertSame( array( 'isOpen' => true ), Props::parse( island( 'sampler' ), array( $spelling => 'true' ) ) );
		}
		self::assertSame( 'open_on_add', Props::snake( 'openOnAdd' ) );
		self::assertSame( 'max_items2_show', Props::snake( 'maxItems2Show' ) );
		foreach ( array( 'true', '1', 'yes', 'on', 'YES', true, 1 ) as $word ) {
			self::assertSame( array( 'isOpen' => true ), Props::parse( island( 'sampler' ), array( 'is_open' => $word ) ) );
		}
		foreach ( array( 'false', '0', 'no', 'off', '', false, 0 ) as $word ) {
			self::assertSame( array( 'isOpen' => false ), Props::parse( island( 'sampler' ), array( 'is_open' => $word ) ) );
		}
		self::assertSame( array(), Props::parse( island( 'sampler' ), array( 'is_open' => 'perhaps' ) ) );
		self::noise();
	}

	/** @testdox [WP-03] drops what is unknown or impossible, keeps the rest, and tells developers */
	public function test_drops_what_is_unknown_or_impossible_keeps_the_rest(): void {
		$cases = array(
			'colour'  => array( 'red' ),
			'count'   => array( '11', '0', '2.5', 'many', '1e999' ),
			'ratio'   => array( 'NaN' ),
			'style'   => array( 'Boxes' ),
			'columns' => array( '3' ),
			'sizes'   => array( '36,thirty', '1,2,3,4' ),
			'rows'    => array( '[{"value":1}]', '[{"name":' ),
			'label'   => array( str_repeat( 'é', 41 ), array( 'a' ) ),
			'code'    => array( 'AB 12' ),
			'limit'   => array( 'none' ),
		);
		foreach ( $cases as $name => $values ) {
			foreach ( $values as $value ) {
				self::assertSame( array( 'isOpen' => true ), Props::parse( island( 'sampler' ), array( $name => $value, 'is_open' => 'on' ) ) );
				$told = self::noise();
				self::assertTrue( 1 === count( $told ) && false !== strpos( $told[0], "&quot;$name&quot;" ), "developers were not told about $name: " . wp_json_encode( $told ) );
			}
		}
	}

	/** @testdox [WP-03] members of a record are of the type that all, or those of their name, have; others stay as they are written; a list or record whose JSON is broken is said to be no JSON */
	public function test_members_of_a_record_are_of_the_type_that_all_have(): void {
		$number = array( 'type' => 'integer' );
		$parsed = static fn( array $schema ) => Schema_Value::parse( array( 'type' => 'object' ) + $schema, '{"a":"5","b":"6"}', 'rows' );
		self::assertSame( array( 'a' => 5, 'b' => 6 ), $parsed( array( 'additionalProperties' => $number ) ) );
		self::assertSame( array( 'a' => 5, 'b' => '6' ), $parsed( array( 'properties' => array( 'a' => $number ), 'additionalProperties' => false ) ) );

		foreach ( array( 'array' => '[{"name":', 'object' => '{"name":' ) as $type => $value ) {
			$error = Schema_Value::parse( array( 'type' => $type ), $value, 'rows' );
			self::assertSame( 'rows is not JSON: Syntax error.', is_wp_error( $error ) ? $error->get_error_message() : $error );
		}
	}
}
