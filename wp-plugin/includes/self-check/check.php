<?php
namespace Archipel\Self_Check;

/** One check of the list, which all places show. */
final class Check {

	/** Kebab-case, stable: Site Health and WP-CLI name it. */
	public string $id;
	public string $title;

	/** Subject of the check, in one sentence. */
	public string $looks_at;

	/** Whether it asks over HTTP, as a guest, and so takes a while. */
	public bool $is_remote;

	/** @var callable(Guest): Finding */
	private $look;

	/** @param callable(Guest): Finding $look Does the check and returns the finding. */
	public function __construct( string $id, string $title, string $looks_at, bool $is_remote, callable $look ) {
		$this->id        = $id;
		$this->title     = $title;
		$this->looks_at  = $looks_at;
		$this->is_remote = $is_remote;
		$this->look      = $look;
	}

	/** @return array<string, Check> All checks by id, the most important first. */
	public static function all(): array {
		$checks = array_merge( Page_Checks::all(), Endpoint_Checks::all(), Policy_Checks::all(), Site_Checks::all(), Browser_Check::all() );
		return array_column( $checks, null, 'id' );
	}

	/** @return array<string, Finding> Current findings of all checks, by id. */
	public static function run_all( Guest $guest ): array {
		return array_map( static fn( Check $check ): Finding => $check->run( $guest ), self::all() );
	}

	/** Does the check. If its HTTP requests get no answer, the finding says so. */
	public function run( Guest $guest ): Finding {
		$finding = ( $this->look )( $guest );
		$unseen  = $guest->unseen();
		return Finding::GOOD === $finding->verdict && null !== $unseen && $this->is_remote ? $unseen : $finding;
	}
}
