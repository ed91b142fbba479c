import { t } from './messages';
import { isElsewhere, isoMoment, sayMoment, type Moment } from './moment';

interface Props {
	readonly end: Moment;
	/** The sentence, with `{date}` for its date: « Se termine le {date} ». */
	readonly sentence: string;
}

/**
 * The end in words, with the date as `<time>`; a visitor whose clock shows another hour is told whose it is.
 * Give another sentence another `key`: new words are new nodes then, and nothing has moved as browsers count it.
 */
export function EndTime({ end, sentence }: Props) {
	const [before = '', after = ''] = sentence.split('{date}');
	return (
		<>
			{before}
			<time dateTime={isoMoment(end)}>{sayMoment(end)}</time>
			{isElsewhere(end) && ` ${t('shopTime')}`}
			{after}
		</>
	);
}
