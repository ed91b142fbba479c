<?php
namespace Archipel\Consent;

use Archipel\Localized;
use Archipel\I18n\Texts;

/** Adds consent to WordPress's privacy tools: the suggested policy, the export and the erasure of personal data. */
final class Privacy {

	public static function register(): void {
		add_action( 'admin_init', array( self::class, 'suggest_policy' ) );
		add_filter( 'wp_privacy_personal_data_exporters', static fn( $others ): array => self::with_ours( $others, 'exporter', 'export' ) );
		add_filter( 'wp_privacy_personal_data_erasers', static fn( $others ): array => self::with_ours( $others, 'eraser', 'erase' ) );
	}

	/** Suggests a text for the privacy policy: the services in use, by purpose, and the stored data of a choice. */
	public static function suggest_policy(): void {
		$html = self::services();
		if ( Consent::is_asking() ) {
			$days  = static function ( string $option ): string {
				$days = (float) Consent::options()[ $option ];
				return number_format_i18n( $days, floor( $days ) === $days ? 0 : 2 );
			};
			$text  = Texts::get(
				'cookie-notice.policy-choice',
				"Votre choix est conservé dans votre navigateur (cookies archipel_consent et cookie_notice_accepted)\u{A0}: {accepted} jours après un accord, {refused} jours après un refus.",
				'Your choice is kept in your browser (cookies archipel_consent and cookie_notice_accepted): {accepted} days after you accept, {refused} days after you refuse.',
				array(
					'accepted' => $days( 'acceptedDays' ),
					'refused'  => $days( 'refusedDays' ),
				)
			);
			$html .= '<p>' . esc_html( $text . ' ' . self::about_proofs() ) . '</p>';
		}
		if ( '' !== $html ) {
			wp_add_privacy_policy_content( Texts::get( 'cookie-notice.policy-title', "Archipel\u{A0}: consentement", 'Archipel: consent' ), $html );
		}
	}

	/** Returns a list of the services that are used with consent; empty without any. */
	private static function services(): string {
		$used     = Third_Parties::some( Services::named( (array) ( Consent::options()['services'] ?? array() ) ) );
		$purposes = Third_Parties::purposes_of( $used );
		$items    = '';
		foreach ( $used as $party ) {
			$text   = Texts::get(
				'cookie-notice.policy-by',
				"{name} ({company}), pour\u{A0}: {purpose}.",
				'{name} ({company}), for: {purpose}.',
				array(
					'name'    => Localized::text( $party['name'] ),
					'company' => '' === $party['company'] ? get_bloginfo( 'name' ) : $party['company'],
					'purpose' => Localized::text( $purposes[ $party['purpose'] ]['title'] ),
				)
			);
			$items .= '<li>' . esc_html( $text ) . ( '' === $party['policy'] ? '' : ' <a href="' . esc_url( $party['policy'] ) . '">' . esc_html( $party['policy'] ) . '</a>' ) . '</li>';
		}
		return '' === $items ? '' : '<p>' . esc_html( Texts::get( 'cookie-notice.policy-own', "Avec votre accord, nous faisons appel à ces services\u{A0}:", 'With your consent, we use these services:' ) ) . "</p><ul>$items</ul>";
	}

	/** Returns a description of a proof and its retention; empty if none are stored. */
	private static function about_proofs(): string {
		return Proof::may_exist() ? Texts::get(
			'cookie-notice.policy-proof',
			"Nous en gardons une preuve pendant {days} jours\u{A0}: un numéro tiré au hasard, la date, la version du texte lu et les finalités acceptées\u{202F}; ni nom, ni adresse e-mail, ni compte, ni adresse IP. Seul votre navigateur connaît ce numéro (cookie archipel_consent).",
			'We keep a proof of it for {days} days: a random number, the time, the version of the text that was read and the purposes that were allowed; no name, e-mail address, account or IP address. Only your browser knows this number (cookie archipel_consent).',
			array( 'days' => (string) Proof::days() )
		) : '';
	}

	/** Tells the person which data are stored. A proof cannot be found by an e-mail address; its number is in the person's browser (GDPR art. 11(2)). */
	public static function export(): array {
		$title = self::title();
		$item  = array(
			'group_id'    => 'archipel-consent',
			'group_label' => $title,
			'item_id'     => 'archipel-consent',
			'data'        => array(
				array(
					'name'  => $title,
					'value' => self::about_proofs() . ' ' . Texts::get( 'cookie-notice.export', 'Votre adresse e-mail ne permet donc pas de retrouver la vôtre. Envoyez-nous ce numéro pour la recevoir ou la faire effacer.', 'So your e-mail address does not find yours. Send us this number to receive it, or to have it erased.' ),
				),
			),
		);
		return array(
			'data' => Proof::may_exist() ? array( $item ) : array(),
			'done' => true,
		);
	}

	/** Tells the owner that no proof can be found by an e-mail address, and how to use its number. */
	public static function erase(): array {
		$text = Texts::get(
			'cookie-notice.erase',
			"Preuves de consentement\u{A0}: aucune ne peut être retrouvée par une adresse e-mail, et aucune n’a été effacée. Si la personne vous envoie le numéro de son cookie archipel_consent, la requête DELETE {url} efface la sienne. Chacune s’efface d’elle-même après {days} jours.",
			'Proofs of consent: none can be found by an e-mail address, and none was erased. If the person sends you the number in their cookie archipel_consent, the request DELETE {url} erases their proof. Each is erased by itself after {days} days.',
			array(
				'url'  => rest_url( 'archipel/v1/consent?id=…' ),
				'days' => (string) Proof::days(),
			)
		);
		return array(
			'items_removed'  => false,
			'items_retained' => false,
			'messages'       => Proof::may_exist() ? array( $text ) : array(),
			'done'           => true,
		);
	}

	/** @return array<mixed> Exporters or erasers of personal data, with ours. */
	private static function with_ours( $others, string $kind, string $method ): array {
		$ours = array(
			"{$kind}_friendly_name" => 'Archipel – ' . self::title(),
			'callback'              => array( self::class, $method ),
		);
		return array( 'archipel-consent' => $ours ) + ( is_array( $others ) ? $others : array() );
	}

	/** Returns the name of the stored data. */
	private static function title(): string {
		return Texts::get( 'cookie-notice.proofs', 'Preuves de consentement', 'Proofs of consent' );
	}
}
