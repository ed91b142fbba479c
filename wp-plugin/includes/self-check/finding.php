<?php
namespace Archipel\Self_Check;

/** What a check has found: a verdict in Site Health's words, why, and for a fault the remedy in one sentence, which is the text of its link. Plain text; places that print it escape it. */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/** `good`, `recommended` or `critical`. */
	public string $verdict;
	public string $why;
	public string $remedy;

	/** Address where the remedy is carried out; empty if it is no page. */
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

	public static function recommended( string $why, string $remedy, string $link = '' ): self {
		return new self( self::RECOMMENDED, $why, $remedy, $link );
	}

	public static function critical( string $why, string $remedy, string $link = '' ): self {
		return new self( self::CRITICAL, $why, $remedy, $link );
	}
}
