import { expect, test } from 'vitest';
import { videoAt } from './model';

const ID = 'aqz-KE-bpKQ';
const NO_COOKIES = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`;
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';

test.each([
	[`https://www.youtube.com/watch?v=${ID}&list=x`, NO_COOKIES],
	[`https://youtu.be/${ID}?t=1m30s`, `${NO_COOKIES}&start=90`],
	[`https://m.youtube.com/watch?v=${ID}&t=75`, `${NO_COOKIES}&start=75`],
	[`https://www.youtube.com/embed/${ID}?start=5`, `${NO_COOKIES}&start=5`],
	[`https://www.youtube.com/shorts/${ID}`, NO_COOKIES],
	['https://vimeo.com/76979871', VIMEO],
	['https://vimeo.com/channels/staffpicks/76979871', VIMEO],
	['https://vimeo.com/76979871/a1b2c3', `${VIMEO}&h=a1b2c3`],
	['https://player.vimeo.com/video/76979871?h=a1b2c3&color=red', `${VIMEO}&h=a1b2c3`],
])('[WID-05] the video that an address leads to: %s plays without cookies', (address, source) => {
	expect(videoAt(address)).toMatchObject({ source, party: { purpose: 'content' } });
});

test('[WID-05] the video that an address leads to: a file of the site plays as it is, and asks nobody else', () => {
	expect(videoAt('/videos/atelier.MP4?x=1')).toEqual({
		source: `${location.origin}/videos/atelier.MP4?x=1`,
		party: undefined,
	});
});

test.each([
	'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
	`https://www.youtube.com.evil.example/watch?v=${ID}`,
	`https://evil.example/?x=https://youtu.be/${ID}`,
	`data:text/html,https://youtu.be/${ID}`,
	'https://www.youtube.com/watch?v=short',
	'https://youtu.be/..%2F..%2Fevil.js',
	'https://www.youtube.com/embed/%22onload%3D1',
	'https://vimeo.com/about',
	'https://vimeo.com/76979871?h="><script>'.replace('76979871', 'x'),
	'https://evil.example/atelier.mp4',
	'https://user:word@evil.example/atelier.mp4',
	'/atelier.pdf',
	'',
	'::',
])('[SEC-02] an address that is no video’s stays a link: %s', (address) => {
	expect(videoAt(address)).toBeUndefined();
});

test('[SEC-02] an address that is no video’s stays a link: nothing but the number and the key of a video reaches its host', () => {
	expect(videoAt('https://vimeo.com/76979871?h=%22%3E&autopause=0')!.source).toBe(VIMEO);
	expect(videoAt(`https://www.youtube.com/watch?v=${ID}&t=1e9&origin=https://evil.example`)!.source).toBe(NO_COOKIES);
});
