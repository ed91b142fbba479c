/* Packs the plugin into archipel.zip, built anew unless the build is of these sources. */
import { execFileSync } from 'node:child_process';
import { isDistFresh } from './dist-digest';
import { root } from './repository';

if (!isDistFresh())
	execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
await import('../../src/build/zip');
