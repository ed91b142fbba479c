<?php
/** Removes the plugin's stored data, on every site of the network. */

namespace Archipel;

// Only WordPress may run this file, while it deletes the plugin.
if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

require_once __DIR__ . '/includes/class-stored-data.php';
Stored_Data::on_each_site( array( Stored_Data::class, 'remove' ) );
