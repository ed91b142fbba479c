import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { safeUrl } from '../../src/safety/url';
import { pageConsent } from '../../src/stores/consent';
import { Dialog } from '../../src/ui/dialog';
import { Spoken } from '../../src/ui/spoken';
import { t } from './messages';
import type { Video } from './model';
import { Button } from '../../src/ui/button';
import './view.css';

export interface Opened {
	readonly video: Video;
	readonly link: HTMLAnchorElement;
}

interface PanelProps {
	readonly opened: ReadonlySignal<Opened | undefined>;
	readonly onClose: () => void;
}

/** The dialog. Closing it removes the video from the page, which stops its sound. */
export default function Panel({ opened, onClose }: PanelProps) {
	useSignals();
	const now = opened.value;
	if (!now) return null;
	const title = now.link.querySelector('.archipel-video-popup__title')?.textContent.trim() || t('title');
	return (
		<Dialog title={title} className="archipel-video" returnFocus={now.link} onClose={onClose}>
			{now.video.party ? <Frame {...now} title={title} /> : <File {...now} />}
		</Dialog>
	);
}

/** Sends no request to the video's host without consent, to this video or to the party's purpose (CONS-02). */
function Frame({ video: { source, party }, link, title }: Opened & { readonly title: string }) {
	useSignals();
	const [isAllowed, setAllowed] = useState(false);
	const name = String(party!.name);
	if (isAllowed || pageConsent().allowed[party!.purpose].value)
		return (
			<iframe
				className="archipel-video__player archipel-box"
				src={source}
				title={title}
				allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
				// eslint-disable-next-line react/iframe-missing-sandbox -- of another site: it cannot take this off itself
				sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
				referrerPolicy="strict-origin-when-cross-origin"
				// The pressed button has been replaced by the frame.
				ref={(frame) => void (isAllowed && frame?.focus())}
			/>
		);
	return (
		<div className="archipel-video__held">
			<p>{t('held', { name })}</p>
			<Button className="archipel-primary-button archipel-video__show" onClick={() => setAllowed(true)}>
				{t('show')}
			</Button>
			<Elsewhere href={link.href} text={t('open', { name })} />
		</div>
	);
}

/** A video file of the site, with the browser's controls. */
function File({ video: { source }, link }: Opened) {
	const [isBroken, setBroken] = useState(false);
	const captions = safeUrl(link.dataset['captions']);
	if (isBroken)
		return (
			<div className="archipel-video__held">
				<Spoken text={t('failed')} politeness="assertive" />
				<Elsewhere href={source} text={t('file')} />
			</div>
		);
	return (
		// eslint-disable-next-line jsx-a11y/media-has-caption -- they are the owner's to give
		<video
			className="archipel-video__player archipel-box"
			src={source}
			poster={link.querySelector('img')?.currentSrc}
			controls
			autoPlay
			playsInline
			onError={() => setBroken(true)}
		>
			{captions && (
				<track
					kind="captions"
					src={captions.href}
					srcLang={document.documentElement.lang}
					label={t('captions')}
					default
				/>
			)}
		</video>
	);
}

const Elsewhere = ({ href, text }: { readonly href: string; readonly text: string }) => (
	<a className="archipel-link" href={href} target="_blank" rel="noopener">
		{text}
	</a>
);
