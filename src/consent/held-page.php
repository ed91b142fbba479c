<?php
namespace Archipel\Consent;

use Archipel\Localized;
use Archipel\I18n\Texts;
use const Archipel\FILE;

/**
 * Parses a page with the parser of WordPress and moves the URLs of held elements to data attributes. Content of scripts, styles, comments,
 * templates, SVG and text fields is unchanged; a page with nothing to hold back is unchanged byte for byte.
 */
final class Held_Page {

	/** Attribute with the purpose for which an element waits; site and theme authors may set it. */
	public const MARK = 'data-archipel-hold';

	/** Attributes with URLs of resources to load, including those of scripts that load images and frames lazily. */
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

	/** Pattern of the words in `rel` with which a link loads a resource. */
	private const LOADING_LINKS = '~(?<![^ \t\n\f\r])(?:stylesheet|preload|modulepreload|prefetch|prerender|preconnect|dns-prefetch|icon|apple-touch-icon)(?![^ \t\n\f\r])~i';

	/** Types of scripts that run (MIME Sniffing standard, JavaScript MIME type). */
	private const SCRIPT_TYPE = '~^[ \t\n\f\r]*+(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script|text/(?:javascript1\.[0-5]|jscript|livescript))[ \t\n\f\r]*+$~i';

	private string $html;

	/** @var array<string> Ids of the third parties held back. */
	private array $held;

	/** @var array<string, string> Purposes of scripts and styles declared by handle, by id of the element. */
	private array $declared;

	/** @var array<string, string> Ids of the third parties found, by host. */
	private array $found = array();

	public function __construct( string $html, array $held, array $declared = array() ) {
		$this->html     = $html;
		$this->held     = $held;
		$this->declared = $declared;
	}

	/** @return array<string, string> The third parties found on the page, held back or not. Ids by host. */
	public function found(): array {
		return $this->found;
	}

	/** Returns the page with elements held back; the page unchanged if no element needs consent, or if the page has no notice. */
	public function html(): string {
		$short      = new Short_Page( $this->html, array_merge( array( Consent::island() ), array_keys( $this->declared ) ) );
		$tags       = new \WP_HTML_Tag_Processor( $short->html );
		$foreign    = new Foreign_Content( $tags );
		$templates  = 0;
		$has_notice = false;
		$is_held    = false;
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
					$has_notice = $has_notice || in_array( Consent::island(), array( $tags->get_attribute( 'id' ), $tags->get_attribute( 'data-archipel' ) ), true );
				} elseif ( isset( self::ADDRESSES[ $name ] ) ) {
					$is_held = $this->hold( $tags, $name ) || $is_held;
				}
			}
		}
		return $has_notice && $is_held ? $short->whole( $tags->get_updated_html() ) : $this->html;
	}

	/** Holds an element back if it needs consent; returns whether it does. */
	private function hold( \WP_HTML_Tag_Processor $tags, string $name ): bool {
		$type = $tags->get_attribute( 'type' );
		if ( 'SCRIPT' === $name && is_string( $type ) && 1 !== preg_match( self::SCRIPT_TYPE, $type ) ) {
			return false;
		}
		if ( 'LINK' === $name && 1 !== preg_match( self::LOADING_LINKS, (string) $tags->get_attribute( 'rel' ) ) ) {
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
			if ( is_string( $type ) ) {
				self::put( $tags, 'data-archipel-type', $type );
			}
			$tags->set_attribute( 'type', 'text/plain' );
		}
		if ( 'IFRAME' === $name && null !== $party ) {
			self::put( $tags, 'srcdoc', self::frame( $party, (string) reset( $held ) ) );
		}
		if ( null !== $party ) {
			$tags->set_attribute( 'data-archipel-service', $party['id'] );
		}
		$tags->set_attribute( 'data-archipel-consent', $purpose );
		return true;
	}

	/** Returns the purpose that the element declares, by its attribute or by its handle. */
	private function declared_purpose( \WP_HTML_Tag_Processor $tags ): ?string {
		$mark = $tags->get_attribute( self::MARK );
		if ( ! is_string( $mark ) ) {
			$id   = array() === $this->declared ? null : $tags->get_attribute( 'id' );
			$mark = is_string( $id ) ? ( $this->declared[ $id ] ?? '' ) : '';
		}
		return array() !== $this->held && isset( Third_Parties::purposes()[ $mark ] ) ? $mark : null;
	}

	/** Returns the third party behind a URL, or a `srcset`, if held back. */
	private function party_at( string $address, bool $is_set ): ?array {
		foreach ( $is_set ? explode( ',', $address ) : array( $address ) as $one ) {
			$party = $this->noted( Third_Parties::at( $is_set ? strtok( trim( $one ) . ' ', " \t\n\r\f" ) : $one ) );
			if ( null !== $party ) {
				return $party;
			}
		}
		return null;
	}

	/** Records a third party found on the page, and returns it if held back. */
	private function noted( ?array $party ): ?array {
		if ( null === $party ) {
			return null;
		}
		$this->found[ $party['host'] ] = $party['id'];
		return in_array( $party['id'], $this->held, true ) ? $party : null;
	}

	/** Sets an attribute so that browsers read back the same value: before WordPress 6.9 text that looks like an entity is not escaped. Returns false if the value cannot be set. */
	private static function put( \WP_HTML_Tag_Processor $tags, string $name, string $value ): bool {
		if ( 1 !== preg_match( '//u', $value ) ) {
			// WordPress refuses values that are not UTF-8.
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

	/** Returns whether an element with this URL, or this code, must wait. */
	private static function must_wait( array $party, string $what ): bool {
		/**
		 * Filters whether an element that contacts a declared third party waits for consent. Must print nothing: runs while the page is sent.
		 *
		 * @param bool   $waits True.
		 * @param string $id    Id of the third party, e.g. `google-analytics`.
		 * @param string $what  URL of the element; of an inline script, its code.
		 */
		return (bool) apply_filters( 'archipel_hold_back', true, $party['id'], $what );
	}

	/** Returns the document inside a held frame: reason, link to the content, and a button that `release.ts` connects. */
	private static function frame( array $party, string $address ): string {
		$values = array( 'name' => Localized::text( $party['name'] ) );
		return sprintf(
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- the frame is a document of its own.
			'<!doctype html><html lang="%1$s"><link rel="stylesheet" href="%2$s"><body><p>%3$s</p><p><button type="button" hidden>%4$s</button> <a href="%5$s" target="_blank" rel="noopener">%6$s</a></p></body></html>',
			esc_attr( get_bloginfo( 'language' ) ),
			esc_url( plugins_url( 'dist/consent/held-frame.css', FILE ) ),
			esc_html( Texts::get( 'cookie-notice.held', '{name} recueille des données sur ses visiteurs. Ce contenu attend votre accord.', '{name} collects data about its visitors. This content waits for your consent.', $values ) ),
			esc_html( Texts::get( 'cookie-notice.show', 'Afficher ce contenu', 'Show this content' ) ),
			esc_url( $address ),
			esc_html( Texts::get( 'cookie-notice.open', 'L’ouvrir chez {name}', 'Open it at {name}', $values ) )
		);
	}
}
