<?php
namespace Archipel\Islands\Cookie_Notice;

/** Server-side texts in French and English. The filter `archipel_messages` replaces them, like those of the browser. */
final class Texts {

	/** All texts, French and English. `\u{202F}` is the narrow no-break space of French, inside quotation marks and before high punctuation. */
	private const ALL = array(
		'title'      => array( 'Vos cookies, votre choix', 'Your cookies, your choice' ),
		'ask'        => array( "{purposes}\u{A0}: seulement avec votre accord. Refuser n’enlève rien à vos achats.", '{purposes}: only with your consent. Refusing takes nothing away from your shopping.' ),
		'keep'       => array( 'Choix gardé {duration}, à revoir quand vous voulez en bas de page.', 'Kept for {duration}; change your mind any time at the end of the page.' ),
		'inform'     => array( 'Cette boutique n’utilise que les cookies nécessaires à votre panier et à votre compte. Personne ne vous suit.', 'This shop uses only the cookies that your cart and your account need. Nobody follows you.' ),
		'more'       => array( 'Politique de confidentialité', 'Privacy policy' ),
		'choose'     => array( 'Choisir', 'Choose' ),
		'purposes'   => array( "J’accepte les cookies pour\u{A0}:", 'I accept cookies for:' ),
		'forget'     => array( 'Effacer mes traces sur cet appareil', 'Erase my traces on this device' ),
		'refuse'     => array( 'Tout refuser', 'Refuse all' ),
		'accept'     => array( 'Tout accepter', 'Accept all' ),
		'understood' => array( 'J’ai compris', 'Got it' ),
		'close'      => array( 'Tout refuser et fermer', 'Refuse all and close' ),
		'dismiss'    => array( 'Fermer', 'Close' ),
		'manage'     => array( 'Gérer mes cookies', 'Manage my cookies' ),
		'policy'     => array( 'Confidentialité chez {name}', 'Privacy at {name}' ),
		'months'     => array( '{count} mois', '{count} months' ),
		'days'       => array( '{count} jours', '{count} days' ),
	);

	/** Returns a text in the language of the page; the filter knows it as `cookie-notice.{key}`. */
	public static function get( string $key, array $values = array() ): string {
		list( $fr, $en ) = self::ALL[ $key ];
		return \Archipel\I18n\Texts::get( "cookie-notice.$key", $fr, $en, $values );
	}
}
