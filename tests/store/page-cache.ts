import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server';

/** Whether nginx is on this machine (Debian: nginx-light). */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** A page cache before a store. */
export interface PageCache {
	/** Address of the proxy by which a browser asks for the store's own addresses. */
	readonly proxy: string;
	/** Requests that the cache did not answer, in their order: `MISS GET /boutique/`. */
	readonly missed: () => string[];
	readonly close: () => Promise<void>;
}

/** Files, which a host serves without PHP. */
const FILES = '\\.(css|js|mjs|json|svg|png|jpe?g|webp|avif|ico|woff2?)$';

/** Cookies of visitors whose pages are their own, as hosts list them. */
const OWN =
	'wordpress_logged_in|wp-postpass|comment_author|woocommerce_(items_in_cart|cart_hash)|wp_woocommerce_session';

const configuration = (folder: string, port: number, store: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
	log_format cache '$upstream_cache_status $request_method $request_uri';
	access_log off;
	${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
	proxy_cache_path ${folder}/pages keys_zone=pages:1m;
	map $http_cookie $is_own { default 0; "~${OWN}" 1; }
	server {
		listen 127.0.0.1:${port};
		proxy_set_header Host $http_host;
		location ~* "${FILES}" { proxy_pass ${store}; }
		location / {
			access_log ${folder}/access.log cache;
			proxy_pass ${store};
			proxy_cache pages;
			proxy_cache_key $request_method$http_host$request_uri;
			proxy_cache_valid 200 301 302 10m;
			proxy_cache_bypass $is_own;
			proxy_no_cache $is_own;
		}
	}
}
`;

/** Starts nginx as hosts put it before WordPress: pages of guests are kept by their whole address, unless their headers forbid it. */
export async function openPageCache(store: string): Promise<PageCache> {
	const folder = mkdtempSync(join(tmpdir(), 'archipel-cache-'));
	const port = await freePort(Number(new URL(store).port) + 5);
	writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, store));
	const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
	let ended = false;
	const end = new Promise<void>((done) => child.once('close', () => done(void (ended = true))));
	// Written when it listens.
	while (!existsSync(join(folder, 'pid'))) {
		if (ended) throw new Error(`nginx did not start: see ${folder}/error.log`);
		await new Promise((done) => setTimeout(done, 50));
	}
	return {
		proxy: `http://127.0.0.1:${port}`,
		missed: () =>
			readFileSync(join(folder, 'access.log'), 'utf8')
				.split('\n')
				.filter((line) => line && !line.startsWith('HIT')),
		close: async () => {
			child.kill();
			await end;
			rmSync(folder, { recursive: true });
		},
	};
}
