<?php
namespace Archipel\Self_Check;

/** The command of WP-CLI. */
final class Command {

	/**
	 * Checks whether Archipel works on this site. Exits with 1 if something is critical.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How findings are printed.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - json
	 *   - csv
	 *   - yaml
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp archipel check
	 *     wp archipel check --format=json
	 *
	 * @param string[]              $arguments None.
	 * @param array<string, string> $options   `format`.
	 */
	public static function check( array $arguments, array $options ): void {
		$findings = Check::run_all( new Guest() );
		$items    = array();
		foreach ( Check::all() as $id => $check ) {
			$items[] = array(
				'id'      => $id,
				'verdict' => $findings[ $id ]->verdict,
				'title'   => $check->title,
				'why'     => $findings[ $id ]->why,
				'remedy'  => $findings[ $id ]->remedy,
				'link'    => $findings[ $id ]->link,
			);
		}
		\WP_CLI\Utils\format_items( $options['format'] ?? 'table', $items, array_keys( $items[0] ) );
		if ( in_array( Finding::CRITICAL, array_column( $items, 'verdict' ), true ) ) {
			\WP_CLI::halt( 1 );
		}
	}
}
