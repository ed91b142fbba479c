<?php
namespace Archipel\Self_Check;

/** Result of a check: verdict in Site Health's terms, reason, and for a fault the remedy in one sentence, the text of its link. Plain text, escaped when printed. */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/** `good`, `recommended` or `critical`. */
	public string $verdict;
	public string $why;
	public string $remedy;

	/** Address of the remedy, by default the list of plugins; empty for a good verdict. */
	public string $link;

	private function __construct( string $verdict, string $why, string $remedy, string $link ) {
		$this->verdict = $verdict;
		$this->why     = $why;
		$this->remedy  = $remedy;
		$this->link    = $link;
	}

	public static function good( string $why ): self {
		return new self( self::GOOD, $why, '', '' );
	}

	public static function recommended( string $why, string $remedy, ?string $link = null ): self {
		return new self( self::RECOMMENDED, $why, $remedy, $link ?? admin_url( 'plugins.php' ) );
	}

	public static function critical( string $why, string $remedy, ?string $link = null ): self {
		return new self( self::CRITICAL, $why, $remedy, $link ?? admin_url( 'plugins.php' ) );
	}

	/** Names the page in the texts, in place of `{page}`. */
	public function on( string $page ): self {
		return new self( $this->verdict, str_replace( '{page}', $page, $this->why ), str_replace( '{page}', $page, $this->remedy ), $this->link );
	}
}
