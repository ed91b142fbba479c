<?php
/** The buffer around the template, which WordPress has since 6.9; an older one gets this. */

if ( ! function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
	/** Starts the buffer, unless the site streams its pages. A callback that throws leaves the page as it was before all of them. */
	function wp_start_template_enhancement_output_buffer(): bool {
		if ( ! apply_filters( 'wp_should_output_buffer_template_for_enhancement', has_filter( 'wp_template_enhancement_output_buffer' ) ) ) {
			return false;
		}
		return ob_start(
			static function ( string $page ): string {
				try {
					return (string) apply_filters( 'wp_template_enhancement_output_buffer', $page, $page );
				} catch ( Throwable $error ) {
					return $page;
				}
			},
			0,
			PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE
		);
	}
}
