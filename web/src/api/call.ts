/** Asking the server. Every answer is what was asked for, or a `Refused` with the server's own sentence. */

import { lang } from '../texts/texts.svelte';
import type { components, paths } from './schema';

export type Schemas = components['schemas'];

/** What the rules, the table or the server do not allow. */
export type Refusal = Schemas['RefusalTold'];

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The doors that can be asked so. */
type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<Lowercase<M>, object> ? P : never;
}[keyof paths];

/** What is asked at a door. */
type Door<M extends Method, P extends keyof paths> = Lowercase<M> extends keyof paths[P] ? paths[P][Lowercase<M>] : never;

/** A part of what is given, under this name, if the door takes one. */
type Part<Name extends string, Given> = [Given] extends [never] ? unknown : Record<Name, Given>;

type InPath<D> = D extends { parameters: { path: infer Path } } ? Path : never;
type InQuery<D> = D extends { parameters: { query?: infer Query } } ? ([Query] extends [undefined] ? never : Query) : never;
type InBody<D> = D extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

/** What can be done at a table: the ends of its doors, and what they take. */
export type Deed = { [P in PathOf<'POST'>]: P extends `/api/tables/{id}/${infer End}` ? End : never }[PathOf<'POST'>];
export type BodyOf<D extends Deed> = InBody<Door<'POST', `/api/tables/{id}/${D}`>>;

/** What is given at a door. */
export type Given<D> = Part<'path', InPath<D>> &
  Partial<Part<'query', InQuery<D>>> &
  Part<'body', InBody<D>> & { /** In milliseconds. */ timeout?: number };

type Content<R> = R extends { content: { 'application/json': infer Body } } ? Body : never;
/** What a door answers. */
export type Answer<D> = D extends { responses: infer R } ? Content<R[keyof R & (200 | 201)]> : never;

/** How long, in milliseconds, an answer is waited for. After a sleep it may never come, and nobody would say so. */
const TIMEOUT = 15_000;
/** How long where a bot thinks before it answers. */
export const THINKING = 60_000;

interface Wanted {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  timeout?: number;
}

/** The address of a door, with what stands in for its braces. */
function address(door: string, { path = {}, query = {} }: Wanted): string {
  const filled = door.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled;
}

async function answer(method: Method, door: string, wanted: Wanted): Promise<Response> {
  const { body, timeout = TIMEOUT } = wanted;
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const signal = AbortSignal.timeout(timeout);
  const request: RequestInit = { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) };
  const response = await fetch(address(door, wanted), request).catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Schemas['ProblemTold'] | null;
  const { code, message, refusal, path } = told?.error ?? { code: 'internal', message: response.statusText };
  throw new Refused(response.status, code, message, refusal ?? undefined, path ?? undefined);
}

/** A line may be lost while the answer comes in. */
async function bodyOf(response: Response): Promise<string> {
  return response.text().catch((error: unknown) => {
    throw new Unreachable(String(error));
  });
}

/** What must be given at a door, if anything. */
type Asked<D> = object extends Given<D> ? [given?: Given<D>] : [given: Given<D>];

/** Asks at a door that is only known when it is asked. */
export async function ask(method: Method, door: string, wanted: Wanted = {}): Promise<unknown> {
  const text = await bodyOf(await answer(method, door, wanted));
  return text === '' ? undefined : JSON.parse(text);
}

/** Asks at a door of the server, and reads its answer. */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  door: P,
  ...[given]: Asked<Door<M, P>>
): Promise<Answer<Door<M, P>>> {
  return (await ask(method, door, given as Wanted | undefined)) as Answer<Door<M, P>>;
}

/** Asks at a door that answers with text. */
export async function text(door: string): Promise<string> {
  return bodyOf(await answer('GET', door, {}));
}
