<?php
/**
 * Validates cases from JSON with Contact Form 7's own validator on a real store: `WP_DIR=… php contact-form-verdicts.php < cases.json`. Prints one
 * item per case: the error text, or `.`.
 */

putenv( 'ARCHIPEL_TEST_PLUGINS=contact-form-7/wp-contact-form-7.php' );
require __DIR__ . '/load.php';

/** Makes a rule with its nested rules. */
function archipel_make_rule( array $data ): ?\Contactable\SWV\Rule {
	$rule = wpcf7_swv_create_rule( (string) $data['rule'], array_diff_key( $data, array_flip( array( 'rule', 'rules' ) ) ) );
	foreach ( $data['rules'] ?? array() as $inner ) {
		$rule->add_rule( archipel_make_rule( $inner ) );
	}
	return $rule;
}

foreach ( (array) json_decode( (string) stream_get_contents( STDIN ), true ) as $archipel_case ) {
	$archipel_field = 'champ';
	$archipel_files = $archipel_case['files'] ?? array();
	$_POST          = isset( $archipel_case['texts'] ) ? array( $archipel_field => wp_slash( $archipel_case['texts'] ) ) : array();
	$_FILES         = isset( $archipel_case['files'] ) ? array(
		$archipel_field => array(
			'name'     => array_column( $archipel_files, 'name' ),
			'size'     => array_column( $archipel_files, 'size' ),
			'tmp_name' => array_map( static fn( array $file ): string => '' === $file['name'] ? '' : '/tmp/x', $archipel_files ),
		),
	) : array();
	$archipel_rule  = archipel_make_rule( $archipel_case['rule'] );
	$archipel_mark  = '.';
	if ( $archipel_rule ) {
		$archipel_context = array( isset( $archipel_case['files'] ) ? 'file' : 'text' => true );
		$archipel_result  = $archipel_rule->matches( $archipel_context ) ? $archipel_rule->validate( $archipel_context ) : true;
		$archipel_mark    = is_wp_error( $archipel_result ) ? $archipel_result->get_error_message() : '.';
	}
	echo $archipel_mark;
}
