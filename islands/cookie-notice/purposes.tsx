import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Fragment, useLayoutEffect } from 'react';
import { settings } from '../../src/runtime/settings';
import type { Purpose } from '../../src/safety/purposes';
import { purposeTexts, type ThirdParty } from '../../src/safety/third-parties';
import { t } from './messages';

export interface PurposesProps {
	readonly offered: readonly Purpose[];
	/** Who asks. */
	readonly parties: readonly ThirdParty[];
	readonly chosen: ReadonlySignal<readonly Purpose[]>;
	readonly onChoose: (chosen: readonly Purpose[]) => void;
	/** Called once it is on the page. */
	readonly onShown: () => void;
}

const part = (name: string) => `archipel-cookie-notice__${name}`;
const inLanguage = (text: string | { readonly fr: string; readonly en: string }) =>
	typeof text === 'string' ? text : text[/^fr\b/i.test(settings().locale) ? 'fr' : 'en'];

/** The choice per purpose, with every third party behind each: the same markup as `notice.php` makes for our own notice. */
export default function Purposes({ offered, parties, chosen, onChoose, onShown }: PurposesProps) {
	useSignals();
	const ticked = chosen.value;
	useLayoutEffect(onShown, [onShown]);
	return (
		<>
			<legend className={part('legend')}>{t('purposes')}</legend>
			{offered.map((purpose) => (
				<PurposeRow
					key={purpose}
					purpose={purpose}
					parties={parties.filter((party) => party.purpose === purpose)}
					isTicked={ticked.includes(purpose)}
					onTick={(isTicked) => onChoose(offered.filter((one) => (one === purpose ? isTicked : ticked.includes(one))))}
				/>
			))}
			<button type="button" className={`${part('save')} archipel-button`} data-cookie-set="chosen">
				{t('save')}
			</button>
			<button type="button" className={`${part('forget')} archipel-button`} data-archipel-forget="">
				{t('forget')}
			</button>
		</>
	);
}

interface RowProps extends Pick<PurposesProps, 'parties'> {
	readonly purpose: Purpose;
	readonly isTicked: boolean;
	readonly onTick: (isTicked: boolean) => void;
}

function PurposeRow({ purpose, parties, isTicked, onTick }: RowProps) {
	const { title, description } = purposeTexts[purpose];
	const id = `archipel-purpose-${purpose}`;
	return (
		<div className={part('purpose')}>
			<label className={part('purpose-name')}>
				<input
					type="checkbox"
					name="archipel-purpose"
					value={purpose}
					aria-describedby={id}
					checked={isTicked}
					onChange={({ currentTarget }) => onTick(currentTarget.checked)}
				/>{' '}
				{inLanguage(title)}
			</label>
			<p className={part('purpose-text')} id={id}>
				{inLanguage(description)}{' '}
				<span className={part('services')}>
					{parties.map(({ id: key, name, company, policy }, at) => (
						<Fragment key={key}>
							{at > 0 && ', '}
							{policy ? (
								<a
									className={part('service')}
									href={policy}
									target="_blank"
									rel="noopener"
									title={t('policy', { name: company })}
								>
									{inLanguage(name)}
								</a>
							) : (
								inLanguage(name)
							)}
						</Fragment>
					))}
					{parties.length > 0 && '.'}
				</span>
			</p>
		</div>
	);
}
