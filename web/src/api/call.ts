/** Asking the server. Every answer is what was asked for, or a `Refused` with the server's own sentence. */

import { lang } from '../texts/texts.svelte';
import type { components } from './schema';

export type Schemas = components['schemas'];

/** What the rules, the table or the server do not allow. */
export interface Refusal {
  rule?: string;
  text?: string;
}

/** Why something was not done: the sentence is the server's, in the reader's language. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly refusal?: Refusal,
    /** Where in what was given. */
    readonly path?: string,
  ) {
    super(message);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How long, in milliseconds, an answer is waited for. After a sleep it may never come, and nobody would say so. */
const TIMEOUT = 15_000;
/** How long where a bot thinks before it answers. */
export const THINKING = 60_000;

async function answer(method: Method, path: string, body?: unknown, timeout = TIMEOUT): Promise<Response> {
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const signal = AbortSignal.timeout(timeout);
  const request: RequestInit = { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await fetch(path, request).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Schemas['ProblemTold'] | null;
  const {
    code,
    message,
    refusal,
    path: at,
  } = told?.error ?? { code: 'internal', message: response.statusText, refusal: undefined, path: undefined };
  throw new Refused(response.status, code, message, refusal as Refusal | undefined, at ?? undefined);
}

/** A line may be lost while the answer comes in. */
async function bodyOf(response: Response): Promise<string> {
  return response.text().catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
}

/** Asks, and reads the answer as JSON. */
export async function call<T>(method: Method, path: string, body?: unknown, timeout?: number): Promise<T> {
  const text = await bodyOf(await answer(method, path, body, timeout));
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** Asks, and reads the answer as text. */
export async function text(path: string): Promise<string> {
  return bodyOf(await answer('GET', path));
}
