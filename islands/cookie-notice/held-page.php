<?php
/**
 * A page in which third parties wait.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a page with the parser of WordPress and takes out the addresses of what is held back. What is inside scripts, styles, comments,
 * templates, drawings and text fields is text and stays as it is; so does every byte of a page in which nothing is held back.
 */
final class Held_Page {

	/** Attribute that says for which purpose an element waits; site and theme authors may write it themselves. */
	public const MARK = 'data-archipel-hold';

	/** Attributes with which elements load something. Scripts that load pictures and frames late keep the address in one of the others. */
	private const ADDRESSES = array(
		'SCRIPT' => array( 'src' ),
		'LINK'   => array( 'href' ),
		'IFRAME' => array( 'src', 'data-src', 'data-lazy-src' ),
		'IMG'    => array( 'src', 'srcset', 'data-src', 'data-srcset', 'data-lazy-src', 'data-lazy-srcset' ),
		'SOURCE' => array( 'src', 'srcset', 'data-src', 'data-srcset' ),
		'VIDEO'  => array( 'src', 'poster' ),
		'AUDIO'  => array( 'src' ),
		'EMBED'  => array( 'src' ),
		'OBJECT' => array( 'data' ),
	);

	/** What a link must be to load something; the others only say where something is. */
	private const LOADING_LINKS = array( 'stylesheet', 'preload', 'modulepreload', 'prefetch', 'prerender', 'preconnect', 'dns-prefetch', 'icon', 'apple-touch-icon' );

	/** Types of scripts that run (MIME Sniffing standard, JavaScript MIME type). */
	private const SCRIPT_TYPE = '~^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script|text/(?:javascript1\.[0-5]|jscript|livescript))$~';

	/** The page. */
	private string $html;

	/** @var array<string> Third parties that are held back. */
	private array $held;

	/** @var array<string, string> Purposes of scripts and styles whose handle declares them, by the id of their element. */
	private array $declared;

	/** @var array<string, string> Third parties that were found, by host. */
	private array $found = array();

	/**
	 * Takes the page.
	 *
	 * @param string                $html     Page.
	 * @param array<string>         $held     Names of the third parties that are held back.
	 * @param array<string, string> $declared Purposes by the id of the element.
	 */
	public function __construct( string $html, array $held, array $declared = array() ) {
		$this->html     = $html;
		$this->held     = $held;
		$this->declared = $declared;
	}

	/**
	 * Third parties that were found on the page, held back or not.
	 *
	 * @return array<string, string> Their names, by host.
	 */
	public function found(): array {
		return $this->found;
	}

	/** The page with everything held back that must wait; the page itself if nothing must, or if it asks nobody. */
	public function html(): string {
		$tags      = new \WP_HTML_Tag_Processor( $this->html );
		$foreign   = new Foreign_Content( $tags );
		$templates = 0;
		$asks      = false;
		$is_held   = false;
		while ( $tags->next_token() ) {
			$type = $tags->get_token_type();
			if ( '#text' === $type ) {
				continue;
			}
			if ( ! $foreign->follow() ) {
				break;
			}
			if ( '#tag' !== $type || $foreign->is_inside() ) {
				continue;
			}
			$name = (string) $tags->get_tag();
			if ( 'TEMPLATE' === $name ) {
				$templates = max( 0, $templates + ( $tags->is_tag_closer() ? -1 : 1 ) );
			} elseif ( 'PLAINTEXT' === $name ) {
				break;
			} elseif ( 0 === $templates && ! $tags->is_tag_closer() ) {
				if ( 'DIV' === $name ) {
					$asks = $asks || 'cookie-notice' === $tags->get_attribute( 'id' ) || 'cookie-notice' === $tags->get_attribute( 'data-archipel' );
				} elseif ( isset( self::ADDRESSES[ $name ] ) ) {
					$is_held = $this->hold( $tags, $name ) || $is_held;
				}
			}
		}
		return $asks && $is_held ? $tags->get_updated_html() : $this->html;
	}

	/**
	 * Holds an element back, if it must wait.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Parser, at the element.
	 * @param string                 $name Its name.
	 * @return bool Whether it does.
	 */
	private function hold( \WP_HTML_Tag_Processor $tags, string $name ): bool {
		if ( 'SCRIPT' === $name && 1 !== preg_match( self::SCRIPT_TYPE, self::script_type( $tags ) ) ) {
			return false;
		}
		if ( 'LINK' === $name && array() === array_intersect( self::LOADING_LINKS, self::words( $tags->get_attribute( 'rel' ) ) ) ) {
			return false;
		}
		$purpose = $this->declared_purpose( $tags );
		$held    = array();
		$party   = null;
		foreach ( self::ADDRESSES[ $name ] as $attribute ) {
			$address = $tags->get_attribute( $attribute );
			if ( ! is_string( $address ) || '' === $address ) {
				continue;
			}
			$several = 'srcset' === substr( $attribute, -6 );
			$behind  = $this->party_at( $address, $several );
			if ( null !== $behind ) {
				$party              = $party ?? $behind;
				$held[ $attribute ] = $address;
			} elseif ( null !== $purpose && Third_Parties::is_own( $address ) ) {
				$held[ $attribute ] = $address;
			}
		}
		$code = 'SCRIPT' === $name && ! is_string( $tags->get_attribute( 'src' ) ) ? $tags->get_modifiable_text() : '';
		if ( null === $purpose && '' !== $code ) {
			$party = $this->noted( Third_Parties::loaded_by( $code ) );
		}
		$purpose = $purpose ?? ( $party['purpose'] ?? null );
		if ( null === $purpose || ( array() === $held && '' === $code ) || ( null !== $party && ! self::must_wait( $party, '' === $code ? (string) reset( $held ) : $code ) ) ) {
			return false;
		}
		foreach ( $held as $attribute => $address ) {
			if ( ! self::put( $tags, "data-archipel-$attribute", $address ) ) {
				array_map( array( $tags, 'remove_attribute' ), preg_filter( '/^/', 'data-archipel-', array_keys( $held ) ) );
				return false;
			}
		}
		array_map( array( $tags, 'remove_attribute' ), array_keys( $held ) );
		if ( 'SCRIPT' === $name ) {
			$type = $tags->get_attribute( 'type' );
			if ( is_string( $type ) ) {
				self::put( $tags, 'data-archipel-type', $type );
			}
			$tags->set_attribute( 'type', 'text/plain' );
		}
		if ( 'IFRAME' === $name && null !== $party ) {
			self::put( $tags, 'srcdoc', Held_Frame::html( $party, (string) reset( $held ) ) );
		}
		if ( null !== $party ) {
			$tags->set_attribute( 'data-archipel-service', $party['id'] );
		}
		$tags->set_attribute( 'data-archipel-consent', $purpose );
		return true;
	}

