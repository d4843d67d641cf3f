/** A server of its own for the tests, with an empty database. `LINESHAFT_BIN` names the program. */

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    server: string;
  }
}

export default async function (project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['LINESHAFT_SERVER'];
  if (given) {
    project.provide('server', given);
    return async () => {};
  }
  const program = process.env['LINESHAFT_BIN'] ?? '../target/debug/lineshaft';
  const folder = mkdtempSync(join(tmpdir(), 'lineshaft-'));
  const server = spawn(program, ['serve', '--database', `sqlite:${folder}/data.sqlite`, '--listen', '127.0.0.1:0', '--rate', '0', '--doors', '0', '--lang', 'en']);
  let told = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (part: Buffer): void => {
      told += part.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(told);
      if (found) resolve(found[0]);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`the server stopped with ${code}: ${told}`)));
  });
  project.provide('server', address);
  return async () => {
    server.removeAllListeners('exit');
    const gone = new Promise((done) => server.on('exit', done));
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true });
  };
}
