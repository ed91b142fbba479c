<?php
/**
 * Texts of the notice.
 *
 * @package Archipel
 */

namespace Archipel\Islands\CookieNotice;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__, 2 ) . '/i18n/texts.php';

/**
 * What the server says, in French and English. The owner replaces texts by the filter `archipel_messages`, as for the browser's.
 */
final class Texts {

	/**
	 * A text in the language of the page.
	 *
	 * @param string                $key    Its key; `cookie-notice.{key}` for the filter.
	 * @param array<string, string> $values For the places in braces.
	 */
	public static function get( string $key, array $values = array() ): string {
		return \Archipel\Ui\Texts::get( "cookie-notice.$key", self::all()[ $key ], $values );
	}

	/**
	 * Every text. `\u{202F}` is the narrow space that French puts inside its quotation marks and before its high punctuation.
	 *
	 * @return array<string, array{fr: string, en: string}>
	 */
	private static function all(): array {
		return array(
			'title'      => array(
				'fr' => 'Vos cookies, votre choix',
				'en' => 'Your cookies, your choice',
			),
			'ask'        => array(
				'fr' => "{purposes}\u{202F}: seulement avec votre accord. Refuser n’enlève rien à vos achats.",
				'en' => '{purposes}: only with your consent. Refusing takes nothing away from your shopping.',
			),
			'keep'       => array(
				'fr' => 'Choix gardé {duration}, à revoir quand vous voulez en bas de page.',
				'en' => 'Kept for {duration}; change your mind any time at the end of the page.',
			),
			'inform'     => array(
				'fr' => 'Cette boutique n’utilise que les cookies nécessaires à votre panier et à votre compte. Personne ne vous suit.',
				'en' => 'This shop uses only the cookies that your cart and your account need. Nobody follows you.',
			),
			'more'       => array(
				'fr' => 'Politique de confidentialité',
				'en' => 'Privacy policy',
			),
			'choose'     => array(
				'fr' => 'Choisir',
				'en' => 'Choose',
			),
			'purposes'   => array(
				'fr' => "J’accepte, pour\u{202F}:",
				'en' => 'I accept, for:',
			),
			'save'       => array(
				'fr' => 'Enregistrer mes choix',
				'en' => 'Save my choices',
			),
			'forget'     => array(
				'fr' => 'Effacer mes traces sur cet appareil',
				'en' => 'Erase my traces on this device',
			),
			'refuse'     => array(
				'fr' => 'Tout refuser',
				'en' => 'Refuse all',
			),
			'accept'     => array(
				'fr' => 'Tout accepter',
				'en' => 'Accept all',
			),
			'understood' => array(
				'fr' => 'J’ai compris',
				'en' => 'Got it',
			),
			'close'      => array(
				'fr' => 'Tout refuser et fermer',
				'en' => 'Refuse all and close',
			),
			'dismiss'    => array(
				'fr' => 'Fermer',
				'en' => 'Close',
			),
			'manage'     => array(
				'fr' => 'Gérer mes cookies',
				'en' => 'Manage my cookies',
			),
			'policy'     => array(
				'fr' => 'Confidentialité chez {name}',
				'en' => 'Privacy at {name}',
			),
			'months'     => array(
				'fr' => '{count} mois',
				'en' => '{count} months',
			),
			'days'       => array(
				'fr' => '{count} jours',
				'en' => '{count} days',
			),
			'held'       => array(
				'fr' => '{name} recueille des données sur ses visiteurs. Ce contenu attend votre accord.',
				'en' => '{name} collects data about its visitors. This content waits for your consent.',
			),
			'show'       => array(
				'fr' => 'Afficher ce contenu',
				'en' => 'Show this content',
			),
			'open'       => array(
				'fr' => 'L’ouvrir chez {name}',
				'en' => 'Open it at {name}',
			),
			'seen'       => array(
				'fr' => 'Services d’autres sociétés vus sur vos pages',
				'en' => 'Services of other companies seen on your pages',
			),
			'seen-none'  => array(
				'fr' => 'Aucun jusqu’ici. La liste se remplit quand vos pages sont visitées.',
				'en' => 'None so far. The list fills up as your pages are visited.',
			),
			'seen-off'   => array(
				'fr' => 'Rien n’est retenu tant que le bandeau ne demande rien sur ce site.',
				'en' => 'Nothing is held back while the notice asks nothing on this site.',
			),
			'host'       => array(
				'fr' => 'Adresse',
				'en' => 'Host',
			),
			'service'    => array(
				'fr' => 'Service',
				'en' => 'Service',
			),
			'purpose'    => array(
				'fr' => 'Finalité',
				'en' => 'Purpose',
			),
			'state'      => array(
				'fr' => 'Avant l’accord du visiteur',
				'en' => 'Before the visitor agrees',
			),
			'is-held'    => array(
				'fr' => 'Retenu',
				'en' => 'Held back',
			),
			'is-let'     => array(
				'fr' => 'Chargé',
				'en' => 'Loaded',
			),
			'let'        => array(
				'fr' => 'Ne plus retenir {name}',
				'en' => 'Stop holding back {name}',
			),
			'hold'       => array(
				'fr' => 'Retenir {name}',
				'en' => 'Hold back {name}',
			),
			'policy-own' => array(
				'fr' => "Avec votre accord, nous faisons appel à ces services\u{202F}:",
				'en' => 'With your consent, we use these services:',
			),
			'policy-by'  => array(
				'fr' => "{name} ({company}), pour\u{202F}: {purpose}.",
				'en' => '{name} ({company}), for: {purpose}.',
			),
		);
	}
}
