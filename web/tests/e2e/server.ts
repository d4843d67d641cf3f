/** Servers of their own for the tests. `LINESHAFT_BIN` names the program. */

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

/** A server that runs. */
export interface Running {
  address: string;
  stop: () => Promise<void>;
}

/** A server over the database in this folder; at any free port unless one is named. */
export async function serve(folder: string, port = 0): Promise<Running> {
  const program = process.env['LINESHAFT_BIN'] ?? '../target/debug/lineshaft';
  const wanted = [
    'serve',
    '--database',
    `sqlite:${folder}/data.sqlite`,
    '--listen',
    `127.0.0.1:${port}`,
    '--rate',
    '0',
    '--doors',
    '0',
    '--lang',
    'en',
  ];
  const server = spawn(program, wanted);
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
  const stop = async (): Promise<void> => {
    server.removeAllListeners('exit');
    const gone = new Promise((done) => server.on('exit', done));
    server.kill('SIGTERM');
    await gone;
  };
  return { address, stop };
}

/** A folder that is thrown away. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'lineshaft-'));

/** One server for all tests, with an empty database. */
export default async function (project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['LINESHAFT_SERVER'];
  if (given) {
    project.provide('server', given);
    return async () => {};
  }
  const own = folder();
  const server = await serve(own);
  project.provide('server', server.address);
  return async () => {
    await server.stop();
    rmSync(own, { recursive: true });
  };
}
