<?php
namespace Archipel\Self_Check;

use Archipel\Example_Pages;
use Archipel\I18n\Texts;

/** Requests the site's pages and endpoints over HTTP without cookies, and so through its caches and optimisers. */
final class Guest {

	/** Seconds until an answer is given up. */
	private const DEADLINE = 10;

	private const AGENT = 'Archipel self-check';

	/** Seconds for which the pages of a run are kept. */
	private const RUN = 2 * MINUTE_IN_SECONDS;

	/** Transient that names the run. */
	private const KEPT = 'archipel_check_run';

	/** Start of the names of transients with pages of the run; empty: they are not kept. */
	private string $run = '';

	/** @var array<string, Answer> Answers by address and how it was asked. */
	private array $answers = array();

	/** @var list<string>|null Addresses of the pages that are looked at. */
	private ?array $pages;

	/** Why requests have no answer. */
	private string $error = '';

	/** Why there is no page, though the site answers, in the requests of the last check. */
	private string $closed = '';

	/** @param string $page The only page that is looked at; empty: one of each kind that the shop has. */
	public function __construct( string $page = '' ) {
		$this->pages = '' === $page ? null : array( $page );
	}

	/** Begins a run of checks, each of which is its own request: pages received from now on are kept for the next ones. */
	public static function start_run(): void {
		set_transient( self::KEPT, wp_generate_password( 12, false ), self::RUN );
	}

	/** Returns a guest that reuses the pages of earlier checks of the run. */
	public static function of_run(): self {
		$guest      = new self();
		$run        = get_transient( self::KEPT );
		$guest->run = is_string( $run ) ? "archipel_check_{$run}_" : '';
		return $guest;
	}

	/** Why the site does not answer at all; empty if it does. */
	public function error(): string {
		return $this->error;
	}

	/** Returns the finding of a check whose requests since the last call got no answer, or no page; null if they did. */
	public function unseen(): ?Finding {
		$why          = '' === $this->error ? $this->closed : $this->error;
		$this->closed = '';
		if ( '' === $why ) {
			return null;
		}
		$what = Texts::get( 'check.unreachable', "Le serveur n’arrive pas à ouvrir son propre site ({error})\u{A0}: ce point n’est pas vérifié.", 'The server cannot open its own site ({error}): this is not checked.', array( 'error' => $why ) );
		return '' === $this->error
			? Finding::recommended( $what, Texts::get( 'check.closed', "Mettez fin au mode maintenance, ou laissez passer dans le pare-feu ou l’extension de sécurité les requêtes du serveur à lui-même («\u{202F}{agent}\u{202F}»).", 'End the maintenance mode, or let the server’s requests to itself (“{agent}”) pass in the firewall or security plugin.', array( 'agent' => self::AGENT ) ) )
			: Finding::recommended( $what, Texts::get( 'check.loopback', 'Si le temps a manqué, relancez le diagnostic quand la boutique est moins chargée. Sinon, demandez à votre hébergeur de permettre les requêtes du serveur à lui-même (loopback, voir Outils → Santé du site).', 'If time ran out, run the diagnosis again when the shop is less busy. Otherwise ask your host to allow the server’s requests to itself (loopback, see Tools → Site Health).' ), admin_url( 'site-health.php' ) );
	}

	/** @return array<string, Answer> The pages that came, by address. */
	public function pages(): array {
		$pages  = array();
		$closed = '';
		foreach ( $this->pages ??= Example_Pages::kinds() as $address ) {
			$answer = $this->kept( $address );
			if ( $answer->is_page() ) {
				$pages[ $address ] = $answer;
			} else {
				$closed = "HTTP $answer->status";
			}
		}
		// One page is enough to look at: another may be closed on purpose.
		$this->closed = array() === $pages ? $closed : '';
		return $pages;
	}

	/** A page, as an earlier check of the run got it. */
	private function kept( string $address ): Answer {
		$name = '' === $this->run ? '' : $this->run . md5( $address );
		$kept = '' === $name ? false : get_transient( $name );
		if ( $kept instanceof Answer ) {
			return $kept;
		}
		$answer = $this->get( $address );
		if ( '' !== $name && $answer->is_page() ) {
			set_transient( $name, $answer, self::RUN );
		}
		return $answer;
	}

	/** Asks for a page by an address under which no cache has it. */
	public function anew( string $address ): Answer {
		return $this->get( add_query_arg( Places::PARAMETER, wp_generate_password( 8, false ), $address ) );
	}

	/** Asks as a browser does that opens a page: redirects are followed. */
	public function get( string $address ): Answer {
		return $this->ask( $address, array( 'redirection' => 3 ) );
	}

	/** Sends a request as a page's script does; a redirect, e.g. to a login page, is the answer. `$again`: ignores an earlier answer. */
	public function fetch( string $address, bool $again = false ): Answer {
		$arguments = array(
			'redirection' => 0,
			'headers'     => array(
				'Sec-Fetch-Mode' => 'cors',
				'Sec-Fetch-Site' => 'same-origin',
			),
		);
		return $this->ask( $address, $arguments, $again );
	}

	/** Whether WordPress accepts a nonce of a guest; `wp_verify_nonce()` would ask for the one of whoever looks. */
	public static function may_use( string $nonce, string $action ): bool {
		$user = apply_filters( 'nonce_user_logged_out', 0, $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's filter.
		$tick = wp_nonce_tick( $action );
		foreach ( array( $tick, $tick - 1 ) as $each ) {
			if ( hash_equals( substr( wp_hash( "$each|$action|$user|", 'nonce' ), -12, 10 ), $nonce ) ) {
				return true;
			}
		}
		return false;
	}

	/** Returns an address with the scheme of the site, if it is the site's: without a request, as in WP-CLI, WordPress makes addresses of plugins and admin with http. */
	public static function with_scheme( string $address ): string {
		return self::is_own( $address ) ? set_url_scheme( $address, (string) wp_parse_url( home_url(), PHP_URL_SCHEME ) ) : $address;
	}

	private static function is_own( string $address ): bool {
		return wp_parse_url( $address, PHP_URL_HOST ) === wp_parse_url( home_url(), PHP_URL_HOST );
	}

	private function ask( string $address, array $arguments, bool $again = false ): Answer {
		$address = self::with_scheme( $address );
		$key     = $address . wp_json_encode( $arguments );
		if ( isset( $this->answers[ $key ] ) && ! $again ) {
			return $this->answers[ $key ];
		}
		// Without this a site that cannot reach itself would wait for each of many requests.
		if ( '' !== $this->error ) {
			return new Answer( 0, '', array() );
		}
		// A site behind a password is asked with the one that its owner has just given.
		if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) && self::is_own( $address ) ) {
			$arguments['headers']['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- as Site Health does.
		}
		$arguments += array(
			'timeout'    => self::DEADLINE,
			'user-agent' => 'Mozilla/5.0 (compatible; ' . self::AGENT . ')',
			'sslverify'  => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's filter.
		);

		$reply = wp_remote_get( $address, $arguments );
		if ( is_wp_error( $reply ) ) {
			$this->error = $reply->get_error_message();
			return new Answer( 0, '', array() );
		}
		$headers = wp_remote_retrieve_headers( $reply );

		$this->answers[ $key ] = new Answer( (int) wp_remote_retrieve_response_code( $reply ), wp_remote_retrieve_body( $reply ), is_array( $headers ) ? $headers : $headers->getAll() );
		return $this->answers[ $key ];
	}
}
