<?php
namespace Archipel\Tests;

use Archipel\Props;

test(
	'[WP-03] reads what people write in shortcodes as the types of the schema',
	static function (): void {
		same(
			array(
				'label'   => 'Fin',
				'isOpen'  => true,
				'count'   => 7,
				'ratio'   => 0.5,
				'style'   => 'boxes',
				'columns' => 4,
				'colors'  => array( 'red', 'blue' ),
				'sizes'   => array( 36, 38 ),
				'rows'    => array( array( 'name' => 'A', 'value' => 1.5 ) ),
				'limit'   => 12,
				'code'    => 'ab-12',
			),
			Props::parse(
				island( 'sampler' ),
				array(
					'label'   => 'Fin',
					'is_open' => 'yes',
					'count'   => ' 7 ',
					'ratio'   => '.5',
					'style'   => 'boxes',
					'columns' => '4',
					'colors'  => 'red, blue,',
					'sizes'   => '36,38',
					'rows'    => '[{"name":"A","value":1.5}]',
					'limit'   => '12',
					'code'    => 'ab-12',
				)
			)
		);
	}
);

test(
	'[WP-03] takes camelCase, snake_case and the lower case that WordPress makes of shortcode attributes',
	static function (): void {
		foreach ( array( 'isOpen', 'is_open', 'isopen' ) as $spelling ) {
			same( array( 'isOpen' => true ), Props::parse( island( 'sampler' ), array( $spelling => 'true' ) ) );
		}
		same( 'open_on_add', Props::snake( 'openOnAdd' ) );
		same( 'max_items2_show', Props::snake( 'maxItems2Show' ) );
	}
);

test(
	'[WP-03] reads every usual word for on and off, and refuses others',
	static function (): void {
		foreach ( array( 'true', '1', 'yes', 'on', 'YES', true, 1 ) as $word ) {
			same( array( 'isOpen' => true ), Props::parse( island( 'sampler' ), array( 'is_open' => $word ) ) );
		}
		foreach ( array( 'false', '0', 'no', 'off', '', false, 0 ) as $word ) {
			same( array( 'isOpen' => false ), Props::parse( island( 'sampler' ), array( 'is_open' => $word ) ) );
		}
		told(
			static function (): void {
				same( array(), Props::parse( island( 'sampler' ), array( 'is_open' => 'perhaps' ) ) );
			}
		);
	}
);

test(
	'[WP-03] drops what is unknown or impossible, keeps the rest, and tells developers',
	static function (): void {
		$cases = array(
			array( 'colour', 'red' ),
			array( 'count', '11' ),
			array( 'count', '0' ),
			array( 'count', '2.5' ),
			array( 'count', 'many' ),
			array( 'count', '1e999' ),
			array( 'ratio', 'NaN' ),
			array( 'style', 'Boxes' ),
			array( 'columns', '3' ),
			array( 'sizes', '36,thirty' ),
			array( 'sizes', '1,2,3,4' ),
			array( 'rows', '[{"value":1}]' ),
			array( 'rows', '[{"name":' ),
			array( 'label', str_repeat( 'é', 41 ) ),
			array( 'label', array( 'a' ) ),
			array( 'code', 'AB 12' ),
			array( 'limit', 'none' ),
		);
		foreach ( $cases as list( $name, $value ) ) {
			$props = null;
			$told  = told(
				static function () use ( $name, $value, &$props ): void {
					$props = Props::parse( island( 'sampler' ), array( $name => $value, 'is_open' => 'on' ) );
				}
			);
			same( array( 'isOpen' => true ), $props );
			check( 1 === count( $told ) && false !== strpos( $told[0], "&quot;$name&quot;" ), "developers were not told about $name: " . describe( $told ) );
		}
	}
);

test(
	'[WP-03] a property that may be null takes a number, and nothing',
	static function (): void {
		same( array( 'limit' => null ), Props::parse( island( 'sampler' ), array( 'limit' => '' ) ) );
		same( array( 'limit' => null ), Props::parse( island( 'sampler' ), array( 'limit' => null ) ) );
		same( array( 'limit' => 0 ), Props::parse( island( 'sampler' ), array( 'limit' => '0' ) ) );
	}
);

test(
	'[WP-03] texts stay as they are, in any script, and broken bytes are refused',
	static function (): void {
		foreach ( array( '<b>5" & ½</b>', "L'été", '日本', '0' ) as $text ) {
			same( array( 'label' => $text ), Props::parse( island( 'sampler' ), array( 'label' => $text ) ) );
		}
		same( array( 'label' => '' ), Props::parse( island( 'sampler' ), array( 'label' => "\xC3\x28" ) ) );
	}
);
