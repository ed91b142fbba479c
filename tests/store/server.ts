import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from '../setup/repository';
import { PLAYGROUND } from './files';

/** Extensions of PHP that WordPress on SQLite and WooCommerce need. */
const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'curl', 'zip'];

/** Version of PHP that WordPress Playground runs where this machine has no PHP. */
const PLAYGROUND_PHP = '8.3';

export interface Server {
	readonly url: string;
	/** What runs PHP, in words. */
	readonly runner: string;
	readonly close: () => Promise<void>;
}

/** Version of this machine's PHP, as `8.2`; empty if it has none, or one without an extension that the store needs. */
export function phpOfMachine(): string {
	const code = `echo array_diff(${JSON.stringify(EXTENSIONS)}, array_map("strtolower", get_loaded_extensions())) ? "" : PHP_MAJOR_VERSION . "." . PHP_MINOR_VERSION;`;
	const { status, stdout } = spawnSync('php', ['-r', code], { encoding: 'utf8' });
	return status === 0 ? stdout.trim() : '';
}

/** The first free port from one on. */
export function freePort(from: number): Promise<number> {
	return new Promise((done, fail) => {
		const probe = createServer();
		probe.once('error', ({ code }: NodeJS.ErrnoException) =>
			code === 'EADDRINUSE' ? freePort(from + 1).then(done, fail) : fail(new Error(`port ${from}: ${code}`)),
		);
		probe.listen(from, '127.0.0.1', () => probe.close(() => done(from)));
	});
}

/**
 * Serves a WordPress by PHP's own server, or by WordPress Playground where this machine has not the PHP that is asked for.
 *
 * @param php Version as `8.3`; that of this machine, if it has one, when it is left out
 * @throws if the server ends, or does not answer within five minutes
 */
export async function serve(folder: string, from: number, php?: string): Promise<Server> {
	const own = phpOfMachine();
	const isOwn = own !== '' && (!php || php === own);
	const port = await freePort(from);
	const url = `http://127.0.0.1:${port}`;
	const child = isOwn ? byPhp(folder, url) : byPlayground(folder, url, php ?? PLAYGROUND_PHP);
	let ended = false;
	const end = new Promise<void>((done) => child.once('close', () => done(void (ended = true))));
	// Its children too: the workers of PHP, and what npx has started.
	const stop = () => void (ended || process.kill(-child.pid!, 'SIGTERM'));
	process.once('exit', stop);
	const quit = () => process.exit(1);
	const signals = ['SIGINT', 'SIGTERM'] as const;
	for (const signal of signals) process.once(signal, quit);
	const close = async () => {
		stop();
		process.off('exit', stop);
		for (const signal of signals) process.off(signal, quit);
		await end;
	};
	for (let waited = 0; !(await answers(url)); waited++) {
		if (ended || waited > 300) {
			await close();
			throw new Error(`the server of the store did not start: see ${join(folder, 'server.log')}`);
		}
		await new Promise((done) => setTimeout(done, 1000));
	}
	return {
		url,
		runner: isOwn ? `PHP ${own} of this machine` : `PHP ${php ?? PLAYGROUND_PHP} of WordPress Playground`,
		close,
	};
}

const answers = (url: string) =>
	fetch(`${url}/wp-includes/version.php`, { signal: AbortSignal.timeout(5000) }).then(
		({ ok }) => ok,
		() => false,
	);

function start(folder: string, command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
	const log = openSync(join(folder, 'server.log'), 'a');
	const [program = '', ...args] = command;
	return spawn(program, args, {
		cwd: folder,
		detached: true,
		stdio: ['ignore', log, log],
		env: { ...process.env, ...env },
	});
}

function byPhp(folder: string, url: string): ChildProcess {
	const options = ['opcache.enable_cli=1', 'memory_limit=512M', 'max_execution_time=0', 'display_errors=0'].flatMap(
		(option) => ['-d', option],
	);
	const router = resolve(root, 'tests/wordpress/router.php');
	return start(folder, ['php', ...options, '-S', new URL(url).host, '-t', folder, router], {
		STORE_URL: url,
		ARCHIPEL_UNPREPARED: '1',
		PHP_CLI_SERVER_WORKERS: '4',
	});
}

function byPlayground(folder: string, url: string, php: string): ChildProcess {
	const address = ['--php', php, '--port', new URL(url).port, '--site-url', url];
	const folders = ['--mount-before-install', `${folder}:/wordpress`];
	const laidOut = ['--wordpress-install-mode', 'do-not-attempt-installing', '--skip-sqlite-setup'];
	return start(folder, ['npx', '--yes', PLAYGROUND, 'server', ...address, ...folders, ...laidOut], {});
}
