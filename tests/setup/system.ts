import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPath, firefoxPath, miniBrowserPath, wholeBrowserPath } from './browser';

/** A program that the tests need and npm does not install. */
interface SystemProgram {
	readonly purpose: string;
	readonly isThere: () => boolean;
	/** Debian packages of the program. */
	readonly packages: readonly string[];
}

const answers = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const programs: Record<string, SystemProgram> = {
	chromium: {
		purpose: 'browser tests',
		isThere: () => existsSync(browserPath()) && existsSync(wholeBrowserPath()),
		packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
	},
	firefox: { purpose: 'tests in three engines', isThere: () => existsSync(firefoxPath()), packages: ['firefox-esr'] },
	webkit: {
		purpose: 'tests in three engines',
		isThere: () => existsSync(miniBrowserPath()) && answers('WebKitWebDriver', '--help') && answers('Xvfb', '-help'),
		packages: ['webkit2gtk-driver', 'xvfb'],
	},
	php: {
		purpose: 'tests of the plugin and the store',
		// Requirements of tests/wordpress/run.sh and standards.sh: in Debian each extension is a separate package.
		isThere: () =>
			answers(
				'php',
				'-r',
				'exit(array_diff(["mbstring", "dom", "tokenizer", "curl", "pdo_sqlite", "zip"], array_map("strtolower", get_loaded_extensions())) ? 1 : 0);',
			),
		packages: ['php-cli', 'php-mbstring', 'php-xml', 'php-curl', 'php-sqlite3', 'php-zip'],
	},
	composer: {
		purpose: 'coding standards and static analysis of the plugin',
		isThere: () => answers('composer', '--version'),
		packages: ['composer'],
	},
};

/**
 * Installs missing programs with Debian's package manager.
 *
 * @param names Of the programs; all if it is left out.
 * @returns Names of the available programs.
 */
export function installPrograms(names: readonly string[] = Object.keys(programs)): Set<string> {
	const wanted = Object.entries(programs).filter(([name]) => names.includes(name));
	const missing = wanted.filter(([, { isThere }]) => !isThere());
	if (missing.length) {
		const packages = missing.flatMap(([, program]) => program.packages);
		console.log(`Installing ${packages.join(' ')}`);
		const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
		const run = (...args: string[]) => {
			const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
			execFileSync(command, rest, {
				stdio: ['ignore', 'ignore', 'inherit'],
				env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
			});
		};
		try {
			run('update', '-qq');
			run('install', '-y', '-qq', '--no-install-recommends', ...packages);
		} catch {
			// Missing programs are reported below.
		}
	}
	const there = new Set<string>();
	for (const [name, { isThere, purpose, packages }] of wanted) {
		if (isThere()) there.add(name);
		else console.error(`Cannot install ${name} (Debian: ${packages.join(' ')}), which the ${purpose} need.`);
	}
	return there;
}