	/**
	 * The purpose that the element itself declares, by its mark or by the handle it was enqueued under.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Parser, at the element.
	 */
	private function declared_purpose( \WP_HTML_Tag_Processor $tags ): ?string {
		$mark = $tags->get_attribute( self::MARK );
		if ( ! is_string( $mark ) ) {
			$id   = array() === $this->declared ? null : $tags->get_attribute( 'id' );
			$mark = is_string( $id ) ? ( $this->declared[ $id ] ?? '' ) : '';
		}
		return array() !== $this->held && isset( Third_Parties::purposes()[ $mark ] ) ? $mark : null;
	}

	/**
	 * The third party behind an address that is held back.
	 *
	 * @param string $address Address, or several.
	 * @param bool   $is_set  Whether it is a `srcset`.
	 * @return array<string, mixed>|null
	 */
	private function party_at( string $address, bool $is_set ): ?array {
		foreach ( $is_set ? explode( ',', $address ) : array( $address ) as $one ) {
			$party = $this->noted( Third_Parties::at( $is_set ? strtok( trim( $one ) . ' ', " \t\n\r\f" ) : $one ) );
			if ( null !== $party ) {
				return $party;
			}
		}
		return null;
	}

	/**
	 * Takes note of a third party that was found.
	 *
	 * @param array<string, mixed>|null $party Third party.
	 * @return array<string, mixed>|null The same if it is held back.
	 */
	private function noted( ?array $party ): ?array {
		if ( null === $party ) {
			return null;
		}
		$this->found[ $party['host'] ] = $party['id'];
		return in_array( $party['id'], $this->held, true ) ? $party : null;
	}

	/**
	 * What the type of a script is, as browsers read it.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Parser, at the script.
	 */
	private static function script_type( \WP_HTML_Tag_Processor $tags ): string {
		$type = $tags->get_attribute( 'type' );
		return is_string( $type ) ? strtolower( trim( $type, " \t\n\r\f" ) ) : '';
	}

	/**
	 * The words of an attribute.
	 *
	 * @param mixed $value Its value.
	 * @return array<mixed>
	 */
	private static function words( $value ): array {
		return is_string( $value ) ? (array) preg_split( '/[ \t\n\r\f]+/', strtolower( trim( $value ) ) ) : array();
	}

	/**
	 * Gives an element an attribute that the browser will read as it is meant. Before WordPress 6.9 what looks like an entity stays one.
	 *
	 * @param \WP_HTML_Tag_Processor $tags  Parser, at the element.
	 * @param string                 $name  Name.
	 * @param string                 $value Value.
	 * @return bool False if it cannot be said.
	 */
	private static function put( \WP_HTML_Tag_Processor $tags, string $name, string $value ): bool {
		if ( 1 !== preg_match( '//u', $value ) ) {
			// WordPress takes nothing that is not UTF-8.
			$value = (string) preg_replace_callback( '/[\x80-\xff]/', static fn( array $byte ): string => rawurlencode( $byte[0] ), $value );
		}
		$tags->set_attribute( $name, $value );
		if ( $tags->get_attribute( $name ) !== $value ) {
			$as_text = array(
				'&#' => '&amp;&#35;',
				'&'  => '&amp;',
			);
			$tags->set_attribute( $name, strtr( $value, $as_text ) );
		}
		if ( $tags->get_attribute( $name ) === $value ) {
			return true;
		}
		$tags->remove_attribute( $name );
		return false;
	}

	/**
	 * Whether something must wait.
	 *
	 * @param array<string, mixed> $party Third party.
	 * @param string               $what  Address of the element, or its code.
	 */
	private static function must_wait( array $party, string $what ): bool {
		/**
		 * Says whether an element that contacts a declared third party waits for consent. It must print nothing: it is asked while the page is sent.
		 *
		 * @param bool   $waits True.
		 * @param string $id    Name of the third party, e.g. `google-analytics`.
		 * @param string $what  Address of the element; of an inline script, its code.
		 */
		return (bool) apply_filters( 'archipel_hold_back', true, $party['id'], $what );
	}
}
