import { t } from './messages';
import { isElsewhere, isoMoment, sayMoment, type Moment } from './moment';

interface Props {
	readonly end: Moment;
	/** Sentence with the placeholder `{date}`: « Se termine le {date} ». */
	readonly sentence: string;
}

/**
 * The end as a sentence, with the date in `<time>`; visitors in another time zone also see « shop time ».
 * Set a `key` per sentence: new nodes do not count as a layout shift.
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
